import type { CalendarEvent } from '@atrium/contract/calendar';
import type { ImportAnswer } from '@atrium/contract/calendar-files';
import { type Link, type Linkable, type Linked, linkLimit } from '@atrium/contract/links';
import type { Task } from '@atrium/contract/tasks';
import { addOnce, type Keyed, stillThere } from '../../changes/added-once.ts';
import { heardBy } from '../../changes/subjects.ts';
import type { SignedInContext } from '../../context.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import type { LinkRow } from '../../database/links-schema.ts';
import { notFound, type Refusal } from '../../errors.ts';
import { asTitle, firstLine } from '../../links/first-line.ts';
import type { EventTime, LinkedContent, LinkMakers, LinkSources } from '../../links/link-source.ts';
import { findLink, findLinksOf } from '../../links/links.queries.ts';
import { linkThings, linkWithAll, unlink } from '../../links/links.ts';

/** What a thing is linked with. What its reader may not read any more is left out. */
export async function listLinks(context: SignedInContext, sources: LinkSources, of: Linked): Promise<Link[]> {
  const { caller, services } = context;
  const { read } = services.engine;
  const isThere =
    mayRead(context, of.entity) && (await sources[of.entity].titles(read, caller.accountId, [of.id])).has(of.id);
  if (!isThere) throw noSuch(of.entity);
  const links = (await findLinksOf(read, caller.accountId, of, linkLimit)).map((link) => otherEnd(link, of));
  const readable = links.filter(({ entity }) => mayRead(context, entity));
  const titles = await titlesOf(read, sources, caller.accountId, readable);
  return readable.map((link) => {
    const title = titles.get(link.entity)?.get(link.entityId);
    return { ...link, title: title ?? link.title, exists: title !== undefined };
  });
}

function noSuch(entity: Linkable): Refusal {
  return notFound(entity === 'chat-message' ? 'message' : entity);
}

function mayRead({ ability }: SignedInContext, entity: Linkable): boolean {
  return ability.can('read', heardBy(entity));
}

function otherEnd(link: LinkRow, { entity, id }: Linked): Omit<Link, 'exists'> {
  const isFrom = link.fromEntity === entity && link.fromId === id;
  const other = isFrom
    ? { entity: link.toEntity, entityId: link.toId, title: link.toTitle }
    : { entity: link.fromEntity, entityId: link.fromId, title: link.fromTitle };
  return { id: link.id, ...other, createdAt: link.createdAt };
}

/** One question for each entity, however many links there are. */
async function titlesOf(
  database: Database,
  sources: LinkSources,
  accountId: number,
  links: readonly Omit<Link, 'exists'>[],
): Promise<Map<Linkable, ReadonlyMap<number, string>>> {
  const titles = new Map<Linkable, ReadonlyMap<number, string>>();
  for (const [entity, ofOne] of Map.groupBy(links, (link) => link.entity)) {
    const ids = [...new Set(ofOne.map(({ entityId }) => entityId))];
    titles.set(entity, await sources[entity].titles(database, accountId, ids));
  }
  return titles;
}

export function makeTaskFrom(
  context: SignedInContext,
  sources: LinkSources,
  makers: LinkMakers,
  { from, idempotencyKey }: Keyed<{ from: Linked }>,
): Promise<{ task: Task; changeId: number }> {
  return addOnce(context, {
    entity: 'task',
    idempotencyKey,
    add: async (transaction) => {
      const content = await contentOf(transaction, context, sources, from);
      const made = await makers.task(transaction, context, content);
      const to = { entity: 'task', id: made.task.id, title: made.task.title } as const;
      await linkThings(transaction, context, { ...from, title: content.title }, to);
      return made;
    },
    idOf: ({ task }) => task.id,
    again: async (transaction, { entityId, changeId }) => {
      return { task: stillThere(await makers.madeTask(transaction, context.caller.accountId, entityId)), changeId };
    },
  });
}

export function makeEventFrom(
  context: SignedInContext,
  sources: LinkSources,
  makers: LinkMakers,
  { from, idempotencyKey, ...when }: Keyed<EventTime & { from: Linked }>,
): Promise<{ event: CalendarEvent; changeId: number }> {
  return addOnce(context, {
    entity: 'event',
    idempotencyKey,
    add: async (transaction) => {
      const content = await contentOf(transaction, context, sources, from);
      const made = await makers.event(transaction, context, content, when);
      const to = { entity: 'event', id: made.event.id, title: made.event.title } as const;
      await linkThings(transaction, context, { ...from, title: content.title }, to);
      return made;
    },
    idOf: ({ event }) => event.id,
    again: async (transaction, { entityId, changeId }) => {
      return { event: stillThere(await makers.madeEvent(transaction, context.caller.accountId, entityId)), changeId };
    },
  });
}

/** What came as a calendar file; what is there already as it is stays linked as it is. */
export function addEventsFrom(
  context: SignedInContext,
  sources: LinkSources,
  makers: LinkMakers,
  from: Linked,
  upload: Uint8Array,
  options: Parameters<LinkMakers['events']>[3],
): Promise<ImportAnswer & { events: { id: number; title: string }[] }> {
  return context.services.engine.write(async (transaction) => {
    const { title } = await contentOf(transaction, context, sources, from);
    const { imported, events } = await makers.events(transaction, context, upload, options);
    const linked = events.slice(0, linkLimit);
    const ends = linked.map((event) => ({ entity: 'event', ...event }) as const);
    await linkWithAll(transaction, context, { ...from, title }, ends);
    return { ...imported, events: linked };
  });
}

/** Whatever is made has a title: of what has none, the first words. */
async function contentOf(
  transaction: Transaction,
  context: SignedInContext,
  sources: LinkSources,
  { entity, id }: Linked,
): Promise<LinkedContent> {
  const content = mayRead(context, entity)
    ? await sources[entity].content(transaction, context.caller.accountId, id)
    : undefined;
  if (!content) throw noSuch(entity);
  return { ...content, title: asTitle(content.title) || firstLine(content.text) || '…' };
}

export function removeLink(context: SignedInContext, id: number): Promise<number> {
  return context.services.engine.write(async (transaction) => {
    const link = await findLink(transaction, context.caller.accountId, id);
    if (!link) throw notFound('link');
    return unlink(transaction, context, link);
  });
}
