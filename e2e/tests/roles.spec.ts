import { expectAccessible } from './accessibility.ts';
import { expect, inBrowserToo, note, signIn, test, undo, unique, userMenu } from './fixtures.ts';
import { addMember, addRole, editRole, giveRole, inviteAndSignIn, roleCard } from './roles.ts';
import { addUser, chooseOption, fillUser, openUsers, someUser } from './users.ts';

test('what a role gives and takes holds at once for whoever has it: menu, pages and buttons follow without a reload', async ({
  page,
  somebodyElse,
  home,
  problems,
}) => {
  test.skip(home === 'browser', 'There, nobody else is at another browser.');
  problems.expect(/^403 /);
  const role = unique('Harbour');
  const user = someUser('Rika');
  await signIn(page, 'admin', '/apps/roles');
  await addRole(page, role, ['read users']);
  await openUsers(page);
  await addUser(page, user);
  await giveRole(page, user, role);
  const person = await somebodyElse();
  await inviteAndSignIn(page, person, user);

  await expect(person).toHaveURL(/\/apps\/user\/list$/);
  const add = person.getByRole('button', { name: 'Add user' });
  await person.keyboard.press('Tab');
  await add.focus();
  await expect(person.getByRole('tooltip')).toHaveText(
    `You need: create users. Your role: ${role}. Ask an administrator.`,
  );
  await add.press('Enter');
  await expect(person.getByRole('dialog')).toBeHidden();
  await expect(person.getByRole('link', { name: 'Activity' })).toBeHidden();

  await page.goto('/apps/roles');
  const panel = await editRole(page, role);
  await panel.getByRole('checkbox', { name: 'read users', exact: true }).uncheck();
  await panel.getByRole('checkbox', { name: 'read the activity log' }).check();
  const effects = panel.getByRole('region', { name: 'What saving changes' });
  await expect(effects.getByRole('listitem')).toHaveText([
    `1 person gains: read the activity log${user.fullName}`,
    `1 person loses: read users${user.fullName}`,
  ]);
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(person).toHaveURL(/\/misc\/not-authorized$/);
  await person.goto('/apps/changes');
  await expect(person.getByRole('link', { name: 'Activity' })).toBeVisible();

  // Its toast may be gone by now; the keys know it still.
  await page.keyboard.press('Control+z');
  await expect(note(page, 'Undone.')).toBeVisible();
  await expect(person).toHaveURL(/\/misc\/not-authorized$/);
  await person.goto('/');
  await expect(person.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await person.goto('/pages/account-settings');
  await expect(person.getByRole('region', { name: 'Account', exact: true })).toContainText(role);

  // What is being written stays where it is, and can be saved once the right is there again.
  const create = async (isGiven: boolean) => {
    const rights = await editRole(page, role);
    await rights.getByRole('checkbox', { name: 'create users', exact: true }).setChecked(isGiven);
    await rights.getByRole('button', { name: 'Save changes' }).click();
    await expect(rights).toBeHidden();
  };
  await create(true);
  await person.goto('/apps/user/list');
  await expect(add).not.toHaveAttribute('aria-disabled');
  await add.click();
  const writing = person.getByRole('dialog', { name: 'Add a user' });
  const typed = someUser('Typed');
  await fillUser(person, typed);
  await create(false);
  const taken = writing.getByRole('alert').filter({ hasText: 'You may no longer do this: create users.' });
  await expect(taken).toBeVisible();
  await writing.getByRole('button', { name: 'Add user' }).click();
  await expect(writing.getByLabel('E-mail')).toHaveValue(typed.email);
  await create(true);
  await expect(taken).toBeHidden();
  await writing.getByRole('button', { name: 'Add user' }).click();
  await expect(note(person, `${typed.fullName} was added.`)).toBeVisible();
});

test('a bookkeeper reads orders, products and invoices, has no cart, and is told why they change nothing', async ({
  page,
  somebodyElse,
  home,
}) => {
  test.skip(home === 'browser', 'There, nobody else is at another browser.');
  const role = unique('Ledger');
  const user = someUser('Berit');
  await signIn(page, 'admin', '/apps/roles');
  await addRole(page, role, ['read orders', 'read products', 'read invoices']);
  await openUsers(page);
  await addUser(page, user);
  await giveRole(page, user, role);
  const person = await somebodyElse();
  await inviteAndSignIn(page, person, user);
  const expectWhyNot = async (name: string | RegExp, needed: string) => {
    const button = person.getByRole('main').getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await person.keyboard.press('Tab');
    await button.focus();
    // The key may have led to another such button, whose reason is then still on its way out.
    await expect(button).toHaveAccessibleDescription(`You need: ${needed}. Your role: ${role}. Ask an administrator.`);
  };

  await expect(person).toHaveURL(/\/apps\/ecommerce\/shop$/);
  await expect(person.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(person.getByRole('button', { name: /^Add to cart/ })).toHaveCount(0);
  await expect(person.getByRole('button', { name: /^Cart/ })).toHaveCount(0);

  await person.goto('/apps/ecommerce/order-list?state=shipped&sort=asc');
  await person.getByRole('grid', { name: 'Orders' }).getByRole('link').first().click();
  await expect(person.getByRole('heading', { level: 1, name: /^Order/ })).toBeVisible();
  await expectWhyNot(/^Mark as /, 'change orders');
  await expect(person.getByRole('heading', { name: 'Internal notes' })).toHaveCount(0);

  await person.goto('/apps/ecommerce/products');
  await expectWhyNot('Add product', 'create products');
  await person
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await person.getByRole('menuitem', { name: 'View in the shop' }).click();
  await expect(person).toHaveURL(/\/apps\/ecommerce\/product-detail\//);

  await person.goto('/apps/invoice/list');
  await expectWhyNot('Add invoice', 'create invoices');
  await person.goto('/apps/invoice/preview/5000');
  await expectWhyNot('Send invoice', 'change invoices');
  await expectWhyNot('Edit', 'change invoices');
  await person.goto('/apps/invoice/add');
  await expect(person.getByText('You may not do this')).toBeVisible();
  await expect(person.getByText('You need: create invoices.')).toBeVisible();
  await expectAccessible(person);
});

test(
  'an administrator copies a role, sees before saving who gains and who loses what, and takes all of it back',
  inBrowserToo,
  async ({ page }) => {
    await signIn(page);
    const user = someUser('Copy');
    await openUsers(page);
    await addUser(page, user);
    await page.goto('/apps/roles');
    await addRole(page, unique('Quay'), ['read orders']);
    const source = unique('Lantern');
    await addRole(page, source, ['create orders', 'Everything in Content']);
    await page.getByRole('button', { name: `Copy ${source}` }).click();
    const copy = `${source} copy`;
    await expect(note(page, `${copy} was added.`)).toBeVisible();
    await expect(roleCard(page, copy)).toContainText('5 of 27 rights');

    const panel = await editRole(page, copy);
    await expectAccessible(page);
    await expect(panel.getByRole('checkbox', { name: 'read orders' })).toBeChecked();
    await expect(panel.getByRole('checkbox', { name: 'Everything in Content' })).toBeChecked();
    expect(
      await panel
        .getByRole('checkbox', { name: 'Everything in Orders' })
        .evaluate((box: HTMLInputElement) => box.indeterminate),
    ).toBe(true);
    await panel.getByRole('checkbox', { name: 'read orders' }).focus();
    await page.keyboard.press('Space');
    await expect(panel.getByRole('checkbox', { name: 'create orders' })).not.toBeChecked();
    await addMember(page, panel, user);
    await expect(panel.getByRole('region', { name: 'What saving changes' })).toContainText(
      `1 person gains: everything in Content${user.fullName}`,
    );
    const renamed = unique('Bell');
    await panel.getByLabel('Role name').fill(renamed);
    await panel.getByRole('button', { name: 'Save changes' }).click();
    await expect(note(page, `${renamed} was saved.`)).toBeVisible();
    await page.reload();
    await expect(roleCard(page, renamed)).toContainText('1 person');
    await expect(roleCard(page, renamed).getByRole('link', { name: user.fullName })).toBeVisible();

    await page.getByRole('button', { name: `Delete ${renamed}` }).click();
    const question = page.getByRole('dialog', { name: `Delete ${renamed}?` });
    await chooseOption(page, question.getByRole('combobox', { name: 'They get' }), source);
    await question.getByRole('button', { name: 'Delete role' }).click();
    await expect(roleCard(page, renamed)).toBeHidden();
    await expect(roleCard(page, source)).toContainText('1 person');
    await undo(page, `${renamed} was deleted.`);
    await expect(roleCard(page, renamed)).toContainText('1 person');
    await expect(roleCard(page, source)).toContainText('0 people');
  },
);

test('users are suspended on the page of roles also once it was searched whom to give one', async ({ page }) => {
  const [role, user] = [unique('Tide'), someUser('Tess')];
  await signIn(page);
  await openUsers(page);
  await addUser(page, user);
  await page.goto(`/apps/roles?q=${user.username}`);
  await addRole(page, role, ['read users']);
  const panel = await editRole(page, role);
  await panel.getByRole('combobox', { name: 'Add somebody' }).click();
  await expect(page.getByRole('option').filter({ visible: true }).first()).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('checkbox', { name: `Select ${user.fullName}` }).check();
  await page
    .getByRole('toolbar', { name: 'Actions for the selection' })
    .getByRole('button', { name: 'Suspend' })
    .click();
  await undo(page, `${user.fullName} is suspended.`);
});

test('who saves a role does not give back what somebody else took from it meanwhile', async ({
  page,
  somebodyElse,
  home,
}) => {
  test.skip(home === 'browser', 'There, nobody else is at another browser.');
  const other = await somebodyElse();
  const role = unique('Beacon');
  await signIn(page, 'admin', '/apps/roles');
  await addRole(page, role, ['create orders', 'read users']);
  await signIn(other, 'admin', '/apps/roles');
  const panel = await editRole(page, role);
  await panel.getByRole('checkbox', { name: 'read the activity log' }).check();

  const otherPanel = await editRole(other, role);
  await otherPanel.getByRole('checkbox', { name: 'create orders' }).uncheck();
  await otherPanel.getByRole('button', { name: 'Save changes' }).click();
  await expect(panel.getByText('Somebody else has changed this role meanwhile.')).toBeVisible();
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(note(page, `${role} was saved.`)).toBeVisible();

  await page.reload();
  const saved = await editRole(page, role);
  for (const grant of ['read users', 'read orders', 'read the activity log'])
    await expect(saved.getByRole('checkbox', { name: grant, exact: true })).toBeChecked();
  await expect(saved.getByRole('checkbox', { name: 'create orders' })).not.toBeChecked();
});

test('the administrator keeps full access, and why a user may do something is said on their page', async ({ page }) => {
  await signIn(page, 'admin', '/apps/roles');
  const panel = await editRole(page, 'Administrator');
  await expect(panel.getByRole('checkbox', { name: 'read users' })).toBeDisabled();
  await expect(panel.getByText('The administrator may do everything')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete Administrator' })).toBeHidden();

  const table = page.getByRole('grid', { name: 'Users and their roles' });
  await chooseOption(page, page.getByRole('combobox', { name: 'Access role' }), 'Restricted user');
  await expect(page).toHaveURL(/accessRoleId=5/);
  await expect(table.getByRole('row')).toHaveCount(3);
  await page.reload();
  await expect(table.getByRole('row')).toHaveCount(3);
  await table.getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Rights' }).click();
  const rights = page.getByRole('table', { name: 'What may this person do?' });
  await expect(rights.getByRole('row', { name: /^Content/ })).toContainText('Restricted user gives: read content.');
  await expect(rights.getByRole('row', { name: /^Orders/ })).toContainText('Restricted user gives nothing here.');
  await expect(userMenu(page)).toBeVisible();
});

test('as long as it is not known who has a role, nobody is said not to', async ({ page }) => {
  await signIn(page, 'admin', '/apps/roles');
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(/\/users\/list\/data\?.*accessRoleId=/, async (route) => {
    await held;
    await route.continue();
  });
  const name = (await page.getByRole('list', { name: 'All roles' }).getByRole('heading').first().textContent()) ?? '';
  await page.getByRole('button', { name: `Edit role: ${name}` }).click();
  const panel = page.getByRole('dialog', { name: `Edit ${name}` });
  await expect(panel.getByRole('region', { name: 'Members' })).toBeVisible();
  await expect(panel.getByText('Nobody has this role yet.')).toHaveCount(0);
  answer();
  await expect(panel.getByRole('button', { name: /^Remove / }).first()).toBeVisible();
});

test('a role that is copied with two presses is there once', async ({ page, home }) => {
  test.skip(home === 'browser', 'There, nothing is on its way for long.');
  await signIn(page, 'admin', '/apps/roles');
  const role = unique('Pier');
  await addRole(page, role, ['read orders']);
  const { promise, resolve } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(/\/api\/v1\/roles$/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    asked += 1;
    await promise;
    return route.continue();
  });
  const copy = page.getByRole('button', { name: `Copy ${role}` });
  await copy.click();
  await expect.poll(() => asked).toBe(1);
  await copy.click();
  resolve();
  await expect(note(page, `${role} copy was added.`)).toBeVisible();
  await expect(roleCard(page, `${role} copy`)).toBeVisible();
  expect(asked).toBe(1);
});

test('below the roles the menu of a row leads to its user', async ({ page }) => {
  await signIn(page, 'admin', '/apps/roles?q=.example&sort=asc&sortColumn=fullName');
  await page.getByRole('button', { name: 'Actions for Aino Väänänen' }).click();
  await page.getByRole('menuitem', { name: 'Details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aino Väänänen' })).toBeVisible();
});
