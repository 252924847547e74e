import { eventLengths } from '@atrium/contract/calendar-settings';
import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { perLanguage } from '../../../ui/per-language.ts';
import type { SettingsFormOf } from './view-fields.tsx';

const minutesOf = perLanguage(
  (language) => new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }),
);

/** How long new events are. */
export function EventLengthField({ form }: { form: SettingsFormOf }) {
  const { t, i18n } = useTranslation();
  const minutes = minutesOf(i18n.language);
  const { value, onChange, ...field } = form.getInputProps('eventMinutes');
  return (
    <Select
      label={t('calendar.settings.eventMinutes')}
      allowDeselect={false}
      data={eventLengths.map((length) => ({ value: String(length), label: minutes.format(length) }))}
      value={String(value)}
      onChange={(length) => onChange(Number(length))}
      {...field}
    />
  );
}
