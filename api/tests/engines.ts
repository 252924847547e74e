import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInMemory } from '@atrium/browser/wasm-connection';
import { openEngine } from '@atrium/node/engine';
import { inject } from 'vitest';
import { createDatabase } from '../../hosts/node/tests/postgres-server.ts';
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
  remove(): Promise<void>;
}

const databases = { sqlite, postgres, wasm };

export function newDatabase(): Promise<TestDatabase> {
  return databases[inject('engine')]();
}

/** In memory where the system has such a folder: a commit waits for the disk, and nobody wants these back after a power cut. */
const temporary = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** The engine of the node home, in a file. */
async function sqlite(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(temporary, 'atrium-test-'));
  return sharedBetweenApps(await openEngine(`sqlite:${join(folder, 'atrium.db')}`), () =>
    rmSync(folder, { recursive: true }),
  );
}

/** The engine of the browser home: one connection for everything. */
async function wasm(): Promise<TestDatabase> {
  const connection = await openInMemory();
  return sharedBetweenApps(openSqlite(connection, connection), () => {});
}

function sharedBetweenApps(engine: Engine, removed: () => void): TestDatabase {
  return {
    open: async () => ({ ...engine, close: async () => {} }),
    async remove() {
      await engine.close();
      removed();
    },
  };
}

/** A database on a server that is thrown away after the run. */
async function postgres(): Promise<TestDatabase> {
  const url = await createDatabase(inject('postgresAddress'), `test-${randomUUID()}`);
  return { open: () => openEngine(url), remove: async () => {} };
}
