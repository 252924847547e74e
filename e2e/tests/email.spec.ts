import { expectAccessible } from './accessibility.ts';
import { body, expectAccessibleAround, folder, openMail, openMails, row, rows, write, writing } from './email.ts';
import { expect, note, test, undo } from './fixtures.ts';

test.describe('two people', () => {
  test.skip(({ home }) => home === 'browser', 'There, one is alone with the data.');

  test('what one sends, the other has at once, and answers; until it leaves it can be called back', async ({
    page,
    somebodyElse,
  }) => {
    const other = await somebodyElse();
    const reader = await openMails(other);
    const writer = await openMails(page);
    await expect(folder(other, 'Inbox')).toContainText('4 unread');
    await expect(other.getByRole('link', { name: /^Email 4 unread mails/ })).toBeVisible();
    await write(page, { to: reader.email, subject: 'The crane is free', message: 'From nine on.' });
    await expect(writing(page)).toContainText('Saved');
    await expectAccessible(page);
    await writing(page).getByRole('button', { name: 'Send', exact: true }).click();
    await expect(writing(page)).toBeHidden();
    await undo(page, 'The mail was sent.');
    await expect(writing(page).getByRole('textbox', { name: 'Subject' })).toHaveValue('The crane is free');
    await expect(row(other, 'The crane is free')).toHaveCount(0);

    await writing(page).getByRole('textbox', { name: 'Message' }).fill('From ten on.');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(writing(page)).toBeHidden();
    await expect(row(other, 'The crane is free')).toBeVisible();
    await expect(row(other, 'The crane is free')).toContainText('Unread.');
    await expect(folder(other, 'Inbox')).toContainText('5 unread');
    await expect(other.getByRole('link', { name: /^Email 5 unread mails/ })).toBeVisible();
    await openMail(other, 'The crane is free');
    await expect(body(other, writer.username).getByText('From ten on.')).toBeVisible();
    await expect(folder(other, 'Inbox')).toContainText('4 unread');
    await other.getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(writing(other).getByRole('textbox', { name: 'Subject' })).toHaveValue('Re: The crane is free');
    await expect(writing(other)).toContainText(writer.username);
    await expect(writing(other).getByRole('textbox', { name: 'Message' })).toBeFocused();
    await other.keyboard.type('At ten, then.');
    await writing(other).getByRole('button', { name: 'Show the quoted text' }).click();
    await expect(other.frameLocator('iframe[title="Quoted text"]').getByText('From ten on.')).toBeAttached();
    await writing(other).getByRole('button', { name: 'Send', exact: true }).click();
    await expect(row(page, 'Re: The crane is free')).toBeVisible();
    await openMail(page, 'Re: The crane is free');
    await expect(body(page, reader.username).getByText('At ten, then.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveCount(2);
  });

  test('what nobody has read of a thread is unfolded, and stays so', async ({ page, somebodyElse }) => {
    const other = await somebodyElse();
    const writer = await openMails(other);
    const reader = await openMails(page, '/sent');
    await write(other, { to: reader.email, subject: 'The crane is free', message: 'From nine on.' });
    await writing(other).getByRole('button', { name: 'Send', exact: true }).click();
    await expect(writing(other)).toBeHidden();
    await folder(other, 'Sent').click();
    await openMail(other, 'The crane is free');
    await other.getByRole('button', { name: 'Reply', exact: true }).click();
    await writing(other).getByRole('textbox', { name: 'Message' }).fill('From ten on.');
    await writing(other).getByRole('button', { name: 'Send', exact: true }).click();
    await folder(page, 'Inbox').click();
    await expect(row(page, 'The crane is free').getByRole('link')).toContainText('2 messages');
    await openMail(page, 'The crane is free');
    await expect(folder(page, 'Inbox')).toContainText('4 unread');
    const first = page.getByRole('list', { name: 'Messages' }).getByRole('listitem').first();
    await expect(first.locator(`iframe[title="Message of ${writer.username}"]`)).toBeVisible();
  });
});

test('many mails at once: chosen, labelled, moved, restored; the list is in its address', async ({ page }) => {
  await openMails(page);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(page.getByText('8 selected')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select The clock on the customs house' }).click();
  await expect(page.getByText('7 selected')).toBeVisible();
  await expectAccessible(page);
  const actions = page.getByRole('toolbar', { name: 'Actions for the selection' });
  await actions.getByRole('button', { name: 'Labels' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Company' }).click();
  await expect(row(page, 'High water on opening day')).toContainText('Company');
  await actions.getByRole('button', { name: 'Move to Trash' }).click();
  await expect(note(page, /moved to Trash/)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await folder(page, 'Trash').click();
  await expect(row(page, 'High water on opening day')).toBeVisible();
  const before = await rows(page).count();
  await page.getByRole('checkbox', { name: 'Select High water on opening day' }).click();
  await actions.getByRole('button', { name: 'Restore' }).click();
  await expect(rows(page)).toHaveCount(before - 1);
  await undo(page, 'The mail was moved to Inbox.');
  await expect(rows(page)).toHaveCount(before);
  await page.getByRole('checkbox', { name: 'Select High water on opening day' }).click();
  await actions.getByRole('button', { name: 'Delete for good' }).click();
  await expect(rows(page)).toHaveCount(before - 1);
  await undo(page, 'The mail was deleted for good.');
  await expect(row(page, 'High water on opening day')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search in Trash' }).fill('rye hundred');
  await expect(page).toHaveURL(/\/trash\?q=rye/);
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(row(page, 'Rye for two hundred people')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search in Trash' }).fill('no such thing');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search in Trash' }).fill('clock customs');
  await expect(page.getByText('No mail here fits “clock customs”')).toBeVisible();
  await page.getByRole('link', { name: 'Search in all mail' }).click();
  await expect(page).toHaveURL(/\/all\?q=clock/);
  await expect(row(page, 'The clock on the customs house')).toBeVisible();
  await page.getByRole('link', { name: 'Company', exact: true }).click();
  await expect(row(page, 'The twelve pier lamps')).toHaveCount(0);
  await page.goto('/apps/email/nonsense');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/not found/i);
});

test('a mailbox is gone through by keys alone', async ({ page }) => {
  await openMails(page);
  await expect(folder(page, 'Inbox')).toContainText('4 unread');
  const focused = page.locator('[data-mail]:focus');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toContainText('The twelve pier lamps');
  await focused.blur();
  await page.keyboard.press('j');
  await expect(focused).toContainText('The twelve pier lamps');
  await page.keyboard.press('j');
  await expect(focused).toContainText('High water on opening day');
  await page.keyboard.press('s');
  await expect(note(page, 'The mail has no star any more.')).toBeVisible();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('Shift+I');
  await expect(folder(page, 'Inbox')).toContainText('2 unread');
  await page.keyboard.press('#');
  await expect(rows(page)).toHaveCount(6);
  await expect(focused).toContainText('A correction to sheet 7');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(rows(page)).toHaveCount(8);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'A correction to sheet 7' })).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 2, name: 'Proofs of the harbour almanac' })).toBeFocused();
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { level: 2, name: 'A correction to sheet 7' })).toBeFocused();
  await page.keyboard.press('f');
  // Meant for the window that is on its way, and no command to the mailbox.
  await page.keyboard.press('Delete');
  await expect(writing(page).getByRole('textbox', { name: 'Subject' })).toHaveValue('Fwd: A correction to sheet 7');
  await expect(writing(page).getByRole('textbox', { name: 'To', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(writing(page)).toBeHidden();
  await page.keyboard.press('u');
  await expect(focused).toContainText('A correction to sheet 7');
  await page.keyboard.press('!');
  await expect(rows(page)).toHaveCount(7);
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveURL(/\/draft$/);
  await expect(page.getByRole('searchbox', { name: 'Search in Drafts' })).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toContainText('Reply to all');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search in Drafts' })).toBeFocused();
  await page.keyboard.type('c');
  await expect(writing(page)).toBeHidden();
});

const hostile = [
  '<p onclick="alert(1)">Dear friend</p><script>alert(2)</script><style>@import "https://evil.example/a.css"; p { background: url(https://evil.example/b.png) }</style>',
  '<img src="https://evil.example/c.png" onerror="alert(3)"><img src=x onerror=alert(4)><svg onload="alert(5)"></svg><iframe src="https://evil.example/d"></iframe>',
  '<a href="javascript:alert(6)">Win</a><a href="https://evil.example/e">Read</a><form action="https://evil.example/f"><input name="body"><button>Sign in</button></form>',
  '<p style="background-image:url(https://evil.example/g.png)">styled</p><meta http-equiv="refresh" content="0;url=https://evil.example/h"><link rel="stylesheet" href="https://evil.example/i.css">',
].join('');

test.describe('a hostile mail', () => {
  test.skip(({ home }) => home === 'browser', 'There, nothing comes between the page and what answers it.');

  test('runs nothing, fetches nothing, and shows its pictures only when one asks for them', async ({
    page,
    problems,
  }) => {
    // What the browser says of handlers that it meets and does not run.
    problems.expect(/inline event handler violates/);
    const asked: string[] = [];
    await page.route('https://evil.example/**', async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    });
    page.on('dialog', async (dialog) => {
      asked.push(`dialog ${dialog.message()}`);
      await dialog.dismiss();
    });
    // As if the server had let everything through.
    await page.route('**/apps/email/get-email*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), message: hostile } });
    });
    await openMails(page);
    await row(page, 'A correction to sheet 7').getByRole('link').click();
    const frame = body(page, 'Priya Raghunathan');
    await expect(frame.getByText('Dear friend')).toBeVisible();
    await expect(note(page, 'Pictures from elsewhere are not shown.').or(page.getByRole('note'))).toBeVisible();
    await frame.getByText('Dear friend').click();
    await expect(frame.locator('script, iframe, form, input, button, svg, meta[http-equiv=refresh], link')).toHaveCount(
      0,
    );
    await expect(frame.getByText('Win')).not.toHaveAttribute('href');
    await expect(frame.getByText('Read')).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(frame.getByText('Read')).toHaveAttribute('target', '_blank');
    expect(asked).toEqual([]);

    await page.getByRole('button', { name: 'Show them' }).click();
    // Both, before anything else is counted.
    await expect.poll(() => asked).toEqual(expect.arrayContaining(['/c.png', '/g.png']));
    await expect(frame.getByText('Dear friend')).toBeVisible();
    expect(asked.filter((path) => !path.endsWith('.png'))).toEqual([]);
    asked.length = 0;
    await page.reload();
    await expect(frame.getByText('Dear friend')).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Always from this sender' }).click();
    await expect.poll(() => asked).toContain('/c.png');
    await expect(note(page, 'are always shown now.')).toBeVisible();
    asked.length = 0;
    await page.reload();
    await expect(frame.getByText('Dear friend')).toBeVisible();
    await expect.poll(() => asked).toContain('/c.png');
    await expect(page.getByRole('button', { name: 'Show them' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Trusted senders' }).click();
    const panel = page.getByRole('dialog', { name: 'Trusted senders' });
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    await expectAccessibleAround(page);
    await page.reload();
    await panel.getByRole('button', { name: /^Ask again/ }).click();
    await expect(panel.getByText('No trusted senders')).toBeVisible();
    await undo(page, 'are asked for again.');
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    await panel.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Actions for the message of Priya Raghunathan' }).click();
    await page.getByRole('menuitem', { name: 'Ask before showing this sender’s pictures' }).click();
    await expect(page.getByRole('button', { name: 'Show them' })).toBeVisible();
  });
});

test('contacts are kept, and found by name when one writes', async ({ page }) => {
  await openMails(page);
  await openMail(page, 'The twelve pier lamps are packed');
  await page.getByRole('button', { name: 'Actions for the message of Amara Okafor' }).click();
  await page.getByRole('menuitem', { name: 'Add to contacts' }).click();
  await expect(note(page, 'Amara Okafor is a contact now.')).toBeVisible();
  await expectAccessibleAround(page);
  const linked = page.getByRole('region', { name: 'Linked with' });
  await expect(linked.getByRole('link', { name: 'Amara Okafor' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Actions for the message of Amara Okafor' }).click();
  await page.getByRole('menuitem', { name: 'Open the contact' }).click();
  const opened = page.getByRole('dialog', { name: /ontact/ });
  await expect(opened.getByRole('textbox', { name: 'Name' })).toHaveValue('Amara Okafor');
  await expect(opened.getByRole('link', { name: 'The twelve pier lamps are packed' })).toBeVisible();
  await page.goto('/apps/email/inbox');
  await page.getByRole('button', { name: 'Contacts' }).click();
  const panel = page.getByRole('dialog', { name: /ontact/ });
  await expect(panel.getByText('Amara Okafor')).toBeVisible();
  await panel.getByRole('button', { name: 'Add contact' }).click();
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Fill this in/);
  await panel.getByRole('textbox', { name: 'Name' }).fill('Wanda Sailmaker');
  await panel.getByRole('textbox', { name: 'E-mail address' }).fill('wanda@sails.example');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel.getByText('Wanda Sailmaker')).toBeVisible();
  await panel.getByRole('button', { name: 'Edit Wanda Sailmaker' }).click();
  await panel.getByRole('textbox', { name: 'Company' }).fill('Sails and Sons');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Sails and Sons')).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Delete Wanda Sailmaker' }).click();
  await expect(panel.getByText('Wanda Sailmaker')).toHaveCount(0);
  await undo(page, 'Wanda Sailmaker was deleted.');
  await expect(panel.getByText('Wanda Sailmaker')).toBeVisible();
  await page.reload();
  await expect(panel.getByText('Wanda Sailmaker')).toBeVisible();
  await panel.getByRole('button', { name: 'Write to Wanda Sailmaker' }).click();
  await expect(writing(page).getByRole('button', { name: 'Remove Wanda Sailmaker' })).toBeVisible();
  await expect(panel).toBeHidden();
  const to = writing(page).getByRole('textbox', { name: 'To', exact: true });
  await expect(to).toBeFocused();
  await page.keyboard.type('c');
  await expect(to).toHaveValue('c');
  await writing(page).getByRole('button', { name: 'Discard the draft' }).click();
  await expect(writing(page)).toBeHidden();

  await page.getByRole('button', { name: 'Compose' }).click();
  await to.fill('sailm');
  await expect(page.getByRole('option', { name: /Wanda Sailmaker/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(writing(page).getByRole('button', { name: 'Remove Wanda Sailmaker' })).toBeVisible();
});

test('keys that are pressed in a mail are those of the page around it, and in what one writes of no mail behind it', async ({
  page,
}) => {
  await openMails(page);
  await openMail(page, 'A correction to sheet 7');
  await body(page, 'Priya Raghunathan').getByText('Nobody has run aground yet').click();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search in Inbox' });
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await writing(page).getByRole('button', { name: 'Show the quoted text' }).click();
  await page.frameLocator('iframe[title="Quoted text"]').locator('summary').click();
  for (const key of ['Delete', '#', 'Escape']) await page.keyboard.press(key);
  await expect(writing(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'A correction to sheet 7' })).toBeVisible();
  await expect(note(page, 'moved to Trash')).toHaveCount(0);
});

test('threads that are decided about one after the other all stay where they were put', async ({ page, home }) => {
  test.skip(home === 'browser', 'There, nothing travels that could be held up.');
  await openMails(page);
  const open = Promise.withResolvers<void>();
  await page.route('**/apps/email/get-email*', async (route) => {
    await open.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/apps/email/get-email*');
  const decide = async (subject: string, deed: string, left: number) => {
    await page.getByRole('checkbox', { name: `Select ${subject}` }).click();
    const actions = page.getByRole('toolbar', { name: 'Actions for the selection' });
    await actions.getByRole('button', { name: deed }).click();
    await expect(rows(page)).toHaveCount(left);
  };
  await decide('High water on opening day', 'Move to Trash', 7);
  await asked;
  await decide('Rye for two hundred people', 'Report spam', 6);
  open.resolve();
  for (const place of ['Trash', 'Spam']) await expect(note(page, `The mail was moved to ${place}.`)).toBeVisible();
  await page.reload();
  await expect(rows(page)).toHaveCount(6);
});
