import { expect, note, test, unique } from './fixtures.ts';
import { heldAnswers } from './held-answers.ts';
import { newcomer } from './people.ts';

test.skip(({ home }) => home === 'browser', 'In the browser nothing is on its way for long.');

test('what is typed into the card of the latest chat while an answer is sent stays, and is sent next', async ({
  page,
}) => {
  await newcomer(page);
  await page.goto('/apps/chat/1');
  const begun = page.getByRole('textbox', { name: /^Message to/ });
  await begun.fill(unique('Good morning'));
  await begun.press('Enter');
  await expect(begun).toHaveValue('');
  await page.goto('/cards/advance');
  const chat = page.getByRole('region', { name: 'Latest chat', exact: true });
  const field = chat.getByRole('textbox', { name: /^Message to/ });
  const [first, second] = [unique('On my way'), unique('Almost there')];
  const letGo = await heldAnswers(page, 'POST', /\/apps\/chat\/send-msg$/);
  await field.fill(first);
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await page.keyboard.type(second);
  letGo();
  await expect(chat.getByRole('listitem').filter({ hasText: first })).toBeVisible();
  await expect(field).toHaveValue(second);
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByRole('listitem').filter({ hasText: second })).toBeVisible();
  await expect(field).toBeFocused();
});

test('what is written in a new post while it is saved stays, and is saved next as the same post', async ({ page }) => {
  const title = unique('Ebb tide');
  await newcomer(page);
  await page.goto('/pages/blog/add');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await page.getByLabel('Title').fill(title);
  await text.fill('Mud');
  const letGo = await heldAnswers(page, 'POST', /\/api\/v1\/blog\/posts$/);
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/blog/posts'));
  await page.getByRole('button', { name: 'Save post' }).click();
  await asked;
  await text.press('ControlOrMeta+End');
  await page.keyboard.type(' and gulls');
  letGo();
  await expect(note(page, `“${title}” is written.`)).toBeVisible();
  await expect(page).toHaveURL(/\/pages\/blog\/edit\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(text).toContainText('Mud and gulls');
  await expect(text).toBeFocused();
  await page.keyboard.type('!');
  for (let step = 0; step < 2; step++) await page.keyboard.press('ControlOrMeta+z');
  await expect(text).not.toContainText('gulls');
  // How many steps it was is a matter of time: what was written quickly is one. Once more than there are does nothing.
  for (let step = 0; step < 3; step++) await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(text).toContainText('Mud and gulls!');
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page.getByText('Mud and gulls')).toBeVisible();
  await page.goto('/pages/blog/add');
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Go on with it' })).toHaveCount(0);
});

test('what is taken out of the cart while its number is on its way is gone, and nothing is wrong with that', async ({
  page,
}) => {
  await newcomer(page);
  await page.goto('/apps/ecommerce/checkout');
  const item = page.getByRole('list', { name: 'Cart' }).getByRole('listitem').filter({ hasText: 'Logbook, Ruled' });
  const letGo = await heldAnswers(page, 'PUT', /\/api\/v1\/cart\/\d+$/);
  const asked = page.waitForRequest((request) => request.method() === 'PUT' && request.url().includes('/api/v1/cart/'));
  await page.getByRole('button', { name: 'One more: Logbook, Ruled' }).click();
  await asked;
  await page.getByRole('button', { name: 'Remove Logbook, Ruled' }).click();
  await expect(item).toHaveCount(0);
  letGo();
  await expect(note(page, 'Logbook, Ruled was taken out of the cart.')).toBeVisible();

  // Before the number is asked for, it is not asked for any more.
  await page.getByRole('button', { name: 'One more: Ship Biscuit Tin' }).click();
  await page.getByRole('button', { name: 'Remove Ship Biscuit Tin' }).click();
  await expect(note(page, 'Ship Biscuit Tin was taken out of the cart.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Cart' }).getByRole('listitem').first()).toBeVisible();
  await expect(item).toHaveCount(0);
});
