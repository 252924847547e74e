import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, inBrowserToo, note, signInNow, test } from './fixtures.ts';
import { newcomer } from './people.ts';
import { boxOf, menu } from './shell.ts';

function bell(page: Page, unread: number) {
  return page.getByRole('button', { name: `Notifications, ${unread} new` });
}

/** What whoever signs in is told, where it stays once it has slid in. */
async function welcomeAtRest(page: Page): Promise<Locator> {
  const welcome = note(page, 'You are signed in as an administrator');
  await welcome.getByRole('button', { name: 'Close' }).click({ trial: true });
  return welcome;
}

/** A toast stays while one points at it, wherever it stands by now. */
async function pointAt(page: Page, toast: Locator): Promise<void> {
  const { x, y } = await boxOf(toast);
  await page.mouse.move(x + 8, y + 8);
}

/** A browser that allows notifications once it is asked: the one of the tests never does. */
function allowOnRequest(): void {
  const allowed = {
    get permission() {
      return localStorage.getItem('asked') ?? 'default';
    },
    async requestPermission() {
      localStorage.setItem('asked', 'granted');
    },
  };
  Object.assign(window, { Notification: allowed });
}

for (const [room, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`what a toast says does not lie over what is open under the bell: ${room}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signInNow(page);
    const welcome = await welcomeAtRest(page);
    const before = await boxOf(welcome);
    await pointAt(page, welcome);
    // What stands there before the bell has come is called by its name alone, and opens nothing.
    await page.getByRole('button', { name: /^Notifications, / }).press('Enter');
    // It makes room at once; what opens may take longer than it would stay.
    await pointAt(page, welcome);
    const panel = page.getByRole('region', { name: 'Notifications' });
    await expect(panel.getByRole('heading')).toBeVisible();
    const [said, opened] = [await boxOf(welcome), await boxOf(panel)];
    expect(said.y).toBeGreaterThan(opened.y + opened.height);
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await boxOf(welcome)).y).toBe(before.y);
  });

test('what a toast lies over is pressed through it, but for its own buttons', async ({ page }) => {
  await signInNow(page);
  const welcome = await welcomeAtRest(page);
  await pointAt(page, welcome);
  const { x, y, width, height } = await boxOf(welcome);
  const isPressed = (at: number, down: number) =>
    welcome.evaluate(
      (toast, [left, top]) => {
        const pressed = document.elementFromPoint(left, top);
        return pressed !== null && toast.parentElement?.parentElement?.contains(pressed) === true;
      },
      [at, down] as const,
    );
  expect(await isPressed(x + width / 2, y + height / 2)).toBe(false);
  expect(await isPressed(x - 2, y + height / 2)).toBe(false);
  const close = await boxOf(welcome.getByRole('button', { name: 'Close' }));
  expect(await isPressed(close.x + close.width / 2, close.y + close.height / 2)).toBe(true);
});

test('the bell tells what is new, leads there, and knows what was read', inBrowserToo, async ({ page, context }) => {
  await page.addInitScript(allowOnRequest);
  await newcomer(page);
  await page.goto('/access-control');
  await bell(page, 2).click();
  const panel = page.getByRole('region', { name: 'Notifications' });
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await expect(
    panel.getByText(/Marit Solberg.? assigned “.?Sign the freight papers of the twelve lamps/),
  ).toBeVisible();
  await expectAccessible(page);

  // The keys lead through the list, and to what it is about.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('link', { name: /receipts of last month/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const given = page.getByRole('dialog', { name: 'A task for you' });
  await expect(given.getByRole('heading', { name: 'Sign the freight papers of the twelve lamps' })).toBeVisible();
  await given.getByRole('button', { name: 'Close' }).click();
  await expect(given).toBeHidden();

  await bell(page, 1).click();
  await panel.getByRole('switch', { name: 'Tell me outside this window too' }).click();
  await expect(panel.getByRole('switch')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell(page, 1)).toBeFocused();
  await page.reload();
  await bell(page, 1).click();
  await expect(panel.getByRole('switch')).toBeChecked();
  const other = await context.newPage();
  await other.goto('/apps/todo');
  await expect(bell(other, 1)).toBeVisible();
  await panel.getByRole('button', { name: 'Read all' }).click();
  await expect(panel.getByRole('button', { name: 'Read all' })).toHaveCount(0);
  await expect(bell(other, 0)).toBeVisible();
  await page.reload();
  await expect(bell(page, 0)).toBeVisible();
});

test('what is marked as read by the keys keeps the focus in its row', async ({ page }) => {
  await newcomer(page);
  await page.goto('/access-control');
  await bell(page, 2).press('Enter');
  const panel = page.getByRole('region', { name: 'Notifications' });
  const mark = panel.getByRole('button', { name: /^Mark as read: .*freight papers/ });
  await mark.press('Enter');
  await expect(bell(page, 1)).toBeVisible();
  await expect(mark).toHaveCount(0);
  await expect(panel.getByRole('link', { name: /freight papers/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bell(page, 1)).toBeFocused();
});

test('what is open under the bell stays open when a page comes that was on its way', async ({ page }) => {
  await newcomer(page);
  await page.goto('/access-control');
  const panel = page.getByRole('region', { name: 'Notifications' });
  // Opened once, its own code is there.
  for (const count of [3, 0]) {
    await bell(page, 2).click();
    await expect(panel.getByRole('listitem')).toHaveCount(count);
  }
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await menu(page).getByRole('link', { name: 'To-do', exact: true }).click();
  await bell(page, 2).click();
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  released.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'To-do' })).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await expect(bell(page, 2)).toBeFocused();
});
