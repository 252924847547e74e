import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../hosts/node/tests/postgres-server.ts';

/** One server for the whole run; each test file makes databases of its own on it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgresAddress', server.address);
  return server.stop;
}
