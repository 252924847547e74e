import type { Invoice } from '@atrium/contract/invoices';
import { Tooltip } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import classes from '../invoice-labels.module.css';

/** That a client was reminded of it; how often and when is a hint away. */
export function RemindedMark({ invoice: { reminders, remindedAt } }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (remindedAt === null) return null;
  const formatted = format.number(reminders);
  const words = t('reminders.times', { count: reminders, formatted, date: format.date(remindedAt) });
  return (
    <Tooltip label={words}>
      <span className={classes.reminded} role="img" aria-label={words}>
        <IconBell size={14} stroke={1.75} aria-hidden />
        {reminders > 1 && formatted}
      </span>
    </Tooltip>
  );
}
