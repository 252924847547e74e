import { type RunningHome, startNodeHome } from '../servers/node-home.ts';
import { expect, test } from './fixtures.ts';

test.skip(({ home }) => home === 'browser', 'It takes a server with other settings.');

let server: RunningHome;

test.beforeAll(async ({ home }) => {
  if (home === 'browser') return;
  server = await startNodeHome({ BRAND_NAME: 'Ebb & Flow', DEFAULT_LANGUAGE: 'de' });
});

test.afterAll(async () => {
  await server?.stop();
});

test('whoever wants no language that there is reads that of the house, before the app is there and in it', async ({
  browser,
  problems,
}) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'nl-NL' });
  problems.watch(context);
  const page = await context.newPage();
  const { promise: app, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/libraries*.js', async (route) => {
    await app;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('#first-paint h1')).toHaveText('Anmelden');
  letGo();
  await expect(page.locator('#first-paint')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
  await expect(page).toHaveTitle(/Ebb & Flow/);
  await page.getByRole('button', { name: 'admin@demo.com' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'E-Commerce' })).toBeVisible();
  await context.close();
});

test('whoever wants one that there is reads theirs, and what they choose counts more', async ({
  browser,
  problems,
}) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'fr-CA' });
  problems.watch(context);
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('pt');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  await context.close();
});
