import '@mantine/dates/styles.css';
import 'dayjs/locale/ar';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import 'dayjs/locale/pt-br';
import { DatePicker } from '@mantine/dates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { todayIn } from '../../../ui/zone-clock.ts';
import classes from '../calendar.module.css';
import { useStage } from '../grid/stage.ts';

/** A small month, to go to a day that is far. */
export function MonthPicker() {
  const { t, i18n } = useTranslation();
  const { date, goTo, weekStart, format, zone } = useStage();
  const [shown, setShown] = useState({ month: date, for: date });
  const title = (day: string) => format.title('month', day, weekStart);
  if (shown.for !== date) setShown({ month: date, for: date });
  return (
    <section className={classes.picker} aria-label={t('calendar.picker')}>
      <DatePicker
        size="xs"
        value={date}
        onChange={(day) => day !== null && goTo(day)}
        date={shown.month}
        onDateChange={(month) => setShown({ month, for: date })}
        locale={i18n.language === 'pt' ? 'pt-br' : i18n.language}
        firstDayOfWeek={weekStart}
        weekendDays={[]}
        highlightToday
        hideOutsideDates
        maxLevel="year"
        monthLabelFormat={title}
        renderDay={(day) => format.dayOfMonth(day)}
        getDayAriaLabel={(day) => format.longDay(day)}
        getDayProps={(day) => (day === todayIn(zone) ? { 'aria-current': 'date' } : {})}
        ariaLabels={{
          previousMonth: t('ui.calendar.previousMonth'),
          nextMonth: t('ui.calendar.nextMonth'),
          previousYear: t('ui.calendar.previousYear'),
          nextYear: t('ui.calendar.nextYear'),
          monthLevelControl: `${title(shown.month)}, ${t('ui.calendar.chooseMonth')}`,
        }}
      />
    </section>
  );
}
