import { expectAccessible } from './accessibility.ts';
import { expect, inBrowserToo, note, test, undo } from './fixtures.ts';
import { addUser, chooseOption, fillUser, searchBox, signInAtUsers, someUser, userRow, userRows } from './users.ts';

test.beforeEach(async ({ page }) => {
  await signInAtUsers(page);
});

test(
  'an administrator adds a user with everything there is to say, and finds it after a reload',
  inBrowserToo,
  async ({ page }) => {
    const user = someUser('Ramona');
    await page.getByRole('button', { name: 'Add user' }).click();
    const panel = page.getByRole('dialog', { name: 'Add a user' });
    await expectAccessible(page);
    await fillUser(page, user);
    await chooseOption(page, panel.getByRole('combobox', { name: 'Role', exact: true }), 'Maintainer');
    await chooseOption(page, panel.getByRole('combobox', { name: 'Plan' }), 'Team');
    await panel.getByRole('button', { name: 'Add user' }).click();
    await expect(note(page, `${user.fullName} was added.`)).toBeVisible();
    await expect(panel).toBeHidden();

    await page.reload();
    await searchBox(page).fill(user.username);
    await expect(userRows(page)).toHaveCount(1);
    for (const text of [user.fullName, user.email, 'Maintainer', 'Team', 'Auto debit', 'Active']) {
      await expect(userRow(page, user.fullName)).toContainText(text);
    }
    await page.getByRole('link', { name: user.fullName }).click();
    const card = page.getByRole('region', { name: 'About this user' });
    for (const text of [user.username, user.email, '+49 30 555 0100', 'Lantern & Quill', 'Portugal']) {
      await expect(card).toContainText(text);
    }
  },
);

test('what is missing or wrong is said at its field, and nothing is added', async ({ page }) => {
  await page.getByRole('button', { name: 'Add user' }).click();
  const panel = page.getByRole('dialog', { name: 'Add a user' });
  await panel.getByLabel('E-mail').fill('nonsense');
  await panel.getByRole('button', { name: 'Add user' }).click();
  for (const field of ['Full name', 'Username', 'Contact', 'Company']) {
    await expect(panel.getByLabel(field)).toHaveAccessibleDescription(/Fill this in\.$/);
  }
  await expect(panel.getByRole('combobox', { name: 'Country' })).toHaveAccessibleDescription(/\w/);
  await expect(panel.getByLabel('E-mail')).toHaveAccessibleDescription(/Give an e-mail address such as/);
  await expect(panel.getByLabel('Full name')).toBeFocused();
  await expectAccessible(page);
});

test('an address and a username that are taken are said at their fields', async ({ page, problems }) => {
  problems.expect(/^409 POST \/apps\/users\/add-user$/);
  const user = someUser();
  await addUser(page, user);
  await page.getByRole('button', { name: 'Add user' }).click();
  const panel = page.getByRole('dialog', { name: 'Add a user' });
  await fillUser(page, user);
  await panel.getByRole('button', { name: 'Add user' }).click();
  await expect(panel.getByLabel('Username')).toHaveAccessibleDescription(/This username is already in use\./);
  await expect(panel.getByLabel('E-mail')).toHaveAccessibleDescription(/This email is already in use\./);
  const other = someUser();
  await panel.getByLabel('Username').fill(other.username);
  await panel.getByLabel('E-mail').fill(other.email);
  await panel.getByRole('button', { name: 'Add user' }).click();
  await expect(panel).toBeHidden();
});

test('closing the form asks before it throws away what was typed', async ({ page }) => {
  await page.getByRole('button', { name: 'Add user' }).click();
  const panel = page.getByRole('dialog', { name: 'Add a user' });
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel).toBeHidden();

  await page.getByRole('button', { name: 'Add user' }).click();
  await panel.getByLabel('Full name').fill('Half a name');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByLabel('Full name')).toHaveValue('Half a name');
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(panel.getByLabel('Full name')).toHaveValue('');
});

test('an addition is undone', async ({ page }) => {
  const user = someUser();
  await addUser(page, user);
  await undo(page, `${user.fullName} was added.`);
  await searchBox(page).fill(user.username);
  await expect(page.getByText('Nothing matches')).toBeVisible();
});
