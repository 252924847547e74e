import type { EventLetterRow } from '../../../database/calendar-schema.ts';
import type { KeptEvent } from '../calendar.rows.ts';

/** Guests without an account are written to where they have an address. */
export function outsideAddresses({ guests }: KeptEvent): string[] {
  return guests.flatMap(({ accountId, email }) => (accountId === null && email ? [email] : []));
}

export function isOthers({ organiserName, organiserEmail }: KeptEvent): boolean {
  return organiserName !== '' || organiserEmail !== '';
}

/** Those of the guests of an event whose last letter asks them to come, to all of it or to this occurrence; `letters` are those of its uid. */
export function askedByLetter(event: KeptEvent, letters: readonly EventLetterRow[]): EventLetterRow[] {
  return [...new Set(outsideAddresses(event))].flatMap((address) => {
    const theirs = letters.filter(({ email }) => email === address);
    const last = event.originalStart === null ? theirs.find(isAsking) : lastOf(theirs, event.originalStart);
    return last && isAsking(last) ? [last] : [];
  });
}

function lastOf(letters: readonly EventLetterRow[], original: string): EventLetterRow | undefined {
  const of = (start: string) => letters.find(({ originalStart }) => originalStart === start);
  return of(original) ?? of('');
}

function isAsking({ isCancelled }: EventLetterRow): boolean {
  return isCancelled === 0;
}
