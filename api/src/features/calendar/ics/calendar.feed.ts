import { eventKinds } from '@atrium/contract/calendar';
import type { SecretAddress } from '@atrium/contract/secret-addresses';
import { ownerOfAddress, renewSecretAddress } from '../../../auth/secret-addresses.ts';
import type { Context, SignedInContext } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { languageFor } from '../../../letters/letter-language.ts';
import { unlessKnown } from '../../../unless-known.ts';
import { withOwnReminders } from '../calendar.rows.ts';
import { kindNamesOf } from '../kinds/known-kinds.ts';
import { findNearEvents } from './calendar.feed.queries.ts';
import { calendarMediaType, icsOf } from './calendar.files.ts';
import { asOthersRead } from './private-event.ts';

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
  const kindNames = await kindNamesOf(read, accountId);
  const kinds = [...eventKinds, ...kindNames.keys()];
  const events = await findNearEvents(read, { accountId, kinds, now, since, limit: mostEvents });
  const { language } = await languageFor(read, { services }, accountId);
  const coming = events.filter(({ ownAnswer }) => ownAnswer !== 'declined');
  const own = coming.map((event) => asOthersRead(withOwnReminders(event, accountId), language));
  const text = await icsOf(read, own, { now, kindNames, brandName: services.settings.brandName });
  // When it was made is no difference.
  return unlessKnown(request, text, calendarMediaType, text.replace(/^DTSTAMP:.*$/gm, ''));
}
