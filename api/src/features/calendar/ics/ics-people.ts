import type { Guest, GuestAnswer } from '@atrium/contract/calendar';
import { emailAddress } from '@atrium/contract/text';
import { type IcsComponent, type IcsProperty, propertiesOf, propertyOf } from './ics-read.ts';

/** What a calendar file says for somebody who has no address. */
export const nobodysAddress = 'invalid:nomail';

const Address = emailAddress();
const answers: Readonly<Record<string, GuestAnswer>> = {
  ACCEPTED: 'accepted',
  TENTATIVE: 'tentative',
  DECLINED: 'declined',
};

interface Person {
  name: string;
  email: string;
}

/** Rooms and things are no guests, and neither are whose calendar it is and who invites. */
export function guestsIn(component: IcsComponent, ownEmail: string): Guest[] {
  const notGuests = [ownEmail.toLowerCase(), organiserAddress(component)];
  const known = new Set<string>();
  return propertiesOf(component, 'attendee').flatMap((property) => {
    const { name, email } = personOf(property);
    const key = (email || name).toLowerCase();
    if (key === '' || isThing(property) || known.has(key) || notGuests.includes(key)) return [];
    known.add(key);
    return [guestOf({ name, email }, answers[property.parameters.partstat?.toUpperCase() ?? ''])];
  });
}

/** The places of the attendees that are no guests all the same: rooms and things, and who invites. */
export function otherAttendees(component: IcsComponent): number[] {
  const organiser = organiserAddress(component);
  return component.properties.flatMap((property, place) => {
    if (property.name !== 'attendee') return [];
    const email = personOf(property).email.toLowerCase();
    return isThing(property) || (email !== '' && email === organiser) ? [place] : [];
  });
}

function organiserAddress(component: IcsComponent): string {
  const organiser = propertyOf(component, 'organizer');
  return organiser ? personOf(organiser).email.toLowerCase() : '';
}

function isThing({ parameters }: IcsProperty): boolean {
  return ['ROOM', 'RESOURCE'].includes(parameters.cutype?.toUpperCase() ?? '');
}

function guestOf({ name, email }: Person, answer: GuestAnswer | undefined): Guest {
  const value = cut(email || name);
  const more = { ...(email && { email }), ...(answer && { answer }) };
  return { value, label: cut(name || email), avatar: '', accountId: null, ...more };
}

/** What whose calendar it is answers to somebody else who invites them; null where nobody does. */
export function ownAnswerIn(component: IcsComponent, ownEmail: string): GuestAnswer | null {
  const [own, organiser] = [ownEmail.toLowerCase(), organiserAddress(component)];
  if (own === '' || organiser === '' || organiser === own) return null;
  const asked = propertiesOf(component, 'attendee').find((each) => personOf(each).email.toLowerCase() === own);
  return asked ? (answers[asked.parameters.partstat?.toUpperCase() ?? ''] ?? 'waiting') : null;
}

/** Who invites, unless it is whose calendar it is. */
export function organiserIn(component: IcsComponent, ownEmail: string) {
  const property = propertyOf(component, 'organizer');
  const { name, email } = property ? personOf(property) : { name: '', email: '' };
  if (email.toLowerCase() === ownEmail.toLowerCase()) return { organiserName: '', organiserEmail: '' };
  return { organiserName: cut(name), organiserEmail: email };
}

function personOf({ parameters, values }: IcsProperty): Person {
  const address = /^mailto:(.*)$/is.exec(values[0] ?? '')?.[1] ?? '';
  const email = Address.safeParse(decoded(address) || (parameters.email ?? ''));
  return { name: cut(parameters.cn ?? ''), email: email.success ? email.data : '' };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function cut(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '').replace(/\s+/g, ' ').trim().slice(0, 200).toWellFormed().trim();
}
