import { expectAccessible } from './accessibility.ts';
import { expectAccessibleAround, folder, openMail, openMails, row, rows, write, writing } from './email.ts';
import { expect, hold, note, test, undo } from './fixtures.ts';

test('what is snoozed waits in a place of its own until it is wanted', async ({ page }) => {
  await openMails(page);
  await row(page, 'Rye for two hundred people').getByRole('link').focus();
  await page.keyboard.press('b');
  const until = page.getByRole('dialog', { name: 'Snooze until' });
  await expect(until.getByRole('button', { name: /Tomorrow morning/ })).toBeVisible();
  await expectAccessible(page);
  await until.getByRole('button', { name: /Tomorrow morning/ }).click();
  await undo(page, 'The mail is snoozed until');
  await expect(row(page, 'Rye for two hundred people')).toBeVisible();

  for (const subject of ['Rye for two hundred people', 'The clock on the customs house'])
    await page.getByRole('checkbox', { name: `Select ${subject}` }).click();
  const actions = page.getByRole('toolbar', { name: 'Actions for the selection' });
  await actions.getByRole('button', { name: 'Snooze until' }).click();
  await until.getByLabel('Day and time of your own').fill('2001-01-01T08:00');
  await until.getByRole('button', { name: 'Snooze', exact: true }).click();
  await expect(until.getByText('Choose a moment to come.')).toBeVisible();
  await until.getByRole('button', { name: /Tomorrow morning/ }).click();
  await expect(note(page, /2 mails are snoozed until/)).toBeVisible();
  await expect(rows(page)).toHaveCount(6);
  await expect(folder(page, 'Snoozed')).toContainText('2 snoozed');

  await folder(page, 'Snoozed').click();
  await expect(rows(page)).toHaveCount(2);
  await expectAccessible(page);
  await openMail(page, 'Rye for two hundred people');
  await page.getByRole('note').getByRole('button', { name: 'Unsnooze' }).click();
  await expect(note(page, 'The mail is back in the inbox.')).toBeVisible();
  await folder(page, 'Inbox').click();
  await expect(row(page, 'Rye for two hundred people')).toBeVisible();
});

test('a calendar file of a mail is looked at and added, once, and both lead to each other', async ({ page }) => {
  await openMails(page);
  await openMail(page, 'Your appointment at the clinic');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const panel = page.getByRole('dialog', { name: 'Add to calendar' });
  await expect(panel.getByRole('listitem').filter({ hasText: 'Dr Zbinden' })).toContainText('New');
  await panel.getByRole('button', { name: 'Add to calendar' }).click();
  await expect(panel).toBeHidden();
  await hold(page, '1 event was imported.');
  await page.getByRole('button', { name: 'Add to calendar' }).press('Enter');
  await expect(panel).toContainText('This event is in your calendar already.');
  await expectAccessibleAround(page);
  await panel.getByRole('button', { name: 'Close' }).last().press('Enter');
  await undo(page, '1 event was imported.');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  await panel.getByRole('button', { name: 'Add to calendar' }).click();
  await page.getByRole('region', { name: 'Linked with' }).getByRole('link', { name: 'Dr Zbinden' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Dr Zbinden');
  await expect(page.getByRole('link', { name: 'Your appointment at the clinic' })).toBeVisible();
});

test('a mail that one writes has labels, may be without formats, and is printed alone; so is one that one reads', async ({
  page,
}) => {
  await openMails(page);
  await page.evaluate(() => {
    // What was printed stays to be looked at.
    HTMLIFrameElement.prototype.remove = function keep() {
      delete this.dataset.print;
      this.dataset.printed = '';
    };
  });
  await write(page, { to: 'somebody@elsewhere.example', subject: 'Rope, and more rope', message: 'Forty metres.' });
  const form = writing(page);
  await form.getByRole('button', { name: 'Bold' }).click();
  await form.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Company' }).click();
  await expect(form).toContainText('Company');
  await page.getByRole('menuitemcheckbox', { name: 'Plain text' }).click();
  const plain = form.getByRole('textbox', { name: 'Message' });
  await expect(plain).toHaveValue('Forty metres.');
  await plain.fill('Forty metres.\n  <Not> more.');
  await expectAccessible(page);
  await expect(form).toContainText('Saved');
  await form.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  const printed = page.frameLocator('iframe[data-printed] >> nth=-1');
  await expect(printed.getByRole('heading', { name: 'Rope, and more rope' })).toBeAttached();
  await expect(printed.getByText('<Not> more.')).toBeAttached();
  await form.getByRole('button', { name: 'Save and close' }).click();
  await page.getByRole('link', { name: 'Company', exact: true }).click();
  await expect(row(page, 'Rope, and more rope')).toContainText('Company');
  await folder(page, 'Inbox').click();
  await openMail(page, 'Rye for two hundred people');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(printed.getByRole('heading', { name: 'Rye for two hundred people' })).toBeAttached();
  await expect(printed.getByText('We can bake sixty large loaves', { exact: false })).toBeAttached();
  await page.getByRole('button', { name: /^Actions for the message of/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Forward' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Add to contacts' })).toHaveCount(0);
});

test('two letters lead to a folder where the mailbox has them, else to an app, and the sheet of keys says which', async ({
  page,
}) => {
  await openMails(page);
  await Promise.all([page.keyboard.press('g'), page.keyboard.press('a')]);
  await expect(page).toHaveURL(/\/apps\/email\/all$/);
  await expect(page.getByRole('searchbox', { name: 'Search in All mail' })).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toContainText('Go to all mail');
  await expect(sheet).toContainText('Go to To-do');
  await expect(sheet).not.toContainText('Go to Calendar');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await Promise.all([page.keyboard.press('g'), page.keyboard.press('o')]);
  await expect(page).toHaveURL(/\/apps\/todo/);
});
