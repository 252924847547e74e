import type { Engine } from '@atrium/api/database/engine';
import { openPostgres } from '@atrium/api/database/postgres';
import { type ClientBase, Pool, types } from 'pg';
import { keptAlive, listen } from './postgres-listener.ts';
import { createSockets } from './postgres-sockets.ts';

const connections = 10;
const int8 = 20;
const numeric = 1700;

/** Counts and sums come as text, because they might not fit a number; ours do. */
const parsers = {
  getTypeParser(...[type, format]: Parameters<typeof types.getTypeParser>) {
    return type === int8 || type === numeric ? Number : types.getTypeParser(type, format);
  },
};

/**
 * What is asked most is small and lies in memory: the pages of an index in any order cost what they cost in theirs, and neither compiling
 * a query nor starting workers for it pays. As PostgreSQL comes, it sorts half of a table where it should walk an index.
 */
async function preferIndexes(client: ClientBase): Promise<void> {
  await client.query('set random_page_cost = 1.1; set jit = off; set max_parallel_workers_per_gather = 0');
}

export async function openPostgresServer(connectionString: string): Promise<Engine> {
  const stream = createSockets();
  const pool = new Pool({
    connectionString,
    stream,
    max: connections,
    types: parsers,
    application_name: 'atrium',
    onConnect: preferIndexes,
    ...keptAlive,
  });
  // A connection that broke while nobody used it: the pool has removed it already, and opens another one when it needs one.
  pool.on('error', () => {});
  // One that breaks between two statements of a transaction: the next statement says so. Unheard, it would end the process.
  pool.on('connect', (client) => void client.on('error', () => {}));
  return openPostgres({ pool, listen: (channel, listener) => listen({ connectionString, stream }, channel, listener) });
}
