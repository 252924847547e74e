import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { withData } from '../src/commands/with-engine.ts';
import { readSettings } from '../src/settings.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresAddress: string;
    /** What `sampleDatabase` copies: the file of the one, and the name of the other. */
    sampleDatabases: { readonly sqlite: string; readonly postgres: string };
  }
}

/** One server for the whole run, and the sample data loaded once on each engine; each test has a database of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'atrium-node-'));
  const samples = { sqlite: join(folder, 'atrium.db'), postgres: 'sample' };
  await loadSample(`sqlite:${samples.sqlite}`);
  await loadSample(await server.url(samples.postgres));
  project.provide('postgresAddress', server.address);
  project.provide('sampleDatabases', samples);
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await server.stop();
  };
}

function loadSample(databaseUrl: string): Promise<void> {
  return withData(readSettings({ DATABASE_URL: databaseUrl }), async () => {});
}
