import { defineConfig } from 'vitest/config';

/** The same files on every engine: what holds on one has to hold on all. */
export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'sqlite', provide: { engine: 'sqlite' } } },
      { extends: true, test: { name: 'wasm', provide: { engine: 'wasm' } } },
      {
        extends: true,
        test: { name: 'postgres', provide: { engine: 'postgres' }, globalSetup: 'tests/postgres.setup.ts' },
      },
    ],
    include: ['tests/**/*.test.ts'],
    setupFiles: 'tests/close-apps.setup.ts',
    pool: 'threads',
    // The back end has no state of its own: loading it once for all files takes half the time.
    isolate: false,
    // Vitest leaves one processor free, which on a machine with two is half of it.
    maxWorkers: '100%',
    // Against what hangs, not against what is slow: machines differ, and how fast things are is measured in bench/.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { requireAssertions: true },
  },
});
