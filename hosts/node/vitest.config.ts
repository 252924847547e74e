import { defineConfig } from 'vitest/config';

/** Processes, sockets and signals: what cannot be seen by calling the back end alone. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: 'tests/databases.setup.ts',
    // Vitest leaves one processor free, which on a machine with two is half of it.
    maxWorkers: '100%',
    // Against what hangs, not against what is slow: machines differ, and how fast things are is measured in bench/.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { requireAssertions: true, poll: { timeout: 60_000 } },
  },
});
