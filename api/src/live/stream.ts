import type { LiveChange, LiveStart } from '@atrium/contract/changes';
import type { Signal } from '@atrium/contract/signals';
import { heardBy, privateHeardBy } from '../changes/subjects.ts';
import type { Caller, SignedInContext } from '../context.ts';
import { findBlockersOf, isHiddenAccount, withoutHidden } from './hidden-signals.ts';
import { type Announcement, changesAfter, timeOfChange } from './hub.ts';

const heartbeatMilliseconds = 20_000;
const changesAtOnce = 1_000;
/** Several times what one who comes back is sent at once. */
const mostUnreadBytes = 1_000_000;

/** Longer ones would ring at once. */
const longestTimeout = 2 ** 31 - 1;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/**
 * Server-sent events: first `ready`, which tells where it begins, or what came after the change that the client saw last; then each
 * change. The stream ends with the access token or the session, and when its reader is far behind; the client comes back and misses nothing.
 */
export function streamChanges(context: SignedInContext, after: number | undefined): Response {
  // Nobody reads what answers HEAD, and nobody would end it.
  if (context.request.method === 'HEAD') return new Response(null, { headers });
  let listener: LiveListener | undefined;
  const source: UnderlyingDefaultSource<Uint8Array> = {
    start(controller) {
      listener = listen(context, outletTo(controller));
      return listener.begin(after);
    },
    cancel() {
      listener?.stop();
    },
  };
  const body = new ReadableStream(source, new ByteLengthQueuingStrategy({ highWaterMark: mostUnreadBytes }));
  return new Response(body, { headers });
}

/** Where a listener says what it hears. */
interface Outlet {
  /** Answers whether there is room for more. */
  send(text: string): boolean;
  close(): void;
}

function outletTo(controller: ReadableStreamDefaultController<Uint8Array>): Outlet {
  const encoder = new TextEncoder();
  return {
    send(text) {
      controller.enqueue(encoder.encode(text));
      return (controller.desiredSize ?? 0) > 0;
    },
    close: () => controller.close(),
  };
}

interface LiveListener {
  begin(after: number | undefined): Promise<void>;
  stop(): void;
}

/** Listens from now on and keeps what it hears until it has begun, so that nothing falls between. A stream that was left or closed takes no more. */
function listen(context: SignedInContext, outlet: Outlet): LiveListener {
  const { caller, hub, services, signals } = context;
  const waiting: Announcement[] = [];
  let lastSent: number | null = null;
  let isOpen = true;
  let stopSignals = () => {};
  const unsubscribe = hub.subscribe(hear);
  const heartbeat = setInterval(() => say(': still here\n\n'), heartbeatMilliseconds);
  const tokenEnd = setTimeout(end, Math.min(caller.tokenEndsAt - services.now().getTime(), longestTimeout));

  function stop(): void {
    isOpen = false;
    unsubscribe();
    stopSignals();
    clearInterval(heartbeat);
    clearTimeout(tokenEnd);
  }

  function end(): void {
    if (!isOpen) return;
    stop();
    outlet.close();
  }

  function say(text: string): void {
    if (!isOpen || outlet.send(text)) return;
    const { requestId } = context;
    services.log('info', 'A live stream was closed: its reader is far behind.', { requestId });
    end();
  }

  function hear(change: Announcement): void {
    if (lastSent === null) waiting.push(change);
    if (!isOpen || lastSent === null || change.id <= lastSent) return;
    lastSent = change.id;
    if (mayHear(context, change)) say(eventOf(change, caller));
    if (isEndOf(caller, change) || changesRightsOf(caller, change)) end();
  }

  /** Signals tell who is here at once, which may be too much for the reader: the stream may be closed when this returns. */
  function hearSignals({ isHidden, blockers }: Company): void {
    stopSignals = signals.listen(caller.accountId, isHidden, (signal) => {
      const heard = withoutHidden(signal, blockers);
      if (heard) say(eventOfSignal(heard));
    });
    if (!isOpen) stopSignals();
  }

  async function begin(after: number | undefined): Promise<void> {
    const company = await companyOf(context);
    const { position, start, missed } = await beginningAfter(context, after);
    if (!isOpen) return;
    lastSent = position;
    if (start) say(eventOfStart(start));
    for (const change of [...missed, ...waiting]) hear(change);
    if (isOpen && company) hearSignals(company);
  }

  return {
    stop,
    begin: (after) =>
      begin(after).catch((error) => {
        stop();
        throw error;
      }),
  };
}

