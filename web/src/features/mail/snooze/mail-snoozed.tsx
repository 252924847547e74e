import type { Email } from '@atrium/contract/mail';
import { Button } from '@mantine/core';
import { IconAlarmSnooze } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { useFormat } from '../../../ui/format.ts';
import { useComingTime } from '../mail-time.ts';
import classes from '../thread/mail-detail.module.css';
import marks from './snooze.module.css';
import { useSnoozeMails } from './snooze.queries.ts';

/** In a row: when a mail comes back, or that it did. */
export function SnoozeMark({ mail: { snoozedUntil, returnedAt } }: { mail: Email }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const timeOf = useComingTime();
  if (snoozedUntil === null && returnedAt === null) return null;
  const words =
    snoozedUntil === null ? t('mail.snooze.returned') : t('mail.snooze.until', { moment: dateTime(snoozedUntil) });
  return (
    <span className={marks.mark} title={words}>
      <IconAlarmSnooze size={16} stroke={1.5} role="img" aria-label={words} />
      {snoozedUntil !== null && <span aria-hidden>{timeOf(snoozedUntil)}</span>}
    </span>
  );
}

/** Above a mail that is put away: until when, and the way back. */
export function SnoozeNote({ mail, areThreads }: { mail: Email; areThreads: boolean }) {
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
            onClick={() => snooze({ chosen: { mails: [mail], areThreads }, until: null })}
          >
            {t('mail.snooze.haveBack')}
          </Button>
        )}
      </div>
    </div>
  );
}
