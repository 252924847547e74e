import type { GroupMember } from '@atrium/contract/chat-groups';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useAccount } from '../../../session/session.ts';
import type { Partner } from '../contacts/partner.ts';
import { type Begun, begunMention, offeredPeople } from './mentioning.ts';
import { useCursor } from './use-cursor.ts';

export interface Mentioning {
  listId: string;
  /** Whom one may mean; nobody where no mention is being written. */
  offered: readonly GroupMember[];
  active: number;
  moveTo: (index: number) => void;
  choose: (person: GroupMember) => void;
  /** Looks where the cursor is. */
  look: () => void;
  leave: () => void;
  /** Whether the key was for the list. */
  press: (event: KeyboardEvent) => boolean;
}

/** Offers the others of a group while one writes whom one mentions. */
export function useMentioning(
  partner: Partner,
  field: RefObject<HTMLTextAreaElement | null>,
  onText: (text: string) => void,
): Mentioning {
  const listId = useId();
  const people = useOthers(partner);
  const [begun, setBegun] = useState<Begun | null>(null);
  const [refusedAt, setRefusedAt] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const moveCursor = useCursor(field);
  const isOffered = begun !== null && begun.start !== refusedAt;
  const offered = isOffered ? offeredPeople(people, begun.sought) : [];

  function look() {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    const found = selectionStart === selectionEnd ? begunMention(value.slice(0, selectionStart)) : null;
    if (found?.start !== begun?.start || found?.sought !== begun?.sought) setActive(0);
    if (found?.start !== refusedAt) setRefusedAt(null);
    setBegun(found);
  }

  function choose({ fullName }: GroupMember) {
    if (!field.current || !begun) return;
    const { value, selectionStart } = field.current;
    const before = `${value.slice(0, begun.start)}@${fullName} `;
    moveCursor(before.length);
    onText(before + value.slice(selectionStart).replace(/^ /, ''));
    setBegun(null);
  }

  function press(event: KeyboardEvent): boolean {
    const person = offered[active];
    if (!person || event.nativeEvent.isComposing) return false;
    const { key, shiftKey } = event;
    if (key === 'ArrowDown') setActive((active + 1) % offered.length);
    else if (key === 'ArrowUp') setActive((active + offered.length - 1) % offered.length);
    else if ((key === 'Enter' || key === 'Tab') && !shiftKey) choose(person);
    else if (key === 'Escape') setRefusedAt(begun?.start ?? null);
    else return false;
    event.preventDefault();
    return true;
  }

  return { listId, offered, active, moveTo: setActive, choose, look, leave: () => setBegun(null), press };
}

/** Whom one can mention: nobody in a conversation of two. */
function useOthers(partner: Partner): readonly GroupMember[] {
  const account = useAccount();
  if (partner.kind !== 'group') return [];
  return partner.group.members.filter(({ id, isClosed }) => id !== account?.id && !isClosed);
}

/** What tells a screen reader of the list, as attributes of the field. */
export function mentionAttributes({ listId, offered, active }: Mentioning) {
  if (offered.length === 0) return {};
  return {
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': listId,
    'aria-activedescendant': mentionOptionId(listId, active),
  } as const;
}

export function mentionOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
