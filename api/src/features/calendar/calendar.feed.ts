import { eventKinds } from '@atrium/contract/calendar';
import type { CalendarFeed } from '@atrium/contract/calendar-files';
import { abilityFor } from '../../auth/access-roles.ts';
import { hashToken, randomToken } from '../../auth/random.ts';
import { recordChange } from '../../changes/record.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Transaction } from '../../database/engine.ts';
import { notFound } from '../../errors.ts';
import { deleteFeed, findFeed, findFeedOwner, storeFeed } from './calendar.feed.queries.ts';
import { calendarMediaType, icsOf } from './calendar.files.ts';
import { findEvents } from './calendar.queries.ts';
import { recurringSpan, singleSpans } from './calendar.spans.ts';

const yearMilliseconds = 366 * 86_400_000;
const mostEvents = 2_000;
const secondsToKeep = 60;

export async function getCalendarFeed({ services, caller }: SignedInContext): Promise<{ feed: CalendarFeed | null }> {
  return { feed: (await findFeed(services.engine.read, caller.accountId)) ?? null };
}

/** Like a link that is sent: only a hash is kept, so that who reads the database reads nobody's calendar by it. */
export function renewCalendarFeed(context: SignedInContext): Promise<{ feed: CalendarFeed; address: string }> {
  const { services, caller, now } = context;
  const token = randomToken();
  return services.engine.write(async (transaction) => {
    const before = (await findFeed(transaction, caller.accountId)) ?? null;
    await storeFeed(transaction, { accountId: caller.accountId, hash: await hashToken(token), createdAt: now });
    const feed = { createdAt: now };
    await record(transaction, context, before, feed);
    return { feed, address: `${services.settings.publicUrl}/api/v1/calendar-feeds/${token}.ics` };
  });
}

export function revokeCalendarFeed(context: SignedInContext): Promise<Record<string, never>> {
  return context.services.engine.write(async (transaction) => {
    const before = await findFeed(transaction, context.caller.accountId);
    if (!before) throw notFound('secret address');
    await deleteFeed(transaction, context.caller.accountId);
    await record(transaction, context, before, null);
    return {};
  });
}

/** Nothing brings back an address that was given up: whoever has it is to be locked out. */
async function record(
  transaction: Transaction,
  context: SignedInContext,
  before: CalendarFeed | null,
  after: CalendarFeed | null,
): Promise<void> {
  const { accountId } = context.caller;
  const what = { entity: 'calendar-feed', entityId: accountId, entityName: '', ownerId: accountId } as const;
  await recordChange(transaction, context, { ...what, before, after });
}

/** Works as long as its account may sign in and have a calendar. */
export async function readCalendarFeed({ services, request, now }: Context, name: string): Promise<Response> {
  const { read } = services.engine;
  const owner = await findFeedOwner(read, await hashToken(name.replace(/\.ics$/, '')));
  if (!owner || abilityFor(owner.role, owner.access).cannot('read', 'Calendar')) throw notFound('secret address');
  const range = { from: new Date(Date.parse(now) - yearMilliseconds).toISOString(), to: '9999' };
  const spans = [...singleSpans, recurringSpan];
  const events = await findEvents(read, { ...owner, kinds: eventKinds, spans, range, limit: mostEvents });
  const text = await icsOf(read, events, now);
  // When it was made is no difference.
  const etag = `"${await hashToken(text.replace(/^DTSTAMP:.*$/gm, ''))}"`;
  const headers = { etag, 'cache-control': `private, max-age=${secondsToKeep}` };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, 'content-type': calendarMediaType } });
}
