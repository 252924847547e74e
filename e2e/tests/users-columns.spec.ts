import { expectAccessible } from './accessibility.ts';
import { expect, test, unique } from './fixtures.ts';
import { chooseOption, signInAtUsers, userGrid, userRows, valuesOf } from './users.ts';

test.beforeEach(async ({ page }) => {
  await signInAtUsers(page);
});

test('columns, their order and the height of rows are chosen and remembered', async ({ page }) => {
  const columns = userGrid(page).getByRole('columnheader');
  const row = userRows(page).first();
  const before = await row.boundingBox();
  await page.getByRole('button', { name: 'Columns' }).click();
  const panel = page.getByRole('dialog', { name: 'Columns' });
  await expectAccessible(page);
  await panel.getByRole('checkbox', { name: 'Billing' }).uncheck();
  await panel.getByRole('checkbox', { name: 'Company' }).check();
  await panel.getByRole('button', { name: /^Move the column Status/ }).press('ArrowUp');
  await panel.getByRole('button', { name: /^Move the column Status/ }).press('ArrowUp');
  await panel.getByText('Compact', { exact: true }).click();
  await page.keyboard.press('Escape');

  const expectLook = async () => {
    await expect(columns).toHaveText([/^/, /User/, /Role/, /Status/, /Plan/, /Company/, /^/]);
    await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThan(before?.height ?? 0);
  };
  await expectLook();
  await page.reload();
  await expectLook();

  await page.getByRole('button', { name: 'Columns' }).click();
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(columns).toHaveText([/^/, /User/, /Role/, /Plan/, /Billing/, /Status/, /^/]);
});

test("a column's own menu sorts, moves, pins, widens and hides it", async ({ page }) => {
  const columns = userGrid(page).getByRole('columnheader');
  const plan = userGrid(page).getByRole('columnheader', { name: /^Plan/ });
  const open = () => page.getByRole('button', { name: 'Options for the column Plan' }).click();
  const choose = (item: string) => page.getByRole('menuitem', { name: item, exact: true }).click();
  await open();
  await choose('Sort descending');
  await expect(plan).toHaveAttribute('aria-sort', 'descending');
  await open();
  await choose('Move left');
  await expect(columns.nth(2)).toContainText('Plan');
  await choose('Move right');
  await expect(columns.nth(3)).toContainText('Plan');
  const width = (await plan.boundingBox())?.width ?? 0;
  await choose('Wider');
  await expect.poll(async () => (await plan.boundingBox())?.width).toBeGreaterThan(width);
  await choose('Pin on the left');
  await expect(plan).toHaveCSS('position', 'sticky');
  await expect(columns).toHaveText([/^/, /Plan/, /User/, /Role/, /Billing/, /Status/, /^/]);
  await open();
  await choose('Unpin');
  await expect(plan).not.toHaveCSS('position', 'sticky');
  await expect(columns).toHaveText([/^/, /User/, /Role/, /Plan/, /Billing/, /Status/, /^/]);
  await open();
  await choose('Hide this column');
  await expect(plan).toHaveCount(0);
  await page.reload();
  await expect(userRows(page)).toHaveCount(10);
  await expect(plan).toHaveCount(0);
});

test('a column is dragged to another place', async ({ page }) => {
  const columns = userGrid(page).getByRole('columnheader');
  await expect(columns.nth(2)).toContainText('Role');
  const role = userGrid(page).getByRole('button', { name: 'Role', exact: true });
  const billing = userGrid(page).getByRole('button', { name: 'Billing', exact: true });
  const [from, to] = [await role.boundingBox(), await billing.boundingBox()];
  if (!from || !to) throw new Error('The columns are not there.');
  await page.mouse.move(from.x + 10, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + from.height / 2, { steps: 3 });
  await page.mouse.move(to.x + to.width - 5, to.y + to.height / 2, { steps: 10 });
  await page.mouse.up();
  await expect(columns).toHaveText([/^/, /User/, /Plan/, /Billing/, /Role/, /Status/, /^/]);
  await expect(page).not.toHaveURL(/sort/);
  await page.reload();
  await expect(columns).toHaveText([/^/, /User/, /Plan/, /Billing/, /Role/, /Status/, /^/]);
});

test('a view is saved with its name, found after a reload, shown again and forgotten', async ({ page }) => {
  const name = unique('view');
  await chooseOption(page, page.getByRole('combobox', { name: 'Role', exact: true }), 'Author');
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('textbox', { name: 'Name for this view' }).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`The view “${name}” was saved.`)).toBeVisible();

  await page.goto('/apps/user/list');
  await expect(userRows(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Saved views' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page).toHaveURL(/role=author/);
  await expect.poll(async () => new Set(await valuesOf(page, 'Role'))).toEqual(new Set(['Author']));

  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('button', { name: 'Default view' }).click();
  await expect(page).not.toHaveURL(/role=/);
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('button', { name: `Delete the view ${name}` }).click();
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Saved views' }).click();
  await expect(page.getByRole('button', { name: 'Default view' })).toBeVisible();
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
});

test('a link to the view is copied, and shows somebody else the same', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await chooseOption(page, page.getByRole('combobox', { name: 'Plan' }), 'Company');
  await page.getByRole('button', { name: 'Options for the column Billing' }).click();
  await page.getByRole('menuitem', { name: 'Hide this column' }).click();
  await page.getByRole('button', { name: 'Copy a link to this view' }).click();
  await expect(page.getByText('The link to this view was copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.removeItem('list:users'));
  await page.goto(link);
  await expect.poll(async () => new Set(await valuesOf(page, 'Plan'))).toEqual(new Set(['Company']));
  await expect(userGrid(page).getByRole('columnheader', { name: /^Billing/ })).toHaveCount(0);
});
