import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../ui/forms/day-field.tsx';
import { complainingIn } from '../../../ui/forms/use-complaint.ts';
import { longestSearch } from '../mail-search.ts';
import classes from './search-options.module.css';
import { readSearch, type SearchWords, writtenSearch } from './search-words.ts';

interface SearchOptionsProps {
  q: string;
  onSearch: (q: string) => void;
}

/** The parts of a search, each in a field of its own. */
export function SearchOptions({ q, onSearch }: SearchOptionsProps) {
  const { t } = useTranslation();
  const form = useForm({
    initialValues: readSearch(q),
    validate: (values) => ({
      ...(writtenSearch(values).length > longestSearch && { words: t('mail.searchTooLong') }),
      ...(areReversed(values) && { toDay: t('mail.daysReversed') }),
    }),
  });
  const search = form.onSubmit((values) => onSearch(writtenSearch(values)));
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const [unread] = complainingIn(event.currentTarget);
    if (unread === undefined) return search(event);
    event.preventDefault();
    unread.focus();
  };
  const field = (name: 'from' | 'to' | 'subject' | 'words') => ({
    maxLength: longestSearch,
    autoComplete: 'off',
    ...form.getInputProps(name),
  });
  return (
    <form className={classes.options} onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        <TextInput label={t('mail.fields.from')} {...field('from')} autoFocus />
        <TextInput label={t('mail.fields.to')} {...field('to')} />
        <TextInput label={t('mail.fields.subject')} {...field('subject')} />
        <TextInput label={t('mail.rules.fields.words')} {...field('words')} />
        <div className={classes.days}>
          <DayField label={t('mail.fromDay')} clearable {...form.getInputProps('fromDay')} />
          <DayField label={t('mail.toDay')} clearable {...form.getInputProps('toDay')} />
        </div>
        <Checkbox label={t('mail.hasAttachments')} {...form.getInputProps('hasAttachments', { type: 'checkbox' })} />
        <Text size="xs" c="dimmed">
          {t('mail.searchHint')} <bdi dir="ltr">from:anna subject:"high water" after:2026-03-01 has:attachment</bdi>
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="subtle" onClick={() => onSearch('')}>
            {t('table.clear')}
          </Button>
          <Button type="submit">{t('mail.keys.search')}</Button>
        </Group>
      </Stack>
    </form>
  );
}

function areReversed({ fromDay, toDay }: SearchWords): boolean {
  return toDay !== '' && toDay < fromDay;
}
