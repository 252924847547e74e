import type { LiveChange } from '@atrium/contract/changes';
import type { Database, Engine } from '../database/engine.ts';
import type { Log } from '../services.ts';

export interface Announcement extends LiveChange {
  ownerId: number | null;
  /** Its owner may hear of it, and the audience. */
  isPrivate: number;
  /** The accounts that may hear of it beside its owner. */
  audience: readonly number[] | null;
  /** Who is in a group from then on; null where that is not what changed. */
  memberIds: readonly number[] | null;
}

type Listener = (change: Announcement) => void;

/** Tells listeners of each change once it is committed, in the order of commits, whichever process made it. */
export interface Hub {
  subscribe(listener: Listener): () => void;
  /** The id of the last change that was told: whoever listens is told of all that come after it. Fails where the database cannot be read. */
  position(): Promise<number>;
}

const changesAtOnce = 500;
const pauseAfterFailure = 1_000;

export function createHub(engine: Engine, log: Log): Hub {
  const listeners = new Set<Listener>();
  let lastId: number | null = null;
  let reading: Promise<void> | null = null;
  let isAskedAgain = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function read(): Promise<void> {
    if (lastId === null) {
      lastId = await latestChangeId(engine.read);
      return;
    }
    const changes = await changesAfter(engine.read, lastId, changesAtOnce);
    for (const change of changes) {
      lastId = change.id;
      tell(listeners, change, log);
    }
    if (changes.length === changesAtOnce) isAskedAgain = true;
  }

  async function readWhileAsked(): Promise<void> {
    try {
      do {
        isAskedAgain = false;
        await read();
      } while (isAskedAgain);
    } catch (error) {
      log('error', 'Live updates could not be read; they are tried again.', { error: String(error) });
      retry ??= setTimeout(readSoon, pauseAfterFailure);
      throw error;
    } finally {
      reading = null;
    }
  }

  /** One reading at a time; whoever asks meanwhile is served by one more. */
  function readAll(): Promise<void> {
    isAskedAgain = true;
    reading ??= readWhileAsked();
    return reading;
  }

  function readSoon(): void {
    clearTimeout(retry);
    retry = undefined;
    if (listeners.size === 0) lastId = null;
    // What failed is in the log, and is tried again.
    else readAll().catch(() => {});
  }

  engine.onCommit(readSoon);

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async position() {
      await readAll();
      return lastId ?? latestChangeId(engine.read);
    },
  };
}

/** One that fails keeps it from nobody. */
function tell(listeners: Iterable<Listener>, change: Announcement, log: Log): void {
  for (const listener of listeners) {
    try {
      listener(change);
    } catch (error) {
      log('error', 'One live stream could not be told of a change; the others were.', { error: String(error) });
    }
  }
}

async function latestChangeId(database: Database): Promise<number> {
  const row = await database.selectFrom('changes').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
}

export async function timeOfChange(database: Database, id: number): Promise<string | null> {
  const row = await database.selectFrom('changes').select('at').where('id', '=', id).executeTakeFirst();
  return row?.at ?? null;
}

export async function changesAfter(database: Database, id: number, limit: number): Promise<Announcement[]> {
  const changes = await database
    .selectFrom('changes')
    .select(['id', 'action', 'entity', 'entityId', 'actorId', 'ownerId', 'isPrivate', 'audience'])
    .select(({ case: inCase, ref }) => inCase().when('entity', '=', 'chat-group').then(ref('after')).end().as('group'))
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute();
  return changes.map(({ group, audience, ...change }) => ({
    ...change,
    audience: audience && JSON.parse(audience),
    memberIds: group && (JSON.parse(group).memberIds ?? null),
  }));
}
