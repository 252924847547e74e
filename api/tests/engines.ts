import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEngine } from '@atrium/node/engine';
import { inject } from 'vitest';
import { createDatabase } from '../../hosts/node/tests/postgres-server.ts';
import type { Engine } from '../src/database/engine.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: keyof typeof databases;
    postgresAddress: string;
  }
}

/** A new and empty database: `open` may be called more than once where several processes may share it. */
export interface TestDatabase {
  open(): Promise<Engine>;
  remove(): void;
}

const databases = { sqlite, postgres };

export async function newDatabase(): Promise<TestDatabase> {
  return databases[inject('engine')]();
}

/** In memory where the system has such a folder: a commit waits for the disk, and nobody wants these back after a power cut. */
const temporary = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

function sqlite(): TestDatabase {
  const folder = mkdtempSync(join(temporary, 'atrium-test-'));
  return {
    open: () => openEngine(`sqlite:${join(folder, 'atrium.db')}`),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** The server that it is on is thrown away after the run, and the database with it. */
async function postgres(): Promise<TestDatabase> {
  const url = await createDatabase(inject('postgresAddress'), `test-${randomUUID()}`);
  return { open: () => openEngine(url), remove: () => {} };
}
