import type { Page } from '@playwright/test';
import { body, folder, openMail, openMails, row, rows, write, writing } from './email.ts';
import { expect, inBrowserToo, note, test, undo } from './fixtures.ts';
import { lostAnswers } from './held-answers.ts';

test(
  'a draft is kept as one types, through a reload and a cut; it takes files along, and can leave later',
  inBrowserToo,
  async ({ page, context, home, problems }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    const person = await openMails(page);
    await write(page, { to: person.email, subject: 'Ropes', message: 'Forty fathoms' });
    await expect(writing(page)).toContainText('Saved');
    await page.reload();
    await expect(writing(page).getByRole('textbox', { name: 'Message' })).toHaveText('Forty fathoms');
    if (home === 'node') {
      await context.setOffline(true);
      await writing(page).getByRole('textbox', { name: 'Message' }).fill('Fifty fathoms');
      await expect(writing(page)).toContainText('kept on this device');
      await context.setOffline(false);
      await expect(writing(page)).toContainText('Saved');
    } else await writing(page).getByRole('textbox', { name: 'Message' }).fill('Fifty fathoms');
    const choosing = page.waitForEvent('filechooser');
    await writing(page).getByRole('button', { name: 'Attach files' }).click();
    await (await choosing).setFiles([
      { name: 'ropes.txt', mimeType: 'text/plain', buffer: Buffer.from('hemp') },
      { name: 'wrong.txt', mimeType: 'text/plain', buffer: Buffer.from('nylon') },
    ]);
    await writing(page).getByRole('button', { name: 'Remove wrong.txt' }).click();
    await expect(writing(page).getByRole('list', { name: 'Attached files' }).getByRole('listitem')).toHaveCount(1);
    await expect(writing(page)).toContainText('Saved');
    await writing(page).getByRole('button', { name: 'Save and close' }).click();
    await expect(writing(page)).toBeHidden();

    await folder(page, 'Drafts').click();
    await row(page, 'Ropes').getByRole('link').click();
    await expect(writing(page).getByRole('textbox', { name: 'Message' })).toHaveText('Fifty fathoms');
    await expect(writing(page)).toContainText('ropes.txt');
    await writing(page).getByRole('button', { name: 'Send later' }).click();
    await page.getByRole('menuitem', { name: 'Choose date and time' }).click();
    const moment = page.getByLabel('When it is to leave');
    await moment.fill('9999-12-31T12:00');
    await moment.press('Enter');
    await expect(moment).toHaveAccessibleDescription('Choose a moment within a year from now.');
    await moment.press('Escape');
    await writing(page).getByRole('button', { name: 'Send later' }).click();
    await page.getByRole('menuitem', { name: /^Tomorrow morning/ }).click();
    await expect(note(page, 'The mail will be sent on')).toBeVisible();
    await folder(page, 'Scheduled').click();
    await openMail(page, 'Ropes');
    await expect(page.getByRole('button', { name: /ropes\.txt/ })).toBeVisible();
    await page.getByRole('button', { name: 'Call it back' }).click();
    await expect(writing(page).getByRole('textbox', { name: 'Subject' })).toHaveValue('Ropes');
    await writing(page).getByRole('button', { name: 'Discard the draft' }).click();
    await expect(writing(page)).toBeHidden();
    await folder(page, 'Trash').click();
    await expect(row(page, 'Ropes')).toBeVisible();
    await undo(page, 'The draft was discarded.');
    await expect(row(page, 'Ropes')).toHaveCount(0);
  },
);

test('a draft that is open in two tabs loses nothing: what was saved elsewhere is told of, and one chooses', async ({
  page,
  context,
  home,
  problems,
}) => {
  test.skip(home === 'browser', 'One tab is enough to know how a draft is written; this is about two.');
  problems.expect(/^409 PUT \/api\/v1\/mails\/drafts/);
  await openMails(page);
  await write(page, { to: 'nadia@quillworks.example', subject: 'Two tabs', message: 'Version one' });
  await expect(writing(page)).toContainText('Saved');
  const second = await context.newPage();
  await second.goto('/apps/email/draft');
  await row(second, 'Two tabs').getByRole('link').click();
  const message = (tab: typeof page) => writing(tab).getByRole('textbox', { name: 'Message' });
  await expect(message(second)).toHaveText('Version one');
  await message(second).fill('Version one + tab two');
  await expect(writing(second)).toContainText('Saved');
  await message(page).fill('Version one + tab one');
  await expect(writing(page)).toContainText('This draft was changed elsewhere while you were writing.');
  await writing(page).getByRole('button', { name: 'Load what it is now' }).click();
  await expect(message(page)).toHaveText('Version one + tab two');
  await undo(page, 'What was written elsewhere is loaded.');
  await expect(message(page)).toHaveText('Version one + tab one');
  await expect(writing(page)).toContainText('Saved');
  await folder(page, 'Drafts').click();
  await expect(row(page, 'Two tabs')).toHaveCount(2);
});

