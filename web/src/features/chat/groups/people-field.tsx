import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FollowMark } from '../../../ui/forms/follow-mark.ts';
import { useFirstOnEnter } from '../../../ui/forms/use-first-on-enter.ts';
import { PersonAvatar } from '../../../ui/person-avatar.tsx';
import { contactsQuery } from '../chat.queries.ts';
import classes from '../chat-panels.module.css';
import { takesWords } from '../contacts/partner.ts';

interface PeopleFieldProps {
  value?: readonly number[];
  onChange: (accountIds: number[]) => void;
  error?: ReactNode;
  /** Who is there already. */
  without?: ReadonlySet<number>;
  'data-path'?: string;
  autoFocus?: boolean;
}

const mostShown = 50;

/** Contacts to write to together: those who take messages from this account, and may read them. */
export function PeopleField({ value = [], onChange, without, ...field }: PeopleFieldProps) {
  const { t } = useTranslation();
  const { data: contacts = [], isPending } = useQuery(contactsQuery);
  const search = useFirstOnEnter();
  const people = contacts.filter((contact) => contact.mayRead && takesWords(contact) && !without?.has(contact.id));
  const contactOf = (id: string) => people.find((contact) => String(contact.id) === id);
  return (
    <MultiSelect
      label={
        <>
          {t('chat.group.people')}
          <FollowMark />
        </>
      }
      placeholder={value.length === 0 ? t('chat.searchNames') : ''}
      withAsterisk
      searchable
      hidePickedOptions
      limit={mostShown}
      {...search}
      nothingFoundMessage={t(isPending ? 'table.loading' : 'chat.noContacts')}
      data={people.map(({ id, fullName }) => ({ value: String(id), label: fullName }))}
      value={value.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
      renderOption={({ option }) => (
        <span className={classes.option}>
          <PersonAvatar name={option.label} picture={contactOf(option.value)?.avatar ?? ''} size="sm" />
          <bdi>{option.label}</bdi>
          <span className={classes.optionRole}>{contactOf(option.value)?.role}</span>
        </span>
      )}
      {...field}
    />
  );
}
