import '../mantine-styles.ts';
import { CloseButton, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { loadedLater } from '../loaded-later.ts';
import classes from './day-field.module.css';
import { useComplaint } from './use-complaint.ts';
import { useTypedDay } from './use-typed-day.ts';

const DayCalendar = loadedLater(async () => ({ default: (await import('./day-calendar.tsx')).DayCalendar }));

interface DayFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** YYYY-MM-DD. */
  value?: string;
  onChange: (day: string) => void;
  /** No day before can be chosen. */
  firstDay?: string;
  /** Whether there may be none. */
  clearable?: boolean;
  clearLabel?: string;
  /** With which day the weeks begin that are chosen from, where that is not as the language has it; Sunday is 0. */
  weekStart?: 0 | 1 | 6;
}

/** A day of the calendar, typed as the language writes it or calls it, or chosen. What is no day stays as it was typed. */
export function DayField({
  value = '',
  onChange,
  firstDay = '',
  clearable = false,
  clearLabel,
  weekStart,
  ...field
}: DayFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const typed = useTypedDay({ value, onChange, isOptional: clearable, firstDay });
  const isFixed = field.readOnly || field.disabled;
  const choose = (day: string) => {
    typed.choose(day);
    setIsOpen(false);
  };
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      disabled={isFixed}
      position="bottom-start"
      shadow="md"
      withRoles={false}
    >
      <Popover.Target>
        <TextInput
          autoComplete="off"
          // Escape closes the days, and not the panel that the field stands in.
          data-mantine-stop-propagation={isOpen || undefined}
          {...field}
          {...useDayInput(typed, field, setIsOpen)}
          {...(clearable && value !== '' && !isFixed
            ? { rightSection: <ClearButton label={clearLabel} onClear={() => choose('')} /> }
            : { rightSection: <CalendarMark />, rightSectionPointerEvents: 'none' })}
        />
      </Popover.Target>
      {/*
       * The focus stays in the field: what is pressed here is chosen for it. A popover that the field stands in is not to take it for
       * a press beside itself.
       */}
      <Popover.Dropdown
        className={classes.days}
        onMouseDown={(event) => {
          event.preventDefault();
          event.stopPropagation();
        }}
        onTouchStart={(event) => event.stopPropagation()}
      >
        <Suspense>
          <DayCalendar
            value={value}
            onChoose={choose}
            firstDay={firstDay}
            isOptional={clearable}
            weekStart={weekStart}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

/** What the field shows and says, and what happens in it. */
function useDayInput(
  typed: ReturnType<typeof useTypedDay>,
  field: TextInputProps,
  open: (isOpen: boolean) => void,
): TextInputProps {
  const complaint = useComplaint(useUnreadWords(typed.isUnread));
  return {
    ref: complaint.input,
    value: typed.text,
    error: complaint.shown ?? field.error,
    onInvalid: complaint.onInvalid,
    onClick: () => open(true),
    onChange: ({ currentTarget }) => {
      open(true);
      typed.type(currentTarget.value);
    },
    onFocus: (event) => {
      typed.enter();
      field.onFocus?.(event);
    },
    onKeyDown: ({ key }) => {
      if (key === 'Escape') open(false);
      if (key === 'ArrowDown') open(true);
    },
    // Where somebody comes with the keys; a form that sets the focus has an error to show, and the days would cover it.
    onKeyUp: ({ key }) => {
      if (key === 'Tab') open(true);
    },
    onBlur: (event) => {
      open(false);
      typed.leave();
      complaint.onBlur(event);
      field.onBlur?.(event);
    },
  };
}

function useUnreadWords(isUnread: boolean): string | null {
  const { t } = useTranslation();
  const format = useFormat();
  if (!isUnread) return null;
  return t('ui.calendar.unreadable', { example: format.day(`${new Date().getUTCFullYear()}-12-31`) });
}

const CalendarMark = () => <IconCalendar size={16} stroke={1.5} aria-hidden />;

function ClearButton({ label, onClear }: { label: string | undefined; onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <CloseButton
      variant="transparent"
      size="sm"
      aria-label={label ?? t('ui.calendar.remove')}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
    />
  );
}
