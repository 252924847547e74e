import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { schemaWords } from '@atrium/api/database/dialect';
import type { Engine } from '@atrium/api/database/engine';
import { migrations } from '@atrium/api/database/migrate';
import { openEngine } from '@atrium/node/engine';
import { type PostgresServer, startPostgres } from '../../hosts/node/tests/postgres-server.ts';
import { openApp } from './app.ts';
import { type KindName, kinds } from './kinds.ts';
import type { EngineName } from './options.ts';

/** Databases that have been filled stay for the next run, until the schema or the made-up rows change. */
const cache = fileURLToPath(new URL('../.cache', import.meta.url));
const seeders = fileURLToPath(new URL('../../api/src/features/*/**/*.seed*.ts', import.meta.url));
const version = createHash('sha256')
  .update(JSON.stringify(migrations.map((migration) => migration.statements(schemaWords('sqlite')))))
  .update(
    globSync(seeders)
      .sort()
      .map((file) => readFileSync(file))
      .join(''),
  )
  .digest('hex')
  .slice(0, 12);
const folder = join(cache, version);

export interface Databases {
  /** The URL of a database with so many rows, which is filled if need be. */
  url(rows: number): Promise<string>;
  /** A file of SQLite with as many, whatever the engine is. */
  bareFile(rows: number): Promise<string>;
  stop(): Promise<void>;
}

export async function openDatabases(engine: EngineName, kind: KindName): Promise<Databases> {
  forgetOtherVersions();
  const bareFile = (rows: number) => sqliteFile(kind, rows);
  if (engine === 'sqlite')
    return { url: async (rows) => `sqlite:${await bareFile(rows)}`, bareFile, stop: async () => {} };
  const server = await startPostgres(postgresSettings, join(folder, 'postgres'));
  return { url: (rows) => postgresUrl(server, kind, rows), bareFile, stop: server.stop };
}

/** What one sets for a database of this size; all else is as PostgreSQL comes. */
const postgresSettings = { shared_buffers: '1GB' };

function forgetOtherVersions(): void {
  mkdirSync(folder, { recursive: true });
  for (const other of readdirSync(cache)) {
    if (other !== version) rmSync(join(cache, other), { recursive: true, force: true });
  }
}

async function sqliteFile(kind: KindName, rows: number): Promise<string> {
  const file = join(folder, `${kind}-${rows}.db`);
  if (!existsSync(file)) {
    const unfinished = `${file}.unfinished`;
    for (const end of ['', '-wal', '-shm', '-lock']) rmSync(unfinished + end, { force: true });
    await fill(`sqlite:${unfinished}`, kind, rows);
    renameSync(unfinished, file);
  }
  return file;
}

async function postgresUrl(server: PostgresServer, kind: KindName, rows: number): Promise<string> {
  const url = await server.url(`${kind}_${rows}`);
  await fill(url, kind, rows);
  return url;
}

/** The sample data and as many more rows as it takes. */
async function fill(url: string, kind: KindName, rows: number): Promise<void> {
  await (await openApp(url)).close();
  const start = performance.now();
  const engine = await openEngine(url);
  const missing = rows - (await countRows(engine, kind));
  if (missing > 0) await kinds[kind].seed(engine, missing, () => {});
  await engine.close();
  if (missing <= 0) return;
  const seconds = (performance.now() - start) / 1000;
  console.log(`Filled ${url.split(':')[0]} with ${rows} ${kind} in ${seconds.toFixed(1)} s.`);
}

async function countRows({ read }: Engine, kind: KindName): Promise<number> {
  const { rows } = await read
    .selectFrom(kinds[kind].table)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(rows);
}
