import type { Email } from '@atrium/contract/mail';
import { IconAlarmSnooze } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { useComingTime } from '../mail-time.ts';
import marks from './snooze.module.css';

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
