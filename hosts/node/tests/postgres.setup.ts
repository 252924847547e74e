import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresAddress: string;
  }
}

/** One server for the whole run; each test makes a database of its own on it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgresAddress', server.address);
  return server.stop;
}
