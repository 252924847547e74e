import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, note, signIn, test, undo } from './fixtures.ts';
import { deleteFromPage, startWithUser, userRow } from './users.ts';

async function openUser(page: Page): Promise<string> {
  const { fullName } = await startWithUser(page);
  await page.getByRole('link', { name: fullName }).click();
  await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible();
  return fullName;
}

test('the page of a user tells what happened, and takes it back', async ({ page }) => {
  const fullName = await openUser(page);
  const timeline = page.getByRole('list', { name: 'Activity' });
  await expect(timeline.getByRole('listitem')).toHaveCount(1);
  await expect(timeline).toContainText('Added');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit' }).click();
  const panel = page.getByRole('dialog', { name: `Edit ${fullName}` });
  await panel.getByLabel('Company').fill('Another Company');
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(panel).toBeHidden();
  const card = page.getByRole('region', { name: 'About this user' });
  await expect(card).toContainText('Another Company');
  await expect(timeline.getByRole('listitem')).toHaveCount(2);
  await expect(timeline.getByRole('listitem').first()).toContainText('Company: Lantern & Quill → Another Company');
  await timeline.getByRole('button', { name: 'Undo: Changed' }).click();
  await expect(card).toContainText('Lantern & Quill');
  await expect(timeline.getByRole('listitem')).toHaveCount(3);
});

test('a user is suspended, reactivated and deleted from their page', async ({ page }) => {
  const fullName = await openUser(page);
  const card = page.getByRole('region', { name: 'About this user' });
  await card.getByRole('button', { name: 'Suspend' }).click();
  await expect(card).toContainText('Suspended');
  await expect(note(page, `${fullName} is suspended.`)).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Reactivate' }).click();
  await expect(card.getByRole('button', { name: 'Suspend' })).toBeVisible();
  await expect(card).toContainText('Active');
  await deleteFromPage(page);
  await expect(page).toHaveURL(/\/apps\/user\/list/);
  await undo(page, `${fullName} was deleted.`);
  await expect(userRow(page, fullName)).toBeVisible();
});

async function openInvitedUser(page: Page): Promise<string> {
  const fullName = await openUser(page);
  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('button', { name: 'Send a password link' })).toBeVisible();
  return fullName;
}

test('the plan of a user is changed and taken back, and their invoices are opened and downloaded', async ({ page }) => {
  const fullName = await openInvitedUser(page);
  await page.getByRole('tab', { name: 'Billing & plan' }).click();
  await expect(page.getByText('No invoices yet')).toBeVisible();
  await page.getByRole('button', { name: 'Change plan' }).click();
  const dialog = page.getByRole('dialog', { name: `The plan of ${fullName}` });
  await dialog.getByRole('radio', { name: 'Standard' }).check();
  await expect(dialog).toContainText('It counts at once.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save plan' }).click();
  await expect(page.getByRole('progressbar', { name: /^Day 1 of \d+$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText(/^Basic from /)).toBeVisible();
  await note(page, new RegExp(`^${fullName} will have the Basic plan from`))
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(page.getByText(/^Basic from /)).toBeHidden();

  await page.goto('/apps/user/view/1?tab=billing');
  const invoices = page.getByRole('region', { name: 'Invoices' }).getByRole('row');
  await expect(invoices).toHaveCount(5);
  await expectAccessible(page);
  const leaving = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Download invoice #/ })
    .first()
    .click();
  await leaving;
  await page
    .getByRole('link', { name: /^Open invoice #/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/apps\/invoice\/preview\/\d+/);
});

test('notifications are ticked, saved, there after a reload, and undone', async ({ page }) => {
  const fullName = await openInvitedUser(page);
  await page.getByRole('tab', { name: 'Notifications' }).click();
  await expect(page).toHaveURL(/tab=notifications/);
  const box = page.getByRole('checkbox', { name: 'Tasks, E-mail' });
  await expect(box).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Security, E-mail' })).toBeChecked();
  await expectAccessible(page);
  await box.check();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(box).not.toBeChecked();
  await box.check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(note(page, `The notifications of ${fullName} were saved.`)).toBeVisible();
  await page.reload();
  await expect(box).toBeChecked();
  await box.uncheck();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await undo(page, `The notifications of ${fullName} were saved.`);
  await expect(box).toBeChecked();
});

test('a user without an account has nobody to tell', async ({ page }) => {
  await openUser(page);
  await page.getByRole('tab', { name: 'Notifications' }).click();
  await expect(page.getByText('There is nobody to tell')).toBeVisible();
  await expectAccessible(page);
});

test('leaving ticked but unsaved notifications asks first', async ({ page }) => {
  await openInvitedUser(page);
  await page.getByRole('tab', { name: 'Notifications' }).click();
  await page.getByRole('checkbox', { name: 'Tasks, E-mail' }).check();
  await page.getByRole('tab', { name: 'Account' }).click();
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('checkbox', { name: 'Tasks, E-mail' })).toBeChecked();
  await page.getByRole('tab', { name: 'Account' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('list', { name: 'Activity' })).toBeVisible();
});

test('services are connected and social profiles linked, and still are after a reload', async ({ page }) => {
  await openUser(page);
  await page.getByRole('tab', { name: 'Connections' }).click();
  const slack = page.getByRole('switch', { name: 'Slack' });
  const wasOn = await slack.isChecked();
  await slack.click({ force: true });
  await expect(note(page, wasOn ? 'Slack is not connected any more.' : 'Slack is connected.')).toBeVisible();
  await page.getByRole('button', { name: 'Link Facebook' }).click();
  await page
    .getByRole('textbox', { name: 'Address of the profile at Facebook' })
    .fill('https://social.example/somebody');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(note(page, 'Facebook is connected.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unlink Facebook' })).toBeFocused();
  await expectAccessible(page);

  await page.reload();
  await expect(slack).toBeChecked({ checked: !wasOn });
  await expect(page.getByRole('link', { name: 'https://social.example/somebody' })).toBeVisible();
  await page.getByRole('button', { name: 'Unlink Facebook' }).click();
  await undo(page, 'Facebook is not connected any more.');
  await expect(page.getByRole('link', { name: 'https://social.example/somebody' })).toBeVisible();
});

test('a user that there is not says so and leads to the list', async ({ page, problems }) => {
  problems.expect(/^404 GET \/api\/users\/user$/);
  await signIn(page);
  for (const id of ['999999999', 'nonsense']) {
    await page.goto(`/apps/user/view/${id}`);
    await expect(page.getByRole('alert')).toContainText(`There is no user ${id}`);
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the list of users' }).click();
  await expect(page).toHaveURL(/\/apps\/user\/list/);
});
