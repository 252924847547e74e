import type { Email } from '@atrium/contract/mail';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { useFormat } from '../../../ui/format.ts';
import type { MailView } from '../mail-search.ts';
import classes from '../thread/mail-detail.module.css';
import marks from './snooze.module.css';
import { useSnoozeMails } from './snooze.queries.ts';

/** Above a mail that is put away: until when, and the way back. */
export function SnoozeNote({ mail, threadsIn }: { mail: Email; threadsIn: MailView | null }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const ability = useAbility();
  const { mutate: snooze } = useSnoozeMails();
  if (mail.snoozedUntil === null) return null;
  return (
    <div className={marks.note}>
      <div className={classes.sending} role="note">
        <span>{t('mail.snooze.comesBack', { moment: dateTime(mail.snoozedUntil) })}</span>
        {ability.can('update', 'Mail') && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => snooze({ chosen: { mails: [mail], threadsIn }, until: null })}
          >
            {t('mail.snooze.haveBack')}
          </Button>
        )}
      </div>
    </div>
  );
}
