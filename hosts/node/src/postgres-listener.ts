import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';

const firstDelay = 100;
const longestDelay = 10_000;

/** The other side is asked whether it is there: a machine that is gone says nothing, and the system would wait two hours for its word. */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/**
 * Listens on a connection of its own, calls back with what each notification says, and answers how to stop. A connection that breaks is made anew, and
 * then calls back with nothing, because nobody knows what was said meanwhile.
 */
export async function listen(
  server: Pick<ClientConfig, 'connectionString' | 'stream'>,
  channel: string,
  listener: (text: string) => void,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let client = await connect();

  async function connect(): Promise<Client> {
    const fresh = new Client({
      ...server,
      application_name: 'atrium listener',
      ...keptAlive,
      connectionTimeoutMillis: longestDelay,
    });
    fresh.on('notification', ({ payload = '' }) => listener(payload));
    // An error is always followed by the end, which is what the loop below waits for.
    fresh.on('error', () => {});
    await fresh.connect();
    try {
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    } catch (error) {
      // A server that takes no listeners, such as one that only follows another, would be left with a connection for each attempt.
      await fresh.end();
      throw error;
    }
    fresh.once('end', () => void reconnect());
    return fresh;
  }

  async function reconnect(): Promise<void> {
    for (let delay = firstDelay; !stopping.signal.aborted; delay = Math.min(delay * 2, longestDelay)) {
      try {
        client = await connect();
        if (stopping.signal.aborted) await client.end();
        else listener('');
        return;
      } catch {
        await sleep(delay, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }

  return async () => {
    stopping.abort();
    await client.end();
  };
}
