import { Text } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchSelect } from '../../../ui/forms/search-select.tsx';
import { useAccountZone } from '../../../ui/zone-clock.ts';
import { isSameZone, zoneChoices, zoneName } from '../../../ui/zone-names.ts';
import { placeIn, type Times } from '../entries.ts';
import { useCalendarFormat } from '../use-calendar-format.ts';

interface ZoneFieldProps {
  value: string;
  /** Null while they are not complete. */
  times: Times | null;
  onChange: (zone: string) => void;
  error?: ReactNode;
}

/** By which clocks the times are meant; where they are not the viewer's, what the viewer's show. */
export function ZoneField({ value, times, onChange, error }: ZoneFieldProps) {
  const { t } = useTranslation();
  const here = useAccountZone();
  const format = useCalendarFormat(here);
  const zones = useMemo(() => zoneChoices([value, here, 'UTC']), [here, value]);
  return (
    <div>
      <SearchSelect
        label={t('calendar.fields.timeZone')}
        limit={60}
        nothingFoundMessage={t('calendar.form.noZone')}
        data={zones}
        value={value}
        onChange={(zone) => zone !== null && onChange(zone)}
        error={error}
      />
      {times && !isSameZone(value, here) && (
        <Text size="xs" c="dimmed" mt={4}>
          {t('calendar.form.here', { when: format.when(placeIn(here, times)), zone: zoneName(here) })}
        </Text>
      )}
    </div>
  );
}
