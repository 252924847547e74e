import type { SecretAddress } from '@atrium/contract/secret-addresses';
import { ownerOfAddress, renewSecretAddress } from '../../../auth/secret-addresses.ts';
import type { Context, SignedInContext } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { unlessKnown } from '../../../unless-known.ts';
import { withOwnReminders } from '../calendar.rows.ts';
import { findNearEvents } from './calendar.feed.queries.ts';
import { calendarMediaType, icsOf } from './calendar.files.ts';

const yearMilliseconds = 366 * 86_400_000;
const mostEvents = 2_000;

export async function renewCalendarFeed(context: SignedInContext): Promise<{ feed: SecretAddress; address: string }> {
  const { feed, token } = await renewSecretAddress(context, 'calendar');
  return { feed, address: `${context.services.settings.publicUrl}/api/v1/calendar-feeds/${token}.ics` };
}

/** Works as long as its account may sign in and have a calendar. */
export async function readCalendarFeed({ services, request, now }: Context, name: string): Promise<Response> {
  const { read } = services.engine;
  const { accountId, ability } = await ownerOfAddress(read, 'calendar', name.replace(/\.ics$/, ''));
  if (ability.cannot('read', 'Calendar')) throw notFound('secret address');
  const since = new Date(Date.parse(now) - yearMilliseconds).toISOString();
  const events = await findNearEvents(read, { accountId, now, since, limit: mostEvents });
  const own = events.map((event) => withOwnReminders(event, accountId));
  const text = await icsOf(read, own, { now, brandName: services.settings.brandName });
  // When it was made is no difference.
  return unlessKnown(request, text, calendarMediaType, text.replace(/^DTSTAMP:.*$/gm, ''));
}
