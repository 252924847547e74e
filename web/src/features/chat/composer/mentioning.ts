import type { Mentionable } from '@atrium/contract/mentions';
import { foldText } from '../../../ui/fold-text.ts';

/** A mention that is being written: where its `@` stands, and what follows as far as the cursor. */
export interface Begun {
  start: number;
  sought: string;
}

const mostOffered = 8;
const begun = /(?<![\p{L}\p{N}_.@])@([^@\n]{0,60})$/u;

/** What is begun before the cursor, if it is a mention. */
export function begunMention(before: string): Begun | null {
  const match = begun.exec(before);
  return match?.[1] === undefined ? null : { start: match.index, sought: match[1] };
}

/** Those of whom a name begins so: the whole, or one of its words. */
export function offeredPeople<Person extends Mentionable>(people: readonly Person[], sought: string): Person[] {
  if (/^\s/.test(sought)) return [];
  const wanted = foldText(sought).trim();
  const isMeant = ({ fullName }: Person) => {
    const name = foldText(fullName);
    return name.startsWith(wanted) || name.split(' ').some((word) => word.startsWith(wanted));
  };
  return people.filter((person) => !sought.endsWith(' ') && isMeant(person)).slice(0, mostOffered);
}
