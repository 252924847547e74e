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
  // A page of a flow lives for seconds: what it would save later by optimising its code costs more than the flow.
  '--js-flags=--liftoff-only --no-opt --no-maglev',
];

/** All flows are walked with the server; in the browser those that are marked, or every one that does not need two people or a network. */
const inBrowser = process.env.ATRIUM_EVERY_FLOW === 'on' ? /./ : /@in-browser-too|browser-home\.spec/;

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
    actionTimeout: 30_000,
  },
  projects: [
    { name: 'node', use: { home: 'node', baseURL: process.env.ATRIUM_E2E_NODE } },
    { name: 'browser', grep: inBrowser, use: { home: 'browser', baseURL: process.env.ATRIUM_E2E_BROWSER } },
  ],
});
