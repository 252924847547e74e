import '@mantine/dates/styles.css';
import 'dayjs/locale/ar';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import 'dayjs/locale/pt-br';
import { DatePicker } from '@mantine/dates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstDayOfWeek } from '../first-day-of-week.ts';
import { todayIn, useAccountZone } from '../zone-clock.ts';

interface DayCalendarProps {
  /** YYYY-MM-DD, or empty for none. */
  value: string;
  onChoose: (day: string) => void;
  firstDay: string;
  /** Whether the chosen day can be taken back. */
  isOptional: boolean;
  /** Nothing: as the language has it. */
  weekStart: 0 | 1 | 6 | undefined;
}

/** The month of the day, or that of today, to choose from. */
export function DayCalendar({ value, onChoose, firstDay, isOptional, weekStart }: DayCalendarProps) {
  const { t, i18n } = useTranslation();
  const zone = useAccountZone();
  const [shown, setShown] = useState({ month: value || todayIn(zone), for: value });
  if (shown.for !== value) setShown({ month: value || shown.month, for: value });
  return (
    <DatePicker
      value={value === '' ? null : value}
      onChange={(day) => onChoose(day ?? '')}
      allowDeselect={isOptional}
      date={shown.month}
      onDateChange={(month) => setShown({ month, for: value })}
      {...(firstDay !== '' && { minDate: firstDay })}
      locale={i18n.language === 'pt' ? 'pt-br' : i18n.language}
      firstDayOfWeek={weekStart ?? firstDayOfWeek(i18n.language)}
      weekendDays={[]}
      highlightToday
      ariaLabels={{
        previousMonth: t('ui.calendar.previousMonth'),
        nextMonth: t('ui.calendar.nextMonth'),
        previousYear: t('ui.calendar.previousYear'),
        nextYear: t('ui.calendar.nextYear'),
        previousDecade: t('ui.calendar.previousDecade'),
        nextDecade: t('ui.calendar.nextDecade'),
        monthLevelControl: t('ui.calendar.chooseMonth'),
        yearLevelControl: t('ui.calendar.chooseYear'),
      }}
    />
  );
}
