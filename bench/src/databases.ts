import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { schemaWords } from '@atrium/api/database/dialect';
import { migrations } from '@atrium/api/database/migrate';
import { seedUsers } from '@atrium/api/features/users/users.seed';
import { seededUser } from '@atrium/api/features/users/users.seed-rows';
import { openEngine } from '@atrium/node/engine';
import { type PostgresServer, startPostgres } from '../../hosts/node/tests/postgres-server.ts';
import { openApp } from './app.ts';
import type { EngineName } from './options.ts';

/** Databases that have been filled stay for the next run, until the schema or the made-up rows change. */
const cache = fileURLToPath(new URL('../.cache', import.meta.url));
const version = createHash('sha256')
  .update(JSON.stringify(migrations.map((migration) => migration.statements(schemaWords('sqlite')))))
  .update(JSON.stringify([1, 22, 333, 4444].map((id) => seededUser(id, 0))))
  .digest('hex')
  .slice(0, 12);
const folder = join(cache, version);

export interface Databases {
  /** The URL of a database with so many users, which is filled if need be. */
  url(rows: number): Promise<string>;
  stop(): Promise<void>;
}

export async function openDatabases(engine: EngineName): Promise<Databases> {
  forgetOtherVersions();
  if (engine === 'sqlite') return { url: sqliteUrl, stop: async () => {} };
  const server = await startPostgres(postgresSettings, join(folder, 'postgres'));
  return { url: (rows) => postgresUrl(server, rows), stop: server.stop };
}

/** What one sets for a database of this size; all else is as PostgreSQL comes. */
const postgresSettings = { shared_buffers: '1GB' };

function forgetOtherVersions(): void {
  mkdirSync(folder, { recursive: true });
  for (const other of readdirSync(cache)) {
    if (other !== version) rmSync(join(cache, other), { recursive: true, force: true });
  }
}

async function sqliteUrl(rows: number): Promise<string> {
  const file = join(folder, `users-${rows}.db`);
  if (!existsSync(file)) {
    const unfinished = `${file}.unfinished`;
    for (const end of ['', '-wal', '-shm', '-lock']) rmSync(unfinished + end, { force: true });
    await fill(`sqlite:${unfinished}`, rows);
    renameSync(unfinished, file);
  }
  return `sqlite:${file}`;
}

async function postgresUrl(server: PostgresServer, rows: number): Promise<string> {
  const url = await server.url(`users_${rows}`);
  if ((await countUsers(url)) < rows) await fill(url, rows);
  return url;
}

async function countUsers(url: string): Promise<number> {
  const app = await openApp(url);
  const { total } = await app.json('GET', '/api/v1/users/statistics');
  await app.close();
  return Number(total);
}

/** The sample users and as many more as it takes. */
async function fill(url: string, rows: number): Promise<void> {
  const missing = rows - (await countUsers(url));
  const start = performance.now();
  const engine = await openEngine(url);
  await seedUsers(engine, missing, () => {});
  await engine.close();
  const seconds = (performance.now() - start) / 1000;
  console.log(`Filled ${url.split(':')[0]} with ${rows} users in ${seconds.toFixed(1)} s.`);
}
