import { expectAccessible } from './accessibility.ts';
import { expect, signIn, test, userMenu } from './fixtures.ts';
import { brightnessOf, choose, closeCustomizer, customizer, menu } from './shell.ts';
import { signInAtUsers } from './users.ts';

test('the moon and the sun change the skin, which is remembered', async ({ page }) => {
  await signIn(page);
  const brightness = () => brightnessOf(page.getByRole('main'));
  await page.getByRole('button', { name: 'Use the dark skin' }).click();
  await expect.poll(brightness).toBeLessThan(0.5);
  await page.reload();
  await expect.poll(brightness).toBeLessThan(0.5);
  await page.getByRole('button', { name: 'Use the light skin' }).click();
  await expect.poll(brightness).toBeGreaterThan(0.5);
});

test('the account menu says who one is and leads to where it says', async ({ page, home }) => {
  await signIn(page);
  await userMenu(page).click();
  const dropdown = page.getByRole('menu');
  await expect(dropdown).toContainText('admin@demo.com');
  await expect(dropdown).toContainText(home === 'node' ? 'Data is kept on the server' : 'Data is kept in this browser');
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Account Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Activity' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing plans' })).toBeVisible();
  await userMenu(page).click();
  await page.keyboard.press('Escape');
  await expect(dropdown).toBeHidden();
  await expect(userMenu(page)).toBeFocused();
});

test('the breadcrumbs lead back', async ({ page }) => {
  await signIn(page, 'admin', '/apps/user/view/1');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('listitem')).toHaveText([/Home/, /User/, /Users/, /\w/]);
  await crumbs.getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await page.goto('/pages/account-settings');
  await crumbs.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'eCommerce' })).toBeVisible();
});

test('far down a button leads back to the top', async ({ page }) => {
  await signInAtUsers(page, { perPage: '50' });
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, 1500);
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('each change of page moves the focus to its heading, is announced and has a title', async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Outbox' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeFocused();
  await expect(page).toHaveTitle(/Outbox/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeFocused();
  await expect(page).toHaveTitle(/Users/);
  await expect(page.getByRole('status').filter({ hasText: /^Users · / })).toBeAttached();
});

test('keys with Ctrl or Alt are the browser’s, also in a menu', async ({ page }) => {
  await signIn(page);
  await page.evaluate(() => {
    addEventListener('keydown', ({ key, defaultPrevented }) => {
      document.body.dataset.pressed = `${key} ${defaultPrevented ? 'taken' : 'left'}`;
    });
  });
  const body = page.locator('body');
  await userMenu(page).click();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('Control+c');
  await expect(body).toHaveAttribute('data-pressed', 'c left');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('c');
  await expect(page.getByRole('menuitem', { name: 'Chat' })).toBeFocused();
  await page.keyboard.press('Escape');

  await choose(page, 'Menu layout', 'Horizontal');
  await closeCustomizer(page);
  const apps = menu(page).getByRole('button', { name: 'Apps' });
  await apps.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(body).toHaveAttribute('data-pressed', 'ArrowRight left');
  await expect(apps).toBeFocused();
});

test('on paper there is nothing that floats over the page', async ({ page }) => {
  await signInAtUsers(page, { perPage: '50' });
  await page.mouse.wheel(0, 1500);
  const toTop = page.getByRole('button', { name: 'Back to top' });
  await expect(toTop).toBeVisible();
  const floating = [toTop, await customizer(page)];
  await page.emulateMedia({ media: 'print' });
  for (const one of floating) await expect(one).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
});
