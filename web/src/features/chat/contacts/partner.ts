import type { Contact } from '@atrium/contract/chat';
import type { ContactDetails } from '@atrium/contract/chat-contacts';
import type { ChatGroupDetails } from '@atrium/contract/chat-groups';
import i18next from 'i18next';

/** A contact by their id, or a group by its. */
export interface PartnerId {
  kind: 'contact' | 'group';
  id: number;
}

/** How far a conversation has come. */
export type OpenChat = Pick<
  NonNullable<Contact['chat']>,
  'conversationId' | 'unseenMsgs' | 'lastReadId' | 'seenUntilId' | 'clearedUntilId'
>;

interface Writer {
  fullName: string;
  avatar: string;
}

interface Conversed {
  /** What drafts and waiting messages are kept under. */
  key: string;
  id: number;
  name: string;
  /** Whether what one writes reaches anybody. */
  takesWords: boolean;
  /** Null while nothing was said. */
  chat: OpenChat | null;
  /** Who else writes here, or did, by their account. */
  writers: ReadonlyMap<number, Writer>;
}

export interface ContactPartner extends Conversed {
  kind: 'contact';
  contact: ContactDetails;
}

export interface GroupPartner extends Conversed {
  kind: 'group';
  group: ChatGroupDetails;
}

/** Whom one writes to in a conversation: a contact, or the others of a group. */
export type Partner = ContactPartner | GroupPartner;

/** `17` for a contact, `group-5` for a group. */
export function keyOf({ kind, id }: PartnerId): string {
  return kind === 'contact' ? String(id) : `group-${id}`;
}

export function isSame(one: PartnerId, other: PartnerId | null): boolean {
  return one.kind === other?.kind && one.id === other.id;
}

export function takesWords({ isBlocked, blocksMe, isClosed }: Contact): boolean {
  return !(isBlocked || blocksMe || isClosed);
}

export function partnerOfContact(contact: ContactDetails): ContactPartner {
  const { id, fullName, chat = null } = contact;
  return {
    kind: 'contact',
    key: keyOf({ kind: 'contact', id }),
    id,
    name: fullName,
    takesWords: takesWords(contact),
    chat,
    writers: new Map([[id, contact]]),
    contact,
  };
}

export function partnerOfGroup(group: ChatGroupDetails): GroupPartner {
  const { id, name, members, formerMembers } = group;
  return {
    kind: 'group',
    key: keyOf({ kind: 'group', id }),
    id,
    name,
    takesWords: true,
    chat: { ...group, conversationId: id },
    writers: new Map([...formerMembers, ...members].map((member) => [member.id, member])),
    group,
  };
}

/** What somebody other than oneself is called beside what they wrote. */
export function nameOf({ writers }: Partner, accountId: number): string {
  return writers.get(accountId)?.fullName ?? i18next.t('ui.closedAccount');
}
