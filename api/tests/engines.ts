import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filled as bytesOf } from '@atrium/browser/store';
import { loadSqlite, openInMemory } from '@atrium/browser/wasm-connection';
import { openEngine } from '@atrium/node/engine';
import { inject } from 'vitest';
import { inMemory } from '../../hosts/node/tests/in-memory.ts';
import { createDatabase, dropDatabase } from '../../hosts/node/tests/postgres-server.ts';
import type { Engine } from '../src/database/engine.ts';
import { openSqlite } from '../src/database/sqlite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: keyof typeof databases;
    postgresAddress: string;
  }
}

/** A new and empty database. It may be opened more than once: PostgreSQL then has several processes, SQLite one that is shared. */
export interface TestDatabase {
  open(): Promise<Engine>;
  /** How often something was committed through an engine of it: what was read since it became this number is still so. */
  commits(): number;
  remove(): Promise<void>;
}

const databases = { sqlite, postgres, wasm };

/** With what `fill` puts into it: that is done once, and copied from then on. */
export async function newDatabase(fill?: Fill): Promise<TestDatabase> {
  return databases[inject('engine')](fill);
}

type Fill = (engine: Engine) => Promise<void>;

/** The engine of the node home, in a file. */
async function sqlite(fill?: Fill): Promise<TestDatabase> {
  const folder = mkdtempSync(join(inMemory, 'atrium-test-'));
  const file = join(folder, 'atrium.db');
  if (fill) cpSync(await sqliteTemplate(fill), file);
  return sharedBetweenApps(await openEngine(`sqlite:${file}`), () => rmSync(folder, { recursive: true }));
}

const sqliteTemplate = onceFor(async (fill) => {
  const folder = mkdtempSync(join(inMemory, 'atrium-test-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  const file = join(folder, 'atrium.db');
  await filled(`sqlite:${file}`, fill);
  return file;
});

async function filled(url: string, fill: Fill): Promise<void> {
  const engine = await openEngine(url);
  await fill(engine);
  await engine.close();
}

/** Remembers the templates that a worker needs: one for each way to fill them. */
function onceFor<Template>(make: (fill: Fill) => Promise<Template>): (fill: Fill) => Promise<Template> {
  const templates = new Map<Fill, Promise<Template>>();
  return (fill) => {
    const template = templates.get(fill) ?? make(fill);
    templates.set(fill, template);
    return template;
  };
}

/** The engine of the browser home: one connection for everything. */
async function wasm(fill?: Fill): Promise<TestDatabase> {
  const connection = await openInMemory(fill && (await wasmTemplate(fill)));
  return sharedBetweenApps(openSqlite(connection, connection), () => {});
}

const wasmTemplate = onceFor(async (fill) =>
  bytesOf(await loadSqlite(), (connection) => fill(openSqlite(connection, connection))),
);

function sharedBetweenApps(engine: Engine, removed: () => void): TestDatabase {
  const counter = newCounter();
  return {
    open: async () => ({ ...counter.counted(engine), close: async () => {} }),
    commits: counter.commits,
    async remove() {
      await engine.close();
      removed();
    },
  };
}

/** Only `write` changes anything: what reads has no transaction. */
function newCounter() {
  let commits = 0;
  const counted = (engine: Engine): Engine => ({
    ...engine,
    async write(work) {
      const result = await engine.write(work);
      commits += 1;
      return result;
    },
  });
  return { counted, commits: () => commits };
}

/** A database on a server that is thrown away after the run. */
async function postgres(fill?: Fill): Promise<TestDatabase> {
  const template = fill && (await postgresTemplate(fill));
  const [server, name] = [inject('postgresAddress'), `test-${randomUUID()}`];
  const url = await createDatabase(server, name, template);
  const counter = newCounter();
  return {
    open: async () => counter.counted(await openEngine(url)),
    commits: counter.commits,
    remove: () => dropDatabase(server, name),
  };
}

const postgresTemplate = onceFor(async (fill) => {
  const name = `template-${randomUUID()}`;
  await filled(await createDatabase(inject('postgresAddress'), name), fill);
  return name;
});
