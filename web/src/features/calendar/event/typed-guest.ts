import type { Guest } from '@atrium/contract/calendar';
import type { GuestChoice } from '@atrium/contract/event-guests';
import { foldText } from '../../../ui/fold-text.ts';

export interface NamedChoice {
  /** With the name that one signs in with, where others are called the same. */
  name: string;
  choice: GuestChoice;
}

/**
 * Who is meant by what is typed: whoever is called so, and otherwise the first that is offered. An address is somebody's own.
 * `areOfTyped` says whether the choices were found for all of it, and not for a little less or more.
 */
export function choiceMeant(
  typed: string,
  choices: readonly NamedChoice[],
  areOfTyped: boolean,
): NamedChoice | undefined {
  const text = foldText(typed.trim());
  if (text === '') return undefined;
  const named = choices.find(({ name, choice }) => foldText(name) === text || foldText(choice.username) === text);
  if (named || isAddress(typed.trim())) return named;
  if (areOfTyped) return choices[0];
  return choices.find(({ name, choice }) => foldText(name).includes(text) || foldText(choice.username).includes(text));
}

export function guestOf({ accountId, name, username, avatar }: GuestChoice): Guest {
  return { value: username, label: name, avatar, accountId };
}

export function namedGuest(text: string): Guest {
  return { value: text, label: text, avatar: '', accountId: null, ...(isAddress(text) && { email: text }) };
}

export function isAddress(text: string): boolean {
  return /^\S+@\S+\.\S+$/.test(text);
}
