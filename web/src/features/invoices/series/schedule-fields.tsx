import { nextScheduledDay, scheduleUnits, seriesDeliveries } from '@atrium/contract/invoice-schedule';
import { Select, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { CountField } from '../../../ui/forms/count-field.tsx';
import { DayField } from '../../../ui/forms/day-field.tsx';
import { ScaledField } from '../../../ui/forms/scaled-field.tsx';
import classes from '../form/invoice-form.module.css';
import type { InvoiceValues, ScheduleValues } from '../form/invoice-form-values.ts';

const endings = ['never', 'day', 'times'] as const;

/** When the invoices are made, and what becomes of each. */
export function ScheduleFields({ form, made }: { form: UseFormReturnType<InvoiceValues>; made: number }) {
  const { t } = useTranslation();
  const { schedule } = form.values;
  if (!schedule) return null;
  const field = (name: keyof ScheduleValues) => ({
    ...form.getInputProps(`schedule.${name}`),
    error: form.errors[name],
  });
  const texts = (area: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`billing.series.${area}.${value}`) }));
  return (
    <>
      <div className={classes.pair}>
        <CountField label={t('billing.series.every')} max={99} {...field('every')} />
        <Select
          label={t('billing.series.unit')}
          allowDeselect={false}
          data={texts('units', scheduleUnits)}
          {...field('unit')}
        />
      </div>
      <DayField
        label={t('billing.series.firstDay')}
        description={t('billing.series.utc')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        withAsterisk
        {...field('firstDay')}
      />
      <div className={classes.pair}>
        <Select
          label={t('billing.series.ends')}
          allowDeselect={false}
          data={texts('endings', endings)}
          {...form.getInputProps('schedule.ending')}
        />
        {schedule.ending === 'day' && <DayField label={t('billing.series.lastDay')} {...field('lastDay')} />}
        {schedule.ending === 'times' && <CountField label={t('billing.series.times')} max={999} {...field('times')} />}
      </div>
      <ScaledField label={t('billing.series.dueDays')} scale={1} max={365} {...field('dueDays')} />
      <Select
        label={t('billing.series.delivery')}
        allowDeselect={false}
        data={texts('deliveries', seriesDeliveries)}
        {...field('delivery')}
      />
      <Coming schedule={schedule} made={made} />
    </>
  );
}

const shownDays = 4;

/** The days that the schedule leads to, as one writes it. */
function Coming({ schedule, made }: { schedule: ScheduleValues; made: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const days: string[] = [];
  if (schedule.firstDay !== '') {
    const today = new Date().toISOString().slice(0, 10);
    const rule = scheduleOf(schedule);
    for (let after: string | null = null; days.length < shownDays; ) {
      const next = nextScheduledDay(rule, { from: today, after, made: made + days.length });
      if (next === null) break;
      days.push(next);
      after = next;
    }
  }
  return (
    <Text size="sm" c="dimmed" role="status">
      {days.length === 0
        ? t('billing.series.noDays')
        : t('billing.series.days', { days: format.list(days.map(format.day)) })}
    </Text>
  );
}

/** What the contract calls a schedule: one end, or none. */
export function scheduleOf({ ending, lastDay, times, ...schedule }: ScheduleValues) {
  return {
    ...schedule,
    lastDay: ending === 'day' && lastDay !== '' ? lastDay : null,
    times: ending === 'times' ? times : null,
  };
}
