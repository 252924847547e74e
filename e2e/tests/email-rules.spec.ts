import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { folder, openMail, openMails, row, rows, write, writing } from './email.ts';
import { expect, note, test, undo } from './fixtures.ts';
import { chooseOption } from './users.ts';

const lamps = 'The twelve pier lamps are packed';

function panelOf(page: Page): Locator {
  return page.getByRole('dialog', { name: /^(Rules|Add rule|Edit the rule)$/ });
}

async function openRules(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(panelOf(page)).toBeVisible();
  return panelOf(page);
}

test('a rule is tried on the inbox before it is kept, changes what is there if one wants, and that is undone', async ({
  page,
}) => {
  await openMails(page);
  const panel = await openRules(page);
  await expect(panel.getByText('No rules yet')).toBeVisible();
  await panel.getByRole('button', { name: 'Add rule' }).click();
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel.getByLabel('From contains')).toHaveAccessibleDescription(/fill in at least one/);
  await expect(panel.getByRole('combobox', { name: 'Folder' })).toHaveAccessibleDescription(/choose at least one/);
  await panel.getByLabel('From contains').fill('AMARA');
  await expect(panel.getByRole('status')).toHaveText('1 mail in your inbox fits now.');
  await expect(panel.getByText(lamps)).toBeVisible();
  await panel.getByRole('checkbox', { name: 'Personal' }).check();
  await expect(panel.getByRole('combobox', { name: 'Folder' })).not.toHaveAccessibleDescription(/choose/);
  await panel.getByRole('checkbox', { name: 'Star' }).check();
  await panel.getByRole('checkbox', { name: 'Apply the rule to these too' }).check();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel.getByRole('listitem')).toContainText('from “AMARA”');
  await expect(panel.getByRole('listitem')).toContainText('Label Personal and Star');
  await expect(row(page, lamps)).toContainText('Personal');
  await undo(page, '1 mail was changed by the rule.');
  await expect(row(page, lamps)).not.toContainText('Personal');
  await expectAccessible(page);

  await panel.getByRole('button', { name: /^Actions for the rule/ }).click();
  await page.getByRole('menuitem', { name: 'Apply to the inbox now' }).click();
  await expect(row(page, lamps)).toContainText('Personal');
  await page.reload();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await panel.getByRole('button', { name: /^Actions for the rule/ }).click();
  await page.getByRole('menuitem', { name: 'Delete the rule' }).click();
  await expect(panel.getByText('No rules yet')).toBeVisible();
  await undo(page, 'The rule was deleted.');
  await expect(panel.getByRole('listitem')).toHaveCount(1);
});

test('what arrives is where its rule says, and in the inbox again once that is off', async ({ page }) => {
  const { email } = await openMails(page);
  await openMail(page, lamps);
  await page.getByRole('button', { name: 'Actions for the message of Amara Okafor' }).click();
  await page.getByRole('menuitem', { name: 'Rule for this sender' }).click();
  const panel = panelOf(page);
  await expect(panel.getByLabel('From contains')).toHaveValue(/^amara/);
  await panel.getByLabel('From contains').fill('');
  await panel.getByLabel('Subject contains').fill('BOLLARD');
  await chooseOption(page, panel.getByRole('combobox', { name: 'Folder' }), 'Move to Trash');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(note(page, 'The rule was added.')).toBeVisible();
  await expect(panel.getByRole('listitem')).toContainText('subject “BOLLARD”');
  await page.reload();
  await expect(panel.getByRole('listitem')).toContainText('subject “BOLLARD”');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();

  await sendTo(page, email, 'The bollards');
  await folder(page, 'Trash').click();
  await expect(row(page, 'The bollards')).toContainText('Unread.');
  await openRules(page);
  await panel.getByRole('switch', { name: 'In use: subject “BOLLARD”' }).press('Space');
  await expect(note(page, 'The rule is off.')).toBeVisible();
  await expect(panel.getByRole('switch')).not.toBeChecked();
  await panel.getByRole('button', { name: 'Close' }).click();
  await folder(page, 'Inbox').click();
  await expect(rows(page).first()).toBeVisible();
  await sendTo(page, email, 'Another bollard');
  await expect(row(page, 'Another bollard')).toBeVisible();
  await expect(row(page, 'The bollards')).toHaveCount(0);
});

test('rules are put into another order by keys and by a menu, the first that names a folder decides, and it is undone', async ({
  page,
}) => {
  const { email } = await openMails(page);
  const panel = await openRules(page);
  for (const place of ['Trash', 'Spam']) {
    await panel.getByRole('button', { name: 'Add rule' }).click();
    await panel.getByLabel('Subject contains').fill(`bollard${place === 'Spam' ? 's' : ''}`);
    await chooseOption(page, panel.getByRole('combobox', { name: 'Folder' }), `Move to ${place}`);
    await panel.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(panel.getByRole('listitem').filter({ hasText: `Move to ${place}` })).toBeVisible();
  }
  const [first, last] = [panel.getByRole('listitem').first(), panel.getByRole('listitem').last()];
  await expect(first).toContainText('Move to Trash');
  const handle = panel.getByRole('button', { name: /^Move the rule subject “bollards”/ });
  await handle.press('ArrowUp');
  await expect(first).toContainText('Move to Spam');
  await expect(handle).toBeFocused();
  await undo(page, 'The rule was moved.');
  await expect(first).toContainText('Move to Trash');
  await expectAccessible(page);
  await first.getByRole('button', { name: /^Actions for the rule/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect(last).toContainText('Move to Trash');
  await page.reload();
  await expect(first).toContainText('Move to Spam');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await sendTo(page, email, 'The bollards');
  await folder(page, 'Spam').click();
  await expect(row(page, 'The bollards')).toBeVisible();
});

async function sendTo(page: Page, to: string, subject: string): Promise<void> {
  await write(page, { to, subject, message: 'High water is at noon.' });
  await writing(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(note(page, 'The mail was sent.').last()).toBeVisible();
}
