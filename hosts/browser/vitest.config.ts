import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    pool: 'threads',
    // Against what hangs, not against what is slow: machines differ, and how fast things are is measured in bench/.
    testTimeout: 600_000,
    expect: { requireAssertions: true },
  },
});
