import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { createDatabase } from './postgres-server.ts';

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-node-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The URL of a database that is new and empty. */
export const newDatabase = {
  sqlite: async (): Promise<string> => `sqlite:${join(temporaryFolder(), 'atrium.db')}`,
  postgres: (): Promise<string> => createDatabase(inject('postgresAddress'), `node-${randomUUID()}`),
} as const;

/** The URL of a new database that is as a first start leaves it: up to date, with the sample data. */
export const sampleDatabase = {
  async sqlite(): Promise<string> {
    const file = join(temporaryFolder(), 'atrium.db');
    cpSync(inject('sampleDatabases').sqlite, file);
    return `sqlite:${file}`;
  },
  postgres: (): Promise<string> =>
    createDatabase(inject('postgresAddress'), `node-${randomUUID()}`, inject('sampleDatabases').postgres),
} as const;
