import type { Contact } from '@atrium/contract/contacts';
import { ActionIcon, Button, Skeleton, Stack } from '@mantine/core';
import { IconAddressBook, IconEdit, IconMail, IconPlus, IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { SearchBox } from '../../../ui/data-table/search-box.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Person } from '../../../ui/person.tsx';
import { openCompose } from '../compose/open-compose.ts';
import classes from './contacts.module.css';
import { contactsQuery, useDeleteContact } from './contacts.queries.ts';

interface ContactListProps {
  q: string;
  onSearch: (q: string) => void;
  onAdd: () => void;
  onEdit: (contact: Contact) => void;
  onWritten: () => void;
}

export function ContactList(props: ContactListProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const searchBox = useRef<HTMLInputElement>(null);
  return (
    <Stack gap={12}>
      <div className={classes.tools}>
        <SearchBox label={t('mail.contacts.search')} value={props.q} onChange={props.onSearch} inputRef={searchBox} />
        {ability.can('create', 'Mail') && (
          <Button leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />} onClick={props.onAdd}>
            {t('mail.contacts.add')}
          </Button>
        )}
      </div>
      <Contacts {...props} />
    </Stack>
  );
}

function Contacts(props: ContactListProps) {
  const { q } = props;
  const { t } = useTranslation();
  const list = useInfiniteQuery(contactsQuery(q));
  const contacts = list.data?.pages.flatMap((page) => page.contacts);
  if (!contacts) {
    if (list.error) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    return <Skeleton height={240} role="status" aria-label={t('table.loading')} />;
  }
  if (contacts.length === 0) {
    const kind = q === '' ? 'none' : 'noMatch';
    return (
      <EmptyState
        icon={<IconAddressBook size={20} stroke={1.5} />}
        title={t(`mail.contacts.${kind}.title`)}
        text={t(`mail.contacts.${kind}.text`)}
      />
    );
  }
  return (
    <>
      <ul className={classes.list} aria-label={t('mail.contacts.title')}>
        {contacts.map((contact) => (
          <ContactRow key={contact.id} contact={contact} {...props} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('mail.contacts.more')}
        </Button>
      )}
    </>
  );
}

function ContactRow({ contact, onEdit, onWritten }: ContactListProps & { contact: Contact }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const remove = useDeleteContact();
  const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
  const { name, email, company } = contact;
  const write = () => {
    onWritten();
    void openCompose({ to: [{ name, email }] });
  };
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        <Person name={name} email={company === '' ? email : `${email} · ${company}`} />
      </span>
      {ability.can('create', 'Mail') && (
        <ActionIcon aria-label={t('mail.contacts.write', { name })} onClick={write}>
          <IconMail {...icon} />
        </ActionIcon>
      )}
      {ability.can('update', 'Mail') && (
        <ActionIcon aria-label={t('mail.contacts.editOf', { name })} onClick={() => onEdit(contact)}>
          <IconEdit {...icon} />
        </ActionIcon>
      )}
      {ability.can('delete', 'Mail') && (
        <ActionIcon aria-label={t('mail.contacts.deleteOf', { name })} onClick={() => remove.mutate(contact)}>
          <IconTrash {...icon} />
        </ActionIcon>
      )}
    </li>
  );
}
