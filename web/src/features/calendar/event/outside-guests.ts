import type { CalendarEvent } from '@atrium/contract/calendar';

/** The addresses of guests without an account: they are written to, those whom somebody else invites by them. */
export function outsideAddresses({ organiser, extendedProps }: CalendarEvent): string[] {
  if (organiser) return [];
  return extendedProps.guests.flatMap(({ accountId, email }) => (accountId === null && email ? [email] : []));
}
