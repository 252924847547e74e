import { readFile } from 'node:fs/promises';
import { expect, exportAs, inBrowserToo, note, test } from './fixtures.ts';
import { signInAtUsers, userRows, valuesOf } from './users.ts';

test(
  'the CSV file has what the list shows: all its pages, filtered, sorted, with these columns',
  inBrowserToo,
  async ({ page }) => {
    await signInAtUsers(page, { q: '.example', role: 'editor', sortColumn: 'fullName', sort: 'desc', perPage: '100' });
    const names = await valuesOf(page, 'User');
    const roles = await valuesOf(page, 'Role');
    const statuses = await valuesOf(page, 'Status');
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('10');
    await expect(userRows(page)).toHaveCount(Math.min(10, names.length));

    const [file] = await Promise.all([page.waitForEvent('download'), exportAs(page, 'CSV file')]);
    expect(file.suggestedFilename()).toBe('users.csv');
    await expect(note(page, `${names.length} rows were exported.`)).toBeVisible();
    const [head, ...lines] = linesOf(await readFile(await file.path(), 'utf8'));
    expect(head).toEqual(['User', 'E-mail', 'Role', 'Plan', 'Billing', 'Status']);
    expect(lines.map(([name]) => name)).toEqual(names);
    expect(lines.map(([, , role]) => role)).toEqual(roles);
    expect(lines.map((line) => line[5])).toEqual(statuses);
  },
);

/** None of these people has a quotation mark or a line break in what is exported; a comma stands between quotation marks. */
function linesOf(text: string): string[][] {
  return text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.match(/"[^"]*"|[^,]+|(?<=^|,)(?=,|$)/g)?.map((cell) => cell.replaceAll('"', '')) ?? []);
}