test('a link leads where one typed it to, on no word and on one', async ({ page }) => {
  await openMails(page);
  await write(page, { to: 'nadia@quillworks.example', subject: 'Charts', message: 'Gone' });
  const message = writing(page).getByRole('textbox', { name: 'Message' });
  const link = async (address: string) => {
    await writing(page).getByRole('button', { name: 'Link', exact: true }).click();
    const field = page.getByRole('textbox', { name: 'Address of the link' });
    await expect(field).toBeFocused();
    await field.fill(address);
    await field.press('Enter');
    await expect(message).toBeFocused();
  };
  await message.press('ControlOrMeta+a');
  await message.press('Enter');
  await link('https://tides.example/noon');
  await page.keyboard.type('tide');
  await page.keyboard.press('Enter');
  await page.keyboard.type('here');
  await page.keyboard.press('Shift+Home');
  await link('charts.example');
  await expect(writing(page)).toContainText('Saved');
  await writing(page).getByRole('button', { name: 'Save and close' }).click();
  await folder(page, 'Drafts').click();
  await row(page, 'Charts').getByRole('link').click();
  await expect(message.getByRole('link', { name: 'here' })).toHaveAttribute('href', 'https://charts.example/');
  await expect(message.getByRole('link', { name: 'https://tides.example/noon', exact: true })).toBeVisible();
  await expect(message).toHaveText('https://tides.example/noontidehere');
});

