import type { Contact } from '@atrium/contract/chat';
import { foldText } from '../../../ui/fold-text.ts';

/** Whose name has it somewhere, or another of their names, whatever the case and the accents. */
export function named<Shown>(
  all: readonly Shown[] = [],
  q: string,
  namesOf: (one: Shown) => readonly string[],
): readonly Shown[] {
  const wanted = foldText(q).trim();
  return wanted === '' ? all : all.filter((one) => namesOf(one).some((name) => foldText(name).includes(wanted)));
}

/** What a contact is found by: what they are called, and what one calls them for oneself. */
export function namesOf({ fullName, tags }: Pick<Contact, 'fullName' | 'tags'>): readonly string[] {
  return [fullName, ...tags];
}

/** The tags that a contact is found by; empty where there is nothing looked for. */
export function tagsWith({ tags }: Pick<Contact, 'tags'>, q: string): string {
  const wanted = foldText(q).trim();
  return wanted === '' ? '' : tags.filter((tag) => foldText(tag).includes(wanted)).join(', ');
}

/** Among themselves each keep their order. */
export function pinnedFirst<Shown>(all: readonly Shown[], isPinned: (one: Shown) => boolean): Shown[] {
  return [...all.filter(isPinned), ...all.filter((one) => !isPinned(one))];
}

/** Among themselves each keep their order. */
export function importantFirst<Shown extends Pick<Contact, 'isImportant'>>(contacts: readonly Shown[]): Shown[] {
  return [...contacts.filter(({ isImportant }) => isImportant), ...contacts.filter(({ isImportant }) => !isImportant)];
}
