import { expect, test } from './fixtures.ts';
import { signInAtUsers, userGrid, userRows, valuesOf } from './users.ts';

/** The people of the sample data, whom no other test changes. */
const samples = { q: '.example', perPage: '25' };

const columns = [
  'User',
  'Role',
  'Plan',
  'Billing',
  'Status',
  'ID',
  'Username',
  'E-mail',
  'Company',
  'Country',
  'Contact',
];

test('every column sorts, up and down, and says so', async ({ page }) => {
  await signInAtUsers(page, samples);
  await page.getByRole('button', { name: 'Columns' }).click();
  const choice = page.getByRole('dialog', { name: 'Columns' });
  for (const column of columns) await choice.getByRole('checkbox', { name: column, exact: true }).check();
  await page.keyboard.press('Escape');
  const count = await userRows(page).count();

  for (const column of columns) {
    const head = userGrid(page).getByRole('columnheader', { name: new RegExp(`^${column} `) });
    const sort = head.getByRole('button', { name: column, exact: true });
    await sort.click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(async () => isAscending(await valuesOf(page, column)), column).toBe(true);
    await sort.click();
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(async () => isAscending((await valuesOf(page, column)).toReversed()), column).toBe(true);
    await expect(userRows(page)).toHaveCount(count);
  }
});

/** By number, or by letter without regard to capitals, accents and strokes. */
function isAscending(values: readonly string[]): boolean {
  const keys = values.map(keyOf);
  return keys.every((key, index) => index === 0 || (keys[index - 1] ?? '') <= key);
}

function keyOf(value: string): string {
  if (/^\d+$/.test(value)) return value.padStart(12, '0');
  const strokes: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd' };
  const plain = value.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/[łøđ]/g, (letter) => strokes[letter] ?? letter);
}
