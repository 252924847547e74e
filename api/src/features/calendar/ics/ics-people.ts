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
  const organiser = propertyOf(component, 'organizer');
  const notGuests = [ownEmail, organiser ? personOf(organiser).email : ''].map((email) => email.toLowerCase());
  const known = new Set<string>();
  return propertiesOf(component, 'attendee').flatMap((property) => {
    const { name, email } = personOf(property);
    const key = (email || name).toLowerCase();
    const isThing = ['ROOM', 'RESOURCE'].includes(property.parameters.cutype?.toUpperCase() ?? '');
    if (key === '' || isThing || known.has(key) || notGuests.includes(key)) return [];
    known.add(key);
    return [guestOf({ name, email }, answers[property.parameters.partstat?.toUpperCase() ?? ''])];
  });
}

function guestOf({ name, email }: Person, answer: GuestAnswer | undefined): Guest {
  const value = cut(email || name);
  const more = { ...(email && { email }), ...(answer && { answer }) };
  return { value, label: cut(name || email), avatar: '', accountId: null, ...more };
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
