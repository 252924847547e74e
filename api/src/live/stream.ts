import type { Entity, LiveChange } from '@atrium/contract/changes';
import type { Subject } from '@atrium/contract/policy';
import type { SignedInContext } from '../context.ts';
import { type Announcement, changesAfter } from './hub.ts';

/** What an account has to be allowed to read to hear of a change that belongs to nobody in particular. */
const subjectOf: Readonly<Record<Entity, Subject>> = {
  account: 'Account',
  session: 'Account',
  user: 'User',
  message: 'Message',
  'saved-view': 'Account',
};

const heartbeatMilliseconds = 20_000;
const changesAtOnce = 1_000;

/**
 * Server-sent events: first `ready`, whose id is the last change so far, or what came after the change that the client saw last; then each
 * change. The stream ends with the access token or the session; the client comes back with a new one and misses nothing.
 */
export function streamChanges(context: SignedInContext, after: number | undefined): Response {
  const encoder = new TextEncoder();
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      const end = () => {
        stop();
        controller.close();
      };
      stop = await listen(context, after, send, end);
    },
    cancel() {
      stop();
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  });
}

/** Subscribes first and reads what was missed second, so that nothing falls between; ids tell what was sent already. */
async function listen(
  context: SignedInContext,
  after: number | undefined,
  send: (text: string) => void,
  end: () => void,
): Promise<() => void> {
  const { caller, hub, services } = context;
  const waiting: Announcement[] = [];
  let tell = (change: Announcement): unknown => waiting.push(change);
  const unsubscribe = hub.subscribe((change) => tell(change));
  const heartbeat = setInterval(() => send(': still here\n\n'), heartbeatMilliseconds);
  const tokenEnd = setTimeout(end, caller.tokenEndsAt - services.now().getTime());
  const stop = () => {
    unsubscribe();
    clearInterval(heartbeat);
    clearTimeout(tokenEnd);
  };

  let lastSent = after ?? 0;
  const forward = (change: Announcement) => {
    if (change.id <= lastSent) return;
    lastSent = change.id;
    if (mayHear(context, change)) send(eventOf(change));
    if (change.entity === 'session' && change.action === 'delete' && change.entityId === caller.sessionId) end();
  };

  const missed = after === undefined ? [] : await changesAfter(services.engine.read, after, changesAtOnce);
  if (after === undefined || missed.length === changesAtOnce) {
    lastSent = await context.hub.latest();
    send(`event: ready\nid: ${lastSent}\ndata: {"id":${lastSent}}\n\n`);
  } else {
    for (const change of missed) forward(change);
  }
  for (const change of waiting) forward(change);
  tell = forward;
  return stop;
}

function mayHear({ ability, caller }: SignedInContext, change: Announcement): boolean {
  return change.ownerId === caller.accountId || ability.can('read', subjectOf[change.entity]);
}

function eventOf({ id, action, entity, entityId, actorId }: Announcement): string {
  const change: LiveChange = { id, action, entity, entityId, actorId };
  return `event: change\nid: ${id}\ndata: ${JSON.stringify(change)}\n\n`;
}
