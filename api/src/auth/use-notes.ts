import type { Caller } from '../context.ts';
import type { Transaction } from '../database/engine.ts';
import type { Services } from '../services.ts';

type Table = 'sessions' | 'apiKeys';

/** A request that only reads is to write as good as never. */
const secondsBetweenNotes: Readonly<Record<Table, number>> = { sessions: 120, apiKeys: 60 };

export type UseNotes = (caller: Caller) => void;

/**
 * Notes when a session or a key was used last, now and then: whoever looks at theirs sees which one nobody needs. A page that asks for ten
 * things at once after a pause is noted once.
 */
export function createUseNotes({ engine, now, background }: Services): UseNotes {
  const underWay = new Set<string>();

  function note(table: Table, id: number, usedAt: string | null): void {
    const time = now();
    const key = `${table} ${id}`;
    const isNoted = usedAt !== null && time.getTime() - Date.parse(usedAt) < secondsBetweenNotes[table] * 1000;
    if (isNoted || underWay.has(key)) return;
    underWay.add(key);
    const work = engine.write((transaction) => setLastUsed(transaction, table, id, time.toISOString()));
    background(work.finally(() => underWay.delete(key)));
  }

  return ({ key, sessionId, sessionUsedAt }) => {
    if (key) note('apiKeys', key.id, key.lastUsedAt);
    else if (sessionId !== null) note('sessions', sessionId, sessionUsedAt);
  };
}

async function setLastUsed(transaction: Transaction, table: Table, id: number, lastUsedAt: string): Promise<void> {
  await transaction.updateTable(table).set({ lastUsedAt }).where('id', '=', id).execute();
}
