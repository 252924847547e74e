import {
  addContact,
  addContactOfMail,
  type Contact,
  deleteContact,
  listContacts,
  type NewContact,
  updateContact,
} from '@atrium/contract/contacts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../backend/client.ts';
import { useCommand } from '../../../ui/use-command.ts';
import { isSameAddress } from '../thread/mail-people.ts';

const perPage = 50;
const touches = ['contact'];

export function contactsQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: ['contact', 'list', q],
    queryFn: ({ pageParam, signal }) => call(listContacts, { query: { q, page: pageParam, perPage } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * perPage < total ? pages.length + 1 : undefined),
  });
}

/** One of them; null where it is gone. */
export function contactQuery(id: number) {
  return queryOptions({
    queryKey: ['contact', 'one', id],
    queryFn: async ({ signal }) => (await call(listContacts, { query: { id } }, { signal })).contacts[0] ?? null,
  });
}

/** The contact with an address; null where there is none. */
export function contactWithQuery(email: string) {
  return queryOptions({
    queryKey: ['contact', 'with', email],
    queryFn: async ({ signal }) => {
      const { contacts } = await call(listContacts, { query: { q: email, perPage: 100 } }, { signal });
      return contacts.find((contact) => isSameAddress(contact.email, email)) ?? null;
    },
  });
}

export function useAddContact() {
  const { t } = useTranslation();
  return useCommand({
    ask: (contact: NewContact) => call(addContact, { body: contact }),
    said: ({ name }) => t('mail.contacts.said.added', { name }),
    touches,
  });
}

export function useAddContactOfMail() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ emailId }: { emailId: number }) => call(addContactOfMail, { body: { emailId } }),
    said: (_, { contact }) => t('mail.contacts.said.added', { name: contact.name }),
    touches: [...touches, 'link'],
  });
}

export function useUpdateContact() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id, contact }: { id: number; contact: NewContact }) =>
      call(updateContact, { parameters: { id }, body: contact }),
    said: ({ contact }) => t('mail.contacts.said.updated', { name: contact.name }),
    touches,
  });
}

export function useDeleteContact() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id }: Contact) => call(deleteContact, { parameters: { id } }),
    said: ({ name }) => t('mail.contacts.said.deleted', { name }),
    touches,
  });
}
