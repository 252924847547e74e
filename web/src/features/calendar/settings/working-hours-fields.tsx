import '@mantine/core/styles/Switch.css';
import { Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { firstDayOfWeek } from '../../../ui/first-day-of-week.ts';
import { usualWorkdays } from '../hours/working-hours.ts';
import { WeekdayChips } from '../weekday-chips.tsx';
import classes from './settings-panel.module.css';
import { useWeekStart } from './use-week-start.ts';
import type { SettingsFormOf } from './view-fields.tsx';

/** On which days one works, and from when until when; or at no hours in particular. */
export function WorkingHoursFields({ form }: { form: SettingsFormOf }) {
  const { t, i18n } = useTranslation();
  const weekStart = useWeekStart();
  const { workingHours } = form.getValues();
  const usual = { weekdays: usualWorkdays(firstDayOfWeek(i18n.language)), from: '09:00', until: '17:00' };
  const { workingHours: before } = form.getInitialValues();
  return (
    <>
      <Switch
        label={t('calendar.settings.hasHours')}
        description={t('calendar.settings.hasHoursText')}
        checked={workingHours !== null}
        onChange={({ currentTarget: { checked } }) =>
          form.setFieldValue('workingHours', checked ? (before ?? usual) : null)
        }
      />
      {workingHours && (
        <>
          <WeekdayChips
            label={t('calendar.settings.workdays')}
            weekStart={weekStart}
            value={workingHours.weekdays}
            onChange={(weekdays) => form.setFieldValue('workingHours.weekdays', weekdays)}
          />
          <div className={classes.times}>
            <TextInput
              type="time"
              label={t('calendar.settings.worksFrom')}
              {...form.getInputProps('workingHours.from')}
            />
            <TextInput
              type="time"
              label={t('calendar.settings.worksUntil')}
              {...form.getInputProps('workingHours.until')}
            />
          </div>
        </>
      )}
    </>
  );
}