test('a mail whose answers are lost is written down once, and sent once', async ({ page, home, problems }) => {
  test.skip(home === 'browser', 'There, no answer is lost on the way.');
  problems.expect(/ERR_FAILED/, /^409 P\w+ \/api\/v1\/mails\/drafts/);
  const person = await openMails(page);
  const connect = await lostAnswers(page, '**/api/v1/mails**');
  await write(page, { to: person.email, subject: 'Ballast', message: 'Nine tons' });
  await expect(writing(page)).toContainText('kept on this device');
  await writing(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(writing(page).getByRole('alert')).toContainText('It could not be sent');
  connect();
  await expect(note(page, 'The mail had gone through before the connection broke.')).toBeVisible();
  await expect(writing(page)).toBeHidden();
  await folder(page, 'Sent').click();
  await expect(row(page, 'Ballast')).toHaveCount(1);
  await folder(page, 'Drafts').click();
  await expect(rows(page).first()).toBeVisible();
  await expect(row(page, 'Ballast')).toHaveCount(0);
  await folder(page, 'Inbox').click();
  await expect(row(page, 'Ballast')).toHaveCount(1);
});

test('what is written on after a mail went without an answer is kept as another draft', async ({
  page,
  home,
  problems,
}) => {
  test.skip(home === 'browser', 'There, no answer is lost on the way.');
  problems.expect(/ERR_FAILED/, /^409 P\w+ \/api\/v1\/mails\/drafts/);
  const person = await openMails(page);
  await write(page, { to: person.email, subject: 'Ballast', message: 'Nine tons' });
  await expect(writing(page)).toContainText('Saved');
  await lostAnswers(page, '**/api/v1/mails');
  await writing(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(writing(page).getByRole('alert')).toContainText('It could not be sent');
  await writing(page).getByRole('textbox', { name: 'Message' }).fill('Ten tons');
  await expect(note(page, 'What you have written since is kept as another draft.')).toBeVisible();
  await expect(writing(page)).toContainText('Saved');
  await writing(page).getByRole('button', { name: 'Save and close' }).click();
  for (const [place, words] of [
    ['Sent', 'Nine tons'],
    ['Drafts', 'Ten tons'],
  ] as const) {
    await folder(page, place).click();
    await expect(row(page, 'Ballast')).toHaveCount(1);
    await expect(row(page, 'Ballast')).toContainText(words);
  }
});

async function sendWithoutConnection(page: Page, subject: string, message: string): Promise<void> {
  const { email } = await openMails(page);
  await write(page, { to: email, subject, message });
  await expect(writing(page)).toContainText('Saved');
  await page.context().setOffline(true);
  await writing(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(writing(page).getByRole('alert')).toContainText('It could not be sent');
}

test('after a Send without a connection, what is written is kept again once it is back', async ({
  page,
  context,
  home,
  problems,
}) => {
  test.skip(home === 'browser', 'It needs no network.');
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await sendWithoutConnection(page, 'Anchors', 'Two');
  await writing(page).getByRole('textbox', { name: 'Message' }).fill('Three');
  await expect(writing(page)).toContainText('kept on this device');
  await context.setOffline(false);
  await expect(writing(page)).toContainText('Saved');
  await expect(writing(page).getByRole('alert')).toHaveCount(0);
  await writing(page).getByRole('button', { name: 'Save and close' }).click();
  await folder(page, 'Sent').click();
  await expect(rows(page).first()).toBeVisible();
  await expect(row(page, 'Anchors')).toHaveCount(0);
  await folder(page, 'Drafts').click();
  await expect(row(page, 'Anchors')).toHaveCount(1);
  await expect(row(page, 'Anchors')).toContainText('Three');
});

test('that a mail could not be sent is said until there is a connection again, and then it can be sent', async ({
  page,
  context,
  home,
  problems,
}) => {
  test.skip(home === 'browser', 'It needs no network.');
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await sendWithoutConnection(page, 'Capstans', 'One');
  await context.setOffline(false);
  await expect(writing(page).getByRole('alert')).toHaveCount(0);
  await expect(writing(page)).toContainText('Saved');
  await writing(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(writing(page)).toBeHidden();
  await folder(page, 'Sent').click();
  await expect(row(page, 'Capstans')).toHaveCount(1);
});

test('Ctrl+Enter sends what is written as it stands, wherever the caret is', async ({ page, home }) => {
  test.skip(home === 'browser', 'What is sent there is no request that could be looked at.');
  const person = await openMails(page);
  await write(page, { to: person.email, subject: 'Hawsers', message: 'Hello bea, two' });
  const message = writing(page).getByRole('textbox', { name: 'Message' });
  await message.press('Home');
  for (let letter = 0; letter < 5; letter += 1) await message.press('ArrowRight');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/v1/mails'));
  await message.press('Control+Enter');
  expect((await sent).postDataJSON().message).toBe('<p>Hello bea, two</p>');
  await expect(note(page, 'The mail was sent.')).toBeVisible();
});

test('an address at the end of a mail is a link for whoever reads it, also of one without formats', async ({
  page,
}) => {
  const person = await openMails(page);
  const send = async (subject: string, press: () => Promise<void>) => {
    await press();
    await expect(note(page, 'The mail was sent.').last()).toBeVisible();
    await expect(writing(page)).toBeHidden();
    await openMail(page, subject);
    await expect(body(page, person.username).getByRole('link')).toHaveAttribute(
      'href',
      /^https:\/\/tides\.example\/?$/,
    );
    await folder(page, 'Inbox').click();
  };
  const message = writing(page).getByRole('textbox', { name: 'Message' });
  const byButton = () => writing(page).getByRole('button', { name: 'Send', exact: true }).click();
  await write(page, { to: person.email, subject: 'Tides by button', message: 'See' });
  await message.pressSequentially(' https://tides');
  await page.getByRole('textbox', { name: 'Subject' }).focus();
  await message.press('ControlOrMeta+End');
  await message.pressSequentially('.example');
  await send('Tides by button', byButton);
  await write(page, { to: person.email, subject: 'Tides by key', message: 'See https://tides.example' });
  await send('Tides by key', () => message.press('Control+Enter'));
  await write(page, { to: person.email, subject: 'Plain tides', message: 'See' });
  await writing(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Plain text' }).click();
  await message.fill('See https://tides.example');
  await send('Plain tides', byButton);
});

test('what is typed beside addresses stays apart from them, and is refused alone', async ({ page }) => {
  await openMails(page);
  await page.getByRole('button', { name: 'Compose' }).click();
  const to = writing(page).getByRole('textbox', { name: 'To', exact: true });
  await to.pressSequentially('Bob Smith, two@rye.example, Jane <jane@rye.example>,');
  for (const name of ['two@rye.example', 'Jane'])
    await expect(writing(page).getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await expect(to).toHaveValue('Bob Smith, ');
  await expect(to).toHaveAttribute('aria-invalid', 'true');
});

test('of a table that is pasted each row is a line, with its cells apart', async ({ page }) => {
  await openMails(page);
  await write(page, { to: 'nadia@quillworks.example', subject: 'Lamps', message: 'Gone' });
  const message = writing(page).getByRole('textbox', { name: 'Message' });
  await message.press('ControlOrMeta+a');
  await message.evaluate((field) => {
    const clipboardData = new DataTransfer();
    const rows = '<tr><th>Item</th><th><p>Price</p></th></tr> <tr><td>\n <b>Lamp</b><br>red</td><td>12</td></tr>';
    const inside = `<tr><td>Inside</td><td><table>${rows}</table></td></tr>`;
    clipboardData.setData('text/html', `<table>${rows}</table><p>And</p><table>${inside}</table>`);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  const lines = ['Item | Price', 'Lamp red | 12'];
  await expect(message.getByRole('paragraph')).toHaveText([...lines, 'And', 'Inside', ...lines]);
  await expect(message.getByRole('strong')).toHaveText(['Lamp', 'Lamp']);
});

test('what is typed as a recipient goes along without a further key; where it is nobody, nothing is sent', async ({
  page,
}) => {
  const person = await openMails(page);
  const to = writing(page).getByRole('textbox', { name: 'To', exact: true });
  const refused = async () => {
    await expect(to).toHaveAccessibleDescription('This is no e-mail address.');
    await expect(to).toBeFocused();
    await expect(to).toHaveValue('bob');
  };
  await write(page, { to: person.email, subject: 'Buoys by button', message: 'Nine' });
  await to.pressSequentially('bob');
  await writing(page).getByRole('button', { name: 'Send', exact: true }).click();
  await refused();
  await to.fill('');
  await writing(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(writing(page)).toBeHidden();

  await page.getByRole('button', { name: 'Compose' }).click();
  await writing(page).getByRole('textbox', { name: 'Subject' }).fill('Buoys by key');
  await to.pressSequentially('bob');
  await to.press('Control+Enter');
  await refused();
  await to.fill(person.email);
  await to.press('Control+Enter');
  await expect(writing(page)).toBeHidden();
  await expect(note(page, 'The mail was sent.').last()).toBeVisible();
});

test('Enter chooses the first of those who are found for what is typed, and nobody who was found before', async ({
  page,
  home,
}) => {
  test.skip(home === 'browser', 'There, nothing travels that could be held up.');
  await openMails(page);
  const open = Promise.withResolvers<void>();
  const names: Readonly<Record<string, readonly string[]>> = { anna: ['Anna Ek', 'Anna Berg'], bo: ['Bo Lind'] };
  await page.route('**/api/v1/mail-recipients*', async (route) => {
    const q = new URL(route.request().url()).searchParams.get('q') ?? '';
    if (q === 'bo') await open.promise;
    const recipients = (names[q] ?? []).map((name) => {
      return { name, email: `${name.replace(' ', '.')}@people.example`, avatar: '', source: 'contact' };
    });
    await route.fulfill({ json: { recipients, reachesOutside: false } });
  });
  await page.getByRole('button', { name: 'Compose' }).click();
  const to = writing(page).getByRole('textbox', { name: 'To', exact: true });
  await to.pressSequentially('anna');
  await page.getByRole('option', { name: /Anna Ek/ }).click();
  await to.pressSequentially('bo');
  await to.press('Enter');
  open.resolve();
  await expect(writing(page).getByRole('button', { name: 'Remove Bo Lind' })).toBeVisible();
  await expect(writing(page).getByRole('button', { name: 'Remove Anna Berg' })).toHaveCount(0);

  await to.pressSequentially('anna');
  const suggested = page.getByRole('option', { name: /Anna Berg/ });
  await expect(suggested).toBeVisible();
  await to.press('Escape');
  await expect(suggested).toBeHidden();
  await writing(page).getByRole('button', { name: 'Minimise' }).click();
  await page.getByRole('button', { name: 'Open the mail that you are writing' }).click();
  await expect(to).toHaveValue('anna');
  await to.press('Escape');
  await expect(to).toHaveAccessibleDescription('This is no e-mail address.');
  await expect(to).toHaveValue('anna');
});

test('what is put aside while a file is on its way waits for the file, and has it', async ({ page, home }) => {
  test.skip(home === 'browser', 'There, nothing travels that could be held up.');
  await openMails(page);
  const arrival = Promise.withResolvers<void>();
  await page.route('**/api/v1/attachments*', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await write(page, { to: 'nadia@quillworks.example', subject: 'Sails', message: 'Three' });
  const choosing = page.waitForEvent('filechooser');
  await writing(page).getByRole('button', { name: 'Attach files' }).click();
  await (await choosing).setFiles({ name: 'sails.txt', mimeType: 'text/plain', buffer: Buffer.from('canvas') });
  await writing(page).getByRole('button', { name: 'Save and close' }).click();
  await expect(writing(page)).toContainText('Closes once the files are uploaded.');
  arrival.resolve();
  await expect(writing(page)).toBeHidden();
  await folder(page, 'Drafts').click();
  await row(page, 'Sails').getByRole('link').click();
  await expect(writing(page).getByRole('list', { name: 'Attached files' })).toContainText('sails.txt');
});
