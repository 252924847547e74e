import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
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
