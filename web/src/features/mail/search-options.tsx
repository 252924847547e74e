import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { longestSearch } from './mail-search.ts';
import classes from './search-options.module.css';
import { readSearch, writtenSearch } from './search-words.ts';

interface SearchOptionsProps {
  q: string;
  onSearch: (q: string) => void;
}

/** The parts of a search, each in a field of its own. */
export function SearchOptions({ q, onSearch }: SearchOptionsProps) {
  const { t } = useTranslation();
  const form = useForm({
    initialValues: readSearch(q),
    validate: (values) => (writtenSearch(values).length > longestSearch ? { words: t('mail.searchTooLong') } : {}),
  });
  const field = (name: 'from' | 'to' | 'subject' | 'words') => ({
    maxLength: longestSearch,
    autoComplete: 'off',
    ...form.getInputProps(name),
  });
  return (
    <form className={classes.options} onSubmit={form.onSubmit((values) => onSearch(writtenSearch(values)))}>
      <Stack gap="sm">
        <TextInput label={t('mail.fields.from')} {...field('from')} autoFocus />
        <TextInput label={t('mail.fields.to')} {...field('to')} />
        <TextInput label={t('mail.fields.subject')} {...field('subject')} />
        <TextInput label={t('mail.rules.fields.words')} {...field('words')} />
        <Checkbox label={t('mail.hasAttachments')} {...form.getInputProps('hasAttachments', { type: 'checkbox' })} />
        <Text size="xs" c="dimmed">
          {t('mail.searchHint')} <bdi dir="ltr">from:anna has:attachment</bdi>
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
