import '../mantine-styles.ts';
import '@mantine/dates/styles.css';
import 'dayjs/locale/ar';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import 'dayjs/locale/pt-br';
import { DateInput, type DateInputProps, DatesProvider } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstDayOfWeek } from '../first-day-of-week.ts';
import { useFormat } from '../format.ts';
import { readDay } from './read-day.ts';
import { useComplaint } from './use-complaint.ts';
import { useTypedDay } from './use-typed-day.ts';

interface DayFieldProps extends Omit<DateInputProps, 'value' | 'onChange'> {
  /** YYYY-MM-DD. */
  value?: string;
  onChange: (day: string) => void;
}

/** A day of the calendar, typed as the language writes it or calls it, or chosen. What is no day stays as it was typed. */
export function DayField({ value = '', onChange, error, ...field }: DayFieldProps) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const language = i18n.language;
  const [isOpen, setIsOpen] = useState(false);
  const typed = useTypedDay({ value, onChange, isOptional: field.clearable === true });
  const example = format.day(`${new Date().getUTCFullYear()}-12-31`);
  const complaint = useComplaint(typed.isUnread ? t('ui.calendar.unreadable', { example }) : null);
  return (
    <DatesProvider
      settings={{
        locale: language === 'pt' ? 'pt-br' : language,
        firstDayOfWeek: firstDayOfWeek(language),
        weekendDays: [],
      }}
    >
      <DateInput
        value={value === '' ? null : value}
        onChange={(day) => typed.choose(day ?? '')}
        valueFormat={format.day}
        dateParser={(text) => readDay(text, language)}
        fixOnBlur={!typed.isUnread}
        rightSection={<IconCalendar size={16} stroke={1.5} aria-hidden />}
        rightSectionPointerEvents="none"
        // Both would lie over the end of the day.
        clearSectionMode={field.clearable === true && value !== '' ? 'clear' : 'both'}
        autoComplete="off"
        popoverProps={{
          position: 'bottom-start',
          shadow: 'md',
          onOpen: () => setIsOpen(true),
          onClose: () => setIsOpen(false),
        }}
        // Escape closes the days, and not the panel that the field stands in.
        data-mantine-stop-propagation={isOpen || undefined}
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
        {...field}
        ref={complaint.input}
        error={complaint.shown ?? error}
        onInput={({ currentTarget }) => typed.type(currentTarget.value)}
        onInvalid={complaint.onInvalid}
        onBlur={(event) => {
          complaint.onBlur(event);
          field.onBlur?.(event);
        }}
      />
    </DatesProvider>
  );
}
