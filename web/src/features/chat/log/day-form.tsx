import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../ui/forms/day-field.tsx';
import { momentOf, useAccountZone } from '../../../ui/zone-clock.ts';
import classes from '../chat.module.css';

/** A day, and that it begins at midnight by the clocks of the account. */
export function DayForm({ onDay }: { onDay: (moment: string) => void }) {
  const { t } = useTranslation();
  const zone = useAccountZone();
  const [day, setDay] = useState('');
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (day !== '') onDay(new Date(momentOf(zone, day, '00:00')).toISOString());
  };
  return (
    <form className={classes.dayForm} onSubmit={go}>
      <DayField
        label={t('chat.toDay.label')}
        value={day}
        required
        withAsterisk={false}
        data-autofocus
        onChange={setDay}
      />
      <Button type="submit">{t('chat.toDay.go')}</Button>
    </form>
  );
}
