import '@mantine/core/styles/Switch.css';
import { type CalendarSettings, calendarViews, firstWeekdays } from '@atrium/contract/calendar-settings';
import { Select, Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';

export type SettingsFormOf = UseFormReturnType<CalendarSettings>;

/** With which day weeks begin, what the calendar opens with, and whether weeks are numbered. */
export function ViewFields({ form }: { form: SettingsFormOf }) {
  const { t } = useTranslation();
  return (
    <>
      <Select
        label={t('calendar.settings.firstWeekday')}
        allowDeselect={false}
        data={firstWeekdays.map((value) => ({
          value,
          label: t(value === 'language' ? 'calendar.firstWeekdays.language' : `calendar.weekdays.${value}`),
        }))}
        {...form.getInputProps('firstWeekday')}
      />
      <Select
        label={t('calendar.settings.defaultView')}
        description={t('calendar.settings.defaultViewText')}
        allowDeselect={false}
        data={[
          { value: 'last', label: t('calendar.defaultViews.last') },
          ...calendarViews.map((value) => ({ value, label: t(`calendar.views.${value}`) })),
        ]}
        {...form.getInputProps('defaultView')}
      />
      <Switch
        label={t('calendar.settings.showsWeekNumbers')}
        description={t('calendar.settings.showsWeekNumbersText')}
        {...form.getInputProps('showsWeekNumbers', { type: 'checkbox' })}
      />
    </>
  );
}
