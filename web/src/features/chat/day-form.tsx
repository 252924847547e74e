import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './chat.module.css';

/** A day, and that it begins at midnight where the reader is. */
export function DayForm({ onDay }: { onDay: (moment: string) => void }) {
  const { t } = useTranslation();
  const [day, setDay] = useState('');
  const go = (event: FormEvent) => {
    event.preventDefault();
    const midnight = new Date(`${day}T00:00:00`);
    if (!Number.isNaN(midnight.getTime())) onDay(midnight.toISOString());
  };
  return (
    <form className={classes.dayForm} onSubmit={go}>
      <TextInput
        type="date"
        label={t('chat.toDay.label')}
        value={day}
        required
        withAsterisk={false}
        data-autofocus
        onChange={({ currentTarget: { value } }) => setDay(value)}
      />
      <Button type="submit">{t('chat.toDay.go')}</Button>
    </form>
  );
}
