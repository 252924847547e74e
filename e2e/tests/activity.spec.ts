import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessibility.ts';
import { expect, exportAs, note, signIn, test, unique } from './fixtures.ts';
import { chooseOption, rowAction, searchBox, startWithUser, userRow } from './users.ts';

test('what was done stands in the activity, with who did it, and is undone from there', async ({ page }) => {
  const { fullName, username } = await startWithUser(page);
  await rowAction(page, fullName, 'Delete');
  await expect(note(page, `${fullName} was deleted.`)).toBeVisible();

  await page.getByRole('link', { name: 'Activity' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  await chooseOption(page, page.getByRole('combobox', { name: 'Kind' }), 'User');
  await expect(page).toHaveURL(/entity=user/);
  await page.getByRole('searchbox', { name: /^Search what it is called/ }).fill(fullName);
  await expect(page).toHaveURL(/q=/);
  const rows = page.getByRole('grid', { name: 'Activity' }).getByRole('row').filter({ hasText: fullName });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Deleted');
  await expect(rows.first()).toContainText('Ida Lindqvist');
  await expectAccessible(page);

  await rows.first().getByRole('button', { name: 'Deleted', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Deleted' });
  await expect(panel).toContainText(username);
  await expect(page).toHaveURL(/change=\d+/);
  const opened = new URL(page.url());
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();

  await rows.first().getByRole('button', { name: 'Undo: Deleted' }).click();
  await expect(note(page, 'Undone.')).toBeVisible();
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: 'Undone' })).toHaveCount(1);

  // Only what she added today, and the same in the file.
  await rows.first().getByRole('button', { name: 'Ida Lindqvist' }).click();
  await chooseOption(page, page.getByRole('combobox', { name: 'Deed' }), 'Added');
  await chooseOption(page, page.getByRole('combobox', { name: 'When' }), 'Today');
  await expect(page.getByRole('combobox', { name: 'Who' })).toHaveValue('Ida Lindqvist');
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(rows).toHaveCount(2);
  const [file] = await Promise.all([page.waitForEvent('download'), exportAs(page, 'CSV file')]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines.filter((line) => line.includes(fullName))).toHaveLength(2);
  expect(lines.slice(1).every((line) => line.includes(',Ida Lindqvist,') && line.includes(',Added,User,'))).toBe(true);

  // The address of a change opens it, in whatever list it is not.
  opened.searchParams.set('action', 'create');
  await page.goto(opened.href);
  await expect(panel).toContainText(username);
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.goto('/apps/user/list');
  await searchBox(page).fill(username);
  await expect(userRow(page, fullName)).toBeVisible();
});

test('what changed since cannot be undone any more, and that is said', async ({ page, problems }) => {
  problems.expect(/^409 POST \/api\/v1\/changes\/\d+\/undo$/);
  const { fullName } = await startWithUser(page);
  await page.getByRole('link', { name: fullName }).click();
  const timeline = page.getByRole('list', { name: 'Activity' });
  for (const company of ['First Company', 'Second Company']) {
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Company').fill(company);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('region', { name: 'About this user' })).toContainText(company);
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await expect(timeline.getByRole('listitem')).toHaveCount(3);
  await timeline.getByRole('button', { name: 'Undo: Changed' }).last().click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('region', { name: 'About this user' })).toContainText('Second Company');
});

test('whoever is not on the page is found by their name, and stands there when the address names them', async ({
  page,
}) => {
  await signIn(page, 'admin', '/apps/changes');
  const who = page.getByRole('combobox', { name: 'Who' });
  await who.fill('tomas rey');
  await page.getByRole('option', { name: 'Tomás Reyes client' }).click();
  await expect(page).toHaveURL(/actorId=2/);
  await expect(who).toHaveValue('Tomás Reyes');
  await page.reload();
  await expect(who).toHaveValue('Tomás Reyes');
  await expectAccessible(page);
  await who.fill('');
  await expect(page).not.toHaveURL(/actorId/);
});

test('how an event repeats is told in the words of the calendar', async ({ page }) => {
  const title = unique('Sound the well');
  await signIn(page, 'admin', '/apps/calendar?date=2033-06-13&event=new&at=2033-06-13T07:00:00.000Z');
  const adding = page.getByRole('dialog', { name: 'Add an event' });
  await chooseOption(page, adding.getByRole('combobox', { name: 'Repeat' }), 'Every week');
  await adding.getByLabel('Title').fill(title);
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding).toBeHidden();
  await page.goto('/apps/changes?entity=event&perPage=100');
  const row = page.getByRole('grid', { name: 'Activity' }).getByRole('row').filter({ hasText: title });
  await row.getByRole('button', { name: 'Event added', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Added' });
  await expect(panel.getByRole('row', { name: 'Repeats Every week' })).toBeVisible();
  await expect(panel).not.toContainText('FREQ');
});
