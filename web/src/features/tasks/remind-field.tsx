import { useTranslation } from 'react-i18next';
import { MomentField } from '../../ui/forms/moment-field.tsx';
import { todayIn, useAccountZone } from '../../ui/zone-clock.ts';

interface RemindFieldProps {
  /** A moment, or null for none. */
  value: string | null;
  onChange: (moment: string | null) => void;
  /** The day that is offered first. */
  dueDate: string | null;
}

/** When one is reminded of a task. */
export function RemindField({ dueDate, ...props }: RemindFieldProps) {
  const { t } = useTranslation();
  const zone = useAccountZone();
  return (
    <MomentField
      {...props}
      firstDay={dueDate || todayIn(zone)}
      dayLabel={t('tasks.fields.remindAt')}
      timeLabel={t('tasks.form.remindTime')}
      placeholder={t('tasks.form.noReminder')}
      clearLabel={t('tasks.form.removeReminder')}
    />
  );
}
