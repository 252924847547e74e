import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { chooseOption, openUsers, searchBox, signInAtUsers, userGrid, userRows, valuesOf } from './users.ts';

/** Matches the people of the sample data alone, whom no other test changes. */
const samples = '.example';

test.beforeEach(async ({ page }) => {
  await signInAtUsers(page);
});

test('the list shows who there is, and how many in which state', async ({ page }) => {
  await expect(userRows(page)).toHaveCount(10);
  await expect(page.getByRole('definition').first()).toHaveText(/^\d+$/);
  await expect(page.getByText(/^1–10 of \d+$/)).toBeVisible();
  await expectAccessible(page);
});

test('who has a portrait is seen by it, and the others by their initials', async ({ page }) => {
  await searchBox(page).fill('anneliese');
  const portrait = userRows(page).locator('img');
  await expect(userRows(page)).toHaveCount(1);
  await expect(portrait).toHaveAttribute('src', /\/avatars\/anneliese\.gruenwald\.svg$/);
  // Refuses when there is no picture.
  await portrait.evaluate((image: HTMLImageElement) => image.decode());
  await searchBox(page).fill('suryani');
  await expect(userRows(page)).toHaveCount(1);
  await expect(userRows(page)).toContainText('Suryani');
  await expect(portrait).toHaveCount(0);
});

test('a search narrows the list while one types, and a button clears it', async ({ page }) => {
  await searchBox(page).pressSequentially('gruenwald');
  await expect(userRows(page)).toHaveCount(1);
  await expect(userRows(page)).toContainText('Anneliese Grünwald');
  await expect(page).toHaveURL(/[?&]q=gruenwald/);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(userRows(page)).toHaveCount(10);
  await expect(page).not.toHaveURL(/q=/);
});

test('a search does not mind capitals and accents, and finds one letter too', async ({ page }) => {
  await searchBox(page).fill('GRUNWALD');
  await expect.poll(() => valuesOf(page, 'User')).toEqual(['Anneliese Grünwald']);
  await searchBox(page).fill('milica đ');
  await expect.poll(() => valuesOf(page, 'User')).toEqual(['Milica Đurić']);
  await searchBox(page).fill('陈');
  await expect.poll(() => valuesOf(page, 'User')).toEqual(['陈思远']);
});

test('what nobody has says so, and offers the way back', async ({ page }) => {
  await searchBox(page).fill('nobody is called like this');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(userRows(page)).toHaveCount(10);
  await expect(searchBox(page)).toHaveValue('');
});

const filters = [
  { name: 'Role', option: 'Editor', parameter: 'role=editor' },
  { name: 'Plan', option: 'Enterprise', parameter: 'currentPlan=enterprise' },
  { name: 'Status', option: 'Pending', parameter: 'status=pending' },
];

for (const { name, option, parameter } of filters) {
  test(`the filter "${name}" lets through only what it says`, async ({ page }) => {
    // Those whom other tests add are all alike, and the latest.
    await openUsers(page, { sort: 'asc', sortColumn: 'id' });
    await chooseOption(page, page.getByRole('combobox', { name, exact: true }), option);
    await expect(page).toHaveURL(new RegExp(parameter));
    await expect.poll(async () => new Set(await valuesOf(page, name))).toEqual(new Set([option]));
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect.poll(async () => new Set(await valuesOf(page, name)).size).toBeGreaterThan(1);
  });
}

test('filters and a search work together', async ({ page }) => {
  await chooseOption(page, page.getByRole('combobox', { name: 'Role', exact: true }), 'Admin');
  await chooseOption(page, page.getByRole('combobox', { name: 'Status' }), 'Active');
  await searchBox(page).fill(samples);
  await expect(page).toHaveURL(/q=/);
  await expect.poll(async () => new Set(await valuesOf(page, 'Role'))).toEqual(new Set(['Admin']));
  await expect.poll(async () => new Set(await valuesOf(page, 'Status'))).toEqual(new Set(['Active']));
});

test('one pages through the list', async ({ page }) => {
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await openUsers(page, { q: samples });
  const total = Number((await pages.getByText(/^1–10 of/).textContent())?.split(' of ')[1]);
  const last = Math.ceil(total / 10);
  const [first] = await valuesOf(page, 'User');
  await expect(pages.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(pages.getByText(/^11–20 of/)).toBeVisible();
  await expect.poll(async () => (await valuesOf(page, 'User'))[0]).not.toBe(first);
  await pages.getByRole('button', { name: 'Last page' }).click();
  await expect(userRows(page)).toHaveCount(total - 10 * (last - 1));
  await expect(pages.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await pages.getByRole('textbox', { name: 'Page number' }).fill('1');
  await page.keyboard.press('Enter');
  await expect(pages.getByText(/^1–10 of/)).toBeVisible();
});

test('one chooses how many rows a page has', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('25');
  await expect(userRows(page)).toHaveCount(25);
  await expect(page).toHaveURL(/perPage=25/);
});

test('what the list shows is in the address: a reload keeps it, the back button takes it back', async ({ page }) => {
  await openUsers(page, { q: samples });
  await chooseOption(page, page.getByRole('combobox', { name: 'Status' }), 'Active');
  await userGrid(page).getByRole('button', { name: 'User', exact: true }).click();
  await expect(page).toHaveURL(/sortColumn=fullName/);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^11–/)).toBeVisible();
  const before = await valuesOf(page, 'User');

  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Active');
  await expect.poll(() => valuesOf(page, 'User')).toEqual(before);

  await page.goBack();
  await expect(page.getByText(/^1–10 of/)).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/sortColumn/);
  await page.goBack();
  await expect(page).not.toHaveURL(/status/);
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('');
});

test('an address that is nonsense shows the list all the same', async ({ page }) => {
  await openUsers(page, { page: 'many', perPage: '-3', sortColumn: 'shoe', role: 'king', status: '[object]' });
  await expect(userRows(page)).toHaveCount(10);
  await page.goto('/apps/user/list?page=9999');
  await expect(page.getByText('This page is empty')).toBeVisible();
  await page.getByRole('button', { name: 'First page' }).last().click();
  await expect(userRows(page)).toHaveCount(10);
});
