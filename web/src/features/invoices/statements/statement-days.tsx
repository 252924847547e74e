import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../ui/forms/day-field.tsx';
import classes from './client-statement.module.css';
import { namedPeriods, periodNamed, type StatementPeriod } from './statement-period.ts';

interface StatementDaysProps {
  period: StatementPeriod;
  onChange: (period: StatementPeriod) => void;
}

/** Of which days a statement is: a period that has a name, or days of one's own. */
export function StatementDays({ period, onChange }: StatementDaysProps) {
  const { t } = useTranslation();
  const { name, from, until } = period;
  const options = [
    ...namedPeriods.map((value) => ({ value, label: t(`creditNotes.periods.${value}`) })),
    { value: 'own', label: t('invoices.statement.own') },
  ];
  const choose = (value: string) => {
    const named = namedPeriods.find((each) => each === value);
    onChange(named ? periodNamed(named) : { ...period, name: 'own' });
  };
  const isMixedUp = from !== '' && until !== '' && from > until;
  return (
    <div className={classes.days}>
      <NativeSelect
        label={t('creditNotes.period')}
        data={options}
        value={name}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {name === 'own' && (
        <>
          <DayField
            label={t('invoices.statement.from')}
            value={from}
            onChange={(day) => onChange({ ...period, from: day })}
          />
          <DayField
            label={t('invoices.statement.until')}
            value={until}
            error={isMixedUp && t('invoices.statement.mixedUp')}
            onChange={(day) => onChange({ ...period, until: day })}
          />
        </>
      )}
    </div>
  );
}