/** How an account is among others who are here. */
interface Company {
  readonly isHidden: boolean;
  readonly blockers: ReadonlySet<number>;
}

/** Null for an account that hears no signals. */
async function companyOf({ ability, caller, services }: SignedInContext): Promise<Company | null> {
  if (ability.cannot('read', 'Chat')) return null;
  const { read } = services.engine;
  const isHidden = await isHiddenAccount(read, caller.accountId);
  return { isHidden, blockers: await findBlockersOf(read, caller.accountId) };
}

/** Where a stream begins, and what came before that its client has not seen. */
interface Beginning {
  readonly position: number;
  /** What the client is told of it; null for one that goes on where it was. */
  readonly start: LiveStart | null;
  readonly missed: readonly Announcement[];
}

/** Who missed too much, or saw a change that there is not, because the data was reset or restored, is told where the stream begins now. */
async function beginningAfter(context: SignedInContext, after: number | undefined): Promise<Beginning> {
  const position = await context.hub.position();
  const isKnown = after !== undefined && after <= position;
  const missed = isKnown ? await changesAfter(context.services.engine.read, after, changesAtOnce) : [];
  if (isKnown && missed.length < changesAtOnce) return { position: after, start: null, missed };
  return { position, start: await startAt(context, position), missed };
}

async function startAt({ services }: SignedInContext, id: number): Promise<LiveStart> {
  const madeAt = await timeOfChange(services.engine.read, id);
  return { id, ageMilliseconds: madeAt === null ? null : services.now().getTime() - Date.parse(madeAt) };
}

function isEndOf({ sessionId }: Caller, { entity, action, entityId }: Announcement): boolean {
  return entity === 'session' && action === 'delete' && entityId === sessionId;
}

/** The stream knows what its account might hear when it began: the client comes back for one that knows better. */
function changesRightsOf({ accountId, accessRoleId }: Caller, change: Announcement): boolean {
  const { entity, entityId, audience } = change;
  // Somebody has blocked this account, or takes that back.
  if (entity === 'chat-contact' && entityId === accountId && audience?.includes(accountId)) return true;
  return (entity === 'account' && entityId === accountId) || (entity === 'role' && entityId === accessRoleId);
}

function mayHear({ ability, caller }: SignedInContext, change: Announcement): boolean {
  if (change.ownerId === caller.accountId || change.audience?.includes(caller.accountId)) return true;
  const subject = change.isPrivate === 1 ? privateHeardBy(change.entity) : heardBy(change.entity);
  return subject !== null && ability.can('read', subject);
}

function eventOfStart(start: LiveStart): string {
  return `event: ready\nid: ${start.id}\ndata: ${JSON.stringify(start)}\n\n`;
}

function eventOf({ id, action, entity, entityId, actorId, memberIds }: Announcement, { accountId }: Caller): string {
  // For whoever is out of it, it is gone: they would ask in vain.
  const isOut = memberIds !== null && !memberIds.includes(accountId);
  const change: LiveChange = { id, action: isOut ? 'delete' : action, entity, entityId, actorId };
  return `event: change\nid: ${id}\ndata: ${JSON.stringify(change)}\n\n`;
}

/** It has no id: who comes back asks for the changes since one, and misses no signal that is still true. */
function eventOfSignal(signal: Signal): string {
  return `event: signal\ndata: ${JSON.stringify(signal)}\n\n`;
}
