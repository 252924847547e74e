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
 * What goes through every area against the home in the browser, and what that home does by itself. A first start there takes longer than most
 * flows: those of looks, of keys, and of what stands beside the main way of an area are walked against the server alone.
 */
const inBrowserToo = [
  'account-settings',
  'blog',
  'bookmarks',
  'browser-home',
  'calendar',
  'chat',
  'dashboards',
  'email',
  'help',
  'invoices',
  'invoice-files',
  'languages',
  'notifications',
  'permissions',
  'profile',
  'register',
  'roles',
  'search',
  'shop',
  'sign-in',
  'tables',
  'todo',
  'users-add',
  'users-change',
  'users-export',
  'walk',
].map((name) => `${name}.spec.ts`);

/** The same flows against both homes; one that asks for two people, or for a network, says that it is not for the browser. */
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
    {
      name: 'browser',
      testMatch: inBrowserToo,
      use: { home: 'browser', baseURL: process.env.ATRIUM_E2E_BROWSER },
    },
  ],
});
