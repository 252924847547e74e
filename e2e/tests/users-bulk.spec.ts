import { expectAccessible } from './accessibility.ts';
import { expect, note, signIn, test, undo, unique } from './fixtures.ts';
import { addRole, giveRole, inviteAndSignIn } from './roles.ts';
import {
  addUser,
  type NewUser,
  openUsers,
  searchBox,
  signInAtUsers,
  someUser,
  userGrid,
  userRow,
  userRows,
} from './users.ts';

test('several users are selected, suspended, deleted and brought back together', async ({ page }) => {
  const family = unique('family');
  await signInAtUsers(page);
  for (const name of ['Ada', 'Ben', 'Cleo']) {
    const user = someUser(name);
    await addUser(page, { ...user, fullName: `${name} ${family}` });
  }
  await searchBox(page).fill(family);
  await expect(userRows(page)).toHaveCount(3);

  await page.getByRole('checkbox', { name: `Select Ada ${family}` }).check();
  await page.getByRole('checkbox', { name: `Select Ben ${family}` }).check();
  const bar = page.getByRole('toolbar', { name: 'Actions for the selection' });
  await expect(bar).toContainText('2 selected');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Suspend' }).click();
  await expect(userRows(page).filter({ hasText: 'Suspended' })).toHaveCount(2);
  await expect(note(page, '2 users are suspended.')).toBeVisible();
  await expect(userRow(page, `Ben ${family}`)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(userRows(page).filter({ hasText: 'Suspended' })).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(bar).toContainText('3 selected');
  await bar.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete 3 users?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(userRows(page)).toHaveCount(3);
  await bar.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete 3 users' }).click();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expect(bar).toBeHidden();
  await undo(page, '3 users were deleted.');
  await expect(userRows(page)).toHaveCount(3);
});

test('all users that match are suspended, deleted and brought back together, whatever page they are on', async ({
  page,
}) => {
  const family = unique('clan');
  await signInAtUsers(page);
  for (const name of ['Dora', 'Emil', 'Fay']) {
    const user = someUser(name);
    await addUser(page, { ...user, fullName: `${name} ${family}` });
  }
  await openUsers(page, { q: family, perPage: '1' });
  await expect(userRows(page)).toHaveCount(1);
  const bar = page.getByRole('toolbar', { name: 'Actions for the selection' });
  const selectAll = async () => {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await bar.getByRole('button', { name: 'Select all 3 that match' }).click();
    await expect(bar).toContainText('3 selected');
  };
  await selectAll();
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Suspend' }).click();
  const suspension = page.getByRole('dialog', { name: 'Suspend 3 users?' });
  await expect(suspension).toContainText('They are signed out and kept out until somebody reactivates them.');
  await expectAccessible(page);
  await suspension.getByRole('button', { name: 'Cancel' }).click();
  await expect(suspension).toBeHidden();
  await expect(bar).toContainText('3 selected');
  await expect(userRows(page).filter({ hasText: 'Suspended' })).toHaveCount(0);
  await bar.getByRole('button', { name: 'Suspend' }).click();
  await suspension.getByRole('button', { name: 'Suspend 3 users' }).click();
  await expect(userRows(page).filter({ hasText: 'Suspended' })).toHaveCount(1);
  await undo(page, '3 users are suspended.');
  await expect(userRows(page).filter({ hasText: 'Suspended' })).toHaveCount(0);

  await selectAll();
  await bar.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete 3 users?' });
  await question.getByRole('button', { name: 'Delete 3 users' }).click();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expect(bar).toBeHidden();
  await undo(page, '3 users were deleted.');
  await expect(userRows(page)).toHaveCount(1);
  await openUsers(page, { q: family });
  await expect(userRows(page)).toHaveCount(3);
});

test('nobody is offered to delete or suspend themselves, and whoever selects everybody stays', async ({
  page,
  somebodyElse,
  home,
}) => {
  test.skip(home === 'browser', 'There, nobody else is at another browser.');
  const [role, family] = [unique('Crew'), unique('crew')];
  const [own, other] = ['Mate', 'Cook'].map((name) => ({ ...someUser(name), fullName: `${name} ${family}` }));
  if (!own || !other) throw new Error('Two people are on board.');
  await signIn(page, 'admin', '/apps/roles');
  await addRole(page, role, ['read users', 'change users']);
  await openUsers(page);
  await addUser(page, other);
  await addUser(page, own);
  await giveRole(page, own, role);
  const person = await somebodyElse();
  await inviteAndSignIn(page, person, own);

  await expect(person).toHaveURL(/\/apps\/user\/list$/);
  await searchBox(person).fill(family);
  await expect(userRows(person)).toHaveCount(2);
  const offered = async ({ fullName }: NewUser) => {
    const offers = person.getByRole('menuitem');
    await person.getByRole('button', { name: `Actions for ${fullName}` }).click();
    await expect(offers.first()).toBeVisible();
    const items = await offers.allInnerTexts();
    await person.keyboard.press('Escape');
    await expect(offers).toHaveCount(0);
    return items;
  };
  expect(await offered(other)).toEqual(expect.arrayContaining(['Suspend', 'Delete']));
  expect(await offered(own)).not.toEqual(expect.arrayContaining(['Suspend']));
  expect(await offered(own)).not.toEqual(expect.arrayContaining(['Delete']));
  await openUsers(person, { q: family, perPage: '1' });
  const bar = person.getByRole('toolbar', { name: 'Actions for the selection' });
  await person.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await bar.getByRole('button', { name: 'Select all 2 that match' }).click();
  await bar.getByRole('button', { name: 'Suspend' }).click();
  const suspension = person.getByRole('dialog', { name: 'Suspend 2 users?' });
  await expect(suspension).toContainText('If you are among them yourself, you stay.');
  await suspension.getByRole('button', { name: 'Suspend 2 users' }).click();
  await undo(person, 'One user is suspended. You stay: nobody deletes or suspends themselves.');

  await openUsers(person, { q: family });
  await expect(userRows(person)).toHaveCount(2);
  await expect(userRows(person).filter({ hasText: 'Suspended' })).toHaveCount(0);
  await person.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(note(person, 'You stay: nobody deletes or suspends themselves.')).toBeVisible();
  const question = person.getByRole('dialog', { name: 'Delete 1 user?' });
  await question.getByRole('button', { name: 'Delete 1 user' }).click();
  await expect(userRows(person)).toHaveCount(1);
  await person.getByRole('link', { name: own.fullName }).click();
  await expect(person.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(person.getByRole('button', { name: 'Suspend' })).toHaveCount(0);
  await expect(person.getByRole('button', { name: 'Delete' })).toHaveCount(0);
});

test('Shift selects from one row to another, and a button clears the selection', async ({ page }) => {
  await signInAtUsers(page, { q: '.example' });
  const boxes = userGrid(page).getByRole('checkbox', { name: /^Select (?!all)/ });
  const bar = page.getByRole('toolbar', { name: 'Actions for the selection' });
  await boxes.nth(1).click();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('4 selected');
  await bar.getByRole('button', { name: 'Select the whole page' }).click();
  await expect(bar).toContainText('10 selected');
  await bar.getByRole('button', { name: 'Clear the selection' }).click();
  await expect(bar).toBeHidden();
});
