import { expectAccessible } from './accessibility.ts';
import { expect, note, signIn, test, unique } from './fixtures.ts';
import { newcomer } from './people.ts';

/** What stands where a text is missing: its key. */
const keyOfText =
  /\b(accessControl|accounts|accountSettings|calendar|cards|changes|chat|dashboards|mail|messages|notifications|sessions|shell|systemPages|table|tasks|ui|users)\.[a-z]+\b/;

const languages = [
  { code: 'de', name: 'Deutsch', users: 'Benutzer', direction: 'ltr' },
  { code: 'fr', name: 'Français', users: 'Utilisateurs', direction: 'ltr' },
  { code: 'pt', name: 'Português', users: 'Usuários', direction: 'ltr' },
  { code: 'ar', name: 'العربية', users: 'المستخدمون', direction: 'rtl' },
];

for (const { code, name, users, direction } of languages) {
  test(`one reads everything in ${name}, which is remembered`, async ({ page }) => {
    await signIn(page);
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('menuitemradio', { name }).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(users);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await page.reload();
    await expect(title).toHaveText(users);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expectAccessible(page);
    for (const path of [
      '/access-control',
      '/apps/calendar',
      '/apps/changes',
      '/apps/chat',
      '/apps/email',
      '/apps/todo',
      '/dashboard/ecommerce',
      '/apps/messages',
      '/pages/account-settings',
      '/apps/user/view/1',
    ]) {
      await page.goto(path);
      await expect(title).toBeVisible();
      await expect(page.getByText(keyOfText)).toHaveCount(0);
    }
  });
}

test('the language is chosen before signing in too, and in both places', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'admin@demo.com' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'E-Commerce' })).toBeVisible();
  await page.getByRole('button', { name: /^Sprache/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'eCommerce' })).toBeVisible();
});

test('what is asked for on a page in German is answered by a letter in German', async ({ page }) => {
  const email = `${unique('greta')}@tides.example`;
  await page.goto('/misc/coming-soon');
  await page.evaluate(() => localStorage.setItem('language', 'de'));
  await page.reload();
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email);
  await page.keyboard.press('Enter');
  await expect(note(page, email)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await signIn(page, 'admin', '/apps/messages?perPage=100');
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Darf Atrium Ihnen schreiben?');
});

test('an account that has a language has the one that is chosen in the bar', async ({ page }) => {
  await newcomer(page);
  await page.goto('/pages/account-settings');
  await page.getByLabel('First name').fill('Mira');
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Français' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('button', { name: /^Langue : / }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('Deutsch');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('an account that has a language has the one that is chosen in the table of languages', async ({ page, home }) => {
  test.skip(home === 'browser', 'It waits for an answer of the server.');
  await newcomer(page);
  await page.goto('/pages/account-settings');
  await page.getByLabel('First name').fill('Mira');
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Français' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('/datatables/basic');
  const kept = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/account-settings/details'),
  );
  await page.getByRole('combobox', { name: 'Langue', exact: true }).selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect((await kept).status()).toBe(200);
  await page.goto('/pages/account-settings');
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('of two languages that are chosen one after the other the second stays, whichever comes first', async ({
  page,
}) => {
  await signIn(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/locales\/de\./, async (route) => {
    await promise;
    await route.continue();
  });
  for (const name of ['Deutsch', 'Français']) {
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('menuitemradio', { name }).click();
  }
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Utilisateurs');
  const late = page.waitForResponse(/\/locales\/de\./);
  resolve();
  await (await late).finished();
  await page.waitForTimeout(500);
  await expect(title).toHaveText('Utilisateurs');
  await page.reload();
  await expect(title).toHaveText('Utilisateurs');
});
