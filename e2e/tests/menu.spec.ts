import { expectAccessible } from './accessibility.ts';
import { expect, signIn, test } from './fixtures.ts';
import { boxOf, choose, closeCustomizer, menu, sideMenu, toggle } from './shell.ts';

test('the menu marks the page, opens its group, and one group at a time', async ({ page }) => {
  await signIn(page);
  const user = menu(page).getByRole('button', { name: 'User' });
  const more = menu(page).getByRole('button', { name: 'Miscellaneous' });
  await expect(user).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(page).getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'page');
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(user).toHaveAttribute('aria-expanded', 'false');
  await expect(menu(page).getByRole('link', { name: 'List' })).toBeHidden();
  await more.click();
  await expect(menu(page).getByRole('link', { name: /^Coming Soon/ })).toBeHidden();
});

test('every entry of the menu leads to its page', async ({ page }) => {
  await signIn(page);
  for (const [link, title] of [
    ['Access Control', 'Access Control'],
    ['Activity', 'Activity'],
    ['Outbox', 'Outbox'],
    ['Account Settings', 'Account Settings'],
  ] as const) {
    await menu(page).getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(menu(page).getByRole('link', { name: link })).toHaveAttribute('aria-current', 'page');
  }
  await menu(page).getByRole('button', { name: 'Miscellaneous' }).click();
  for (const [link, title] of [
    ['Coming Soon', 'Coming soon'],
    ['Not Authorized', 'You may not open this page'],
    ['Maintenance', 'Under maintenance'],
    ['Error', 'Page not found'],
  ] as const) {
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      menu(page)
        .getByRole('link', { name: new RegExp(`^${link}`) })
        .click(),
    ]);
    await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await tab.close();
  }
});

test('no name in the menu is cut, however long it is in a language', async ({ page }) => {
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const names = page.getByRole('complementary').first().getByRole('navigation');
  for (const language of ['de', 'pt']) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.reload();
    await expect.poll(() => names.locator('a').count()).toBeGreaterThan(50);
    expect(await names.evaluate(cutNames)).toEqual([]);
  }
});

/** What has less room than its words take, without what is only read aloud. */
function cutNames(list: Element): (string | null)[] {
  return [...list.querySelectorAll('span')]
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
    .map(({ textContent }) => textContent);
}

test('a collapsed menu shows icons, itself under the pointer, and is remembered', async ({ page }) => {
  await signIn(page);
  const pin = page.getByRole('button', { name: 'Keep the menu open' });
  const width = async () => (await boxOf(sideMenu(page))).width;
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await pin.click();
  await page.mouse.move(800, 400);
  await expect.poll(width).toBeLessThan(80);
  await page.reload();
  await expect.poll(width).toBeLessThan(80);
  await expectAccessible(page);
  await page.mouse.move(30, 300);
  await expect.poll(width).toBeGreaterThan(200);
  await menu(page).getByRole('button', { name: 'Miscellaneous' }).click();
  await page.mouse.move(800, 400);
  await expect.poll(width).toBeLessThan(80);
  await page.mouse.move(30, 300);
  await expect.poll(width).toBeGreaterThan(200);
  await expect(menu(page).getByRole('button', { name: 'Miscellaneous' })).toHaveAttribute('aria-expanded', 'false');
  await pin.click();
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(800, 400);
  await page.reload();
  await expect.poll(width).toBeGreaterThan(200);
});

test('on a small screen the menu comes over the page, and goes away in each of its ways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page);
  const open = page.getByRole('button', { name: 'Open the menu' });
  await expect(menu(page)).toBeHidden();
  await open.click();
  await expect(menu(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close the menu' }).click();
  await expect(menu(page)).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await open.click();
  await page.mouse.click(370, 500);
  await expect(menu(page)).toBeHidden();
  await open.click();
  await menu(page).getByRole('link', { name: 'Activity' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  await expect(menu(page)).toBeHidden();

  // In a window that becomes wide it stands beside the page, and does not come back over it by itself.
  await open.click();
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(sideMenu(page)).toBeVisible();
  await expect(open).toBeHidden();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(open).toBeVisible();
  await expect(menu(page)).toBeHidden();
});

test('the horizontal menu opens under the pointer and by keyboard', async ({ page }) => {
  await signIn(page);
  await choose(page, 'Menu layout', 'Horizontal');
  await closeCustomizer(page);
  const apps = menu(page).getByRole('button', { name: 'Apps' });
  await expectAccessible(page);
  await apps.hover();
  await expect(menu(page).getByRole('link', { name: 'Access Control' })).toBeVisible();
  await menu(page).getByRole('button', { name: 'User', exact: true }).hover();
  await expect(menu(page).getByRole('link', { name: 'List' })).toBeVisible();
  await menu(page).getByRole('link', { name: 'Access Control' }).click();
  // It takes the focus a moment after it is there.
  await expect(page.getByRole('heading', { level: 1, name: 'Access Control' })).toBeFocused();
  await page.mouse.move(600, 600);
  await expect(menu(page).getByRole('link', { name: 'Access Control' })).toBeHidden();

  await apps.focus();
  await page.keyboard.press('ArrowDown');
  for (const name of ['Email', 'Chat', 'To-do', 'Calendar']) {
    await expect(menu(page).getByRole('link', { name })).toBeFocused();
    await page.keyboard.press('ArrowDown');
  }
  await expect(menu(page).getByRole('button', { name: 'User', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(menu(page).getByRole('link', { name: 'List' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(apps).toBeFocused();
  await expect(menu(page).getByRole('link', { name: 'Access Control' })).toBeHidden();
});

test('a narrow window takes the horizontal menu away and a wide one brings it back', async ({ page }) => {
  await signIn(page);
  await choose(page, 'Menu layout', 'Horizontal');
  await closeCustomizer(page);
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(menu(page).getByRole('button', { name: 'Apps' })).toBeVisible();
  await toggle(page, 'Hide the menu', true);
  await expect(menu(page)).toBeHidden();
});
