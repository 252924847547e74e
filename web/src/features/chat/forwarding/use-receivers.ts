import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { contactsQuery } from '../chat.queries.ts';
import { keyOf, type PartnerId, takesWords } from '../contacts/partner.ts';
import { groupsQuery } from '../groups/groups.queries.ts';

/** Somebody, or a group, that a message can be forwarded to. */
export interface Receiver extends PartnerId {
  key: string;
  name: string;
  /** What a contact says of themselves. */
  role: string;
  picture: string;
}

/** Contacts who take messages from this account, and the groups that it is in. */
export function useReceivers(): { receivers: readonly Receiver[]; isPending: boolean } {
  const contacts = useQuery(contactsQuery);
  const groups = useQuery(groupsQuery);
  const receivers = useMemo(() => {
    const people = (contacts.data ?? []).filter((contact) => contact.mayRead && takesWords(contact));
    return [
      ...people.map(({ id, fullName: name, role, avatar: picture }) =>
        receiver({ kind: 'contact', id }, name, role, picture),
      ),
      ...(groups.data ?? []).map(({ id, name }) => receiver({ kind: 'group', id }, name)),
    ];
  }, [contacts.data, groups.data]);
  return { receivers, isPending: contacts.isPending || groups.isPending };
}

function receiver(partner: PartnerId, name: string, role = '', picture = ''): Receiver {
  return { ...partner, key: keyOf(partner), name, role, picture };
}
