import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { act, chats, field, message, messages, openChat, write } from './chat.ts';
import { expect, hold, inBrowserToo, note, test, undo } from './fixtures.ts';
import { newcomer } from './people.ts';

/** By itself, and before anything is loaded anew. How soon it is, the bench measures. */
const soon = { timeout: 10_000 };
const marit = 'Marit Solberg';

async function openAs(page: Page, name: string): Promise<string> {
  const { username } = await newcomer(page);
  await openChat(page, name);
  return username;
}

async function more(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test.describe('two people', () => {
  test.skip(({ home }) => home === 'browser', 'There, one is alone with the data.');

  test('what one writes the other has at once, counts until it is read, and hears of what is done to it', async ({
    page,
    somebodyElse,
  }) => {
    const other = await somebodyElse();
    const { username: one } = await newcomer(page);
    const two = await openAs(other, one);
    await openChat(page, two);
    await write(page, two, 'Is the tide in?');
    await expect(message(other, one, 'Is the tide in?')).toBeVisible(soon);
    await expect(message(page, two, 'Is the tide in?').getByRole('img', { name: 'Seen' })).toBeVisible(soon);

    await field(other, one).pressSequentially('Not');
    await expect(page.getByText('is typing…').first()).toBeVisible(soon);
    await field(other, one).press('Enter');
    await expect(message(page, two, 'Not')).toBeVisible(soon);
    await expect(page.getByText('is typing…')).toHaveCount(0);
    await expect(page.getByText('Online').first()).toBeVisible();

    await page.goto('/apps/chat');
    for (const text of ['Now it is.', 'And rising.']) await write(other, one, text);
    await expect(chats(page).getByRole('link', { name: two })).toContainText('2 unread messages');
    await expect(page.getByRole('link', { name: /^Chat 2 unread messages/ })).toBeVisible();
    await chats(page).getByRole('link', { name: two }).click();
    await expect(page.getByText('New messages')).toBeVisible();
    await expect(chats(page).getByRole('link', { name: two })).not.toContainText('unread');
    await expectAccessible(page);

    await act(other, one, 'And rising.', 'Delete');
    await hold(other, 'The message was deleted.');
    await expect(message(page, two, 'And rising.')).toHaveCount(0, soon);
    await undo(other, 'The message was deleted.');
    await expect(message(page, two, 'And rising.')).toBeVisible(soon);
  });

  test('from a message that was found, the arrow leads to the end, and not to what was new before', async ({
    page,
    somebodyElse,
  }) => {
    const other = await somebodyElse();
    const { username: one } = await newcomer(page);
    const two = await openAs(other, one);
    await openChat(page, two);
    await write(page, two, 'Is the tide in?');
    await expect(message(other, one, 'Is the tide in?')).toBeVisible(soon);
    await page.goto('/apps/chat');
    for (const text of ['Rope\n'.repeat(80), 'And a knot']) await write(other, one, text);
    await expect(chats(page).getByRole('link', { name: two })).toContainText('2 unread messages');
    await chats(page).getByRole('link', { name: two }).click();
    await expect(page.getByText('New messages')).toBeVisible();
    await page.getByRole('button', { name: 'Search this chat' }).click();
    await page.getByRole('searchbox', { name: 'Search this chat' }).fill('tide');
    await page.getByRole('list', { name: 'Messages found' }).getByRole('button').click();
    await expect(message(page, two, 'Is the tide in?')).toHaveAttribute('data-pointed');
    await page.getByRole('button', { name: /^To the latest message/ }).click();
    await expect(message(page, two, 'And a knot')).toBeInViewport();
  });

  test('whom one blocks cannot write, and both are told; a muted one is not counted', async ({
    page,
    somebodyElse,
  }) => {
    const other = await somebodyElse();
    const { username: one } = await newcomer(page);
    const two = await openAs(other, one);
    await openChat(page, two);
    await write(page, two, 'Good morning');
    // With the first words the chat begins, and with it another header.
    await expect(message(page, two, 'Good morning')).toBeVisible();
    await expect(message(other, one, 'Good morning')).toBeVisible(soon);
    await more(page, 'Block');
    await expect(page.getByText(`You have blocked ${two}.`)).toBeVisible();
    await hold(page, `${two} is blocked.`);
    await expect(other.getByText(`${one} takes no messages from you.`)).toBeVisible(soon);
    const contact = other.getByRole('list', { name: 'Contacts' }).getByRole('link', { name: one });
    await expect(contact).toContainText('Offline', soon);
    await undo(page, `${two} is blocked.`);
    await expect(field(other, one)).toBeVisible(soon);
    await expect(contact).toContainText('Online', soon);
    await more(page, 'Mute');
    await expect(note(page, `${two} is muted.`)).toBeVisible();
    await page.goto('/apps/todo');
    await write(other, one, 'Are you there?');
    await page.goto('/apps/chat');
    await expect(chats(page).getByRole('link', { name: two })).toContainText('1 unread message');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'Chat', exact: true })).toBeVisible();
  });
});

test('what one writes is in sight, wherever in the chat one was', async ({ page }) => {
  await openAs(page, marit);
  await write(page, marit, 'Rope\n'.repeat(80));
  await messages(page, marit).first().scrollIntoViewIfNeeded();
  await expect(message(page, marit, 'Rope').last()).not.toBeInViewport({ ratio: 0.9 });
  await write(page, marit, 'And a knot');
  await expect(message(page, marit, 'And a knot')).toBeInViewport();
  await page.getByRole('button', { name: 'Search this chat' }).click();
  await page.getByRole('searchbox', { name: 'Search this chat' }).fill('rope');
  const found = page.getByRole('list', { name: 'Messages found' }).getByRole('button');
  await found.click();
  await expect(message(page, marit, 'And a knot')).not.toBeInViewport();
  await message(page, marit, 'And a knot').scrollIntoViewIfNeeded();
  await expect(message(page, marit, 'And a knot')).toBeInViewport();
  await found.click();
  await expect(message(page, marit, 'And a knot')).not.toBeInViewport();
});

test('a message is found in whichever chat it was written, and leads there', async ({ page }) => {
  const clara = 'Clara Weiss';
  await openAs(page, marit);
  await write(page, marit, 'The parcels lie under the stairs.');
  await expect(message(page, marit, 'The parcels lie')).toBeVisible();
  await openChat(page, clara);
  await write(page, clara, 'Where do parcels go?');
  await expect(message(page, clara, 'Where do parcels')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search names and messages' });
  const found = page.getByRole('list', { name: 'Messages', exact: true }).getByRole('link');
  await search.fill('parcel STAIR');
  await expect(found).toHaveCount(1);
  await search.fill('parcels');
  await expect(found).toHaveCount(2);
  await found.filter({ hasText: 'under the stairs' }).click();
  await expect(message(page, marit, 'The parcels lie')).toHaveAttribute('data-pointed');
  await expect(found).toHaveCount(2);
  await search.fill('nothing of the kind');
  await expect(page.getByText('No messages found')).toBeVisible();
});

test('people are looked for by their first and last name', async ({ page }) => {
  await newcomer(page);
  await page.goto('/apps/chat');
  const search = page.getByRole('searchbox', { name: 'Search names and messages' });
  await search.pressSequentially(marit);
  await expect(search).toHaveValue(marit);
  await expect(page.getByRole('list', { name: 'Contacts' }).getByRole('link')).toHaveCount(1);
});

test('the first words to somebody stay in sight until their chat is there', async ({ page, home }) => {
  test.skip(home === 'browser', 'There, nothing travels that could be held up.');
  await openAs(page, marit);
  await page.route('**/api/v1/chat-contacts/*', () => {});
  await write(page, marit, 'Is the kettle on?');
  const words = page.getByRole('listitem').filter({ hasText: 'Is the kettle on?' });
  await expect(words.getByRole('img', { name: 'Sent', exact: true })).toBeVisible();
  await expect(page.getByText('No messages yet')).toHaveCount(0);
});

test('a message is changed with the arrow up, deleted and brought back; the chat is cleared for oneself', async ({
  page,
}) => {
  await openAs(page, marit);
  await write(page, marit, 'Forty boxs');
  // What is on its way still cannot be changed.
  await expect(message(page, marit, 'Forty boxs').getByRole('img', { name: /Sent|Seen/ })).toBeVisible();
  await expect(page.getByText('Sample contact, answers by itself')).toBeVisible();
  await field(page, marit).press('ArrowUp');
  const editing = page.getByRole('textbox', { name: `Your message to ${marit}` });
  await expect(editing).toHaveValue('Forty boxs');
  await editing.fill('Forty boxes');
  await editing.press('Enter');
  await expect(message(page, marit, 'Forty boxes')).toContainText('Edited');
  await undo(page, 'The message was changed.');
  await expect(message(page, marit, 'Forty boxs')).not.toContainText('Edited');
  // Marit reads it and answers.
  await expect(message(page, marit, 'Forty boxs').getByRole('img', { name: 'Seen' })).toBeVisible();
  await expect(messages(page, marit).filter({ hasText: `${marit}:` })).toBeVisible();
  await act(page, marit, 'Forty boxs', 'Delete');
  await expect(message(page, marit, 'Forty boxs')).toHaveCount(0);
  await undo(page, 'The message was deleted.');
  await expect(message(page, marit, 'Forty boxs')).toBeVisible();
  await more(page, 'Clear chat for me');
  await expect(page.getByText('No messages yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No messages yet')).toBeVisible();
  await write(page, marit, 'Anew');
  await expect(message(page, marit, 'Anew')).toBeVisible();
  await page.getByRole('button', { name: 'Search this chat' }).click();
  await page.getByRole('searchbox', { name: 'Search this chat' }).fill('anew');
  await page.getByRole('list', { name: 'Messages found' }).getByRole('button').click();
  await expect(page).toHaveURL(/message=\d+/);
  await page.reload();
  await expect(message(page, marit, 'Anew')).toHaveAttribute('data-pointed');
});

test('what was typed is there after a reload, and what is written without a network goes out once when it is back', async ({
  page,
  context,
  home,
  problems,
}) => {
  test.skip(home === 'browser', 'That home needs no network.');
  problems.expect(/^net::ERR_INTERNET_DISCONNECTED/);
  await openAs(page, marit);
  await expect(page).toHaveTitle(new RegExp(`^${marit}`));
  await field(page, marit).fill('Not sent yet');
  await page.reload();
  await expect(field(page, marit)).toHaveValue('Not sent yet');
  await page.goto('/apps/chat');
  await expect(page.getByRole('link', { name: marit }).first()).toBeVisible();
  await openChat(page, marit);
  await field(page, marit).press('Enter');
  // What is on its way still would wait too.
  await expect(message(page, marit, 'Not sent yet').getByRole('img', { name: /Sent|Seen/ })).toBeVisible();
  await context.setOffline(true);
  for (const text of ['First without', 'Second without']) await write(page, marit, text);
  await expect(page.getByRole('img', { name: 'Waiting to be sent' })).toHaveCount(2);
  const file = { name: 'low-water.txt', mimeType: 'text/plain', buffer: Buffer.from('ebb') };
  await page.getByLabel('At most 10 files go along with one message.').setInputFiles(file);
  await expect(page.getByRole('list', { name: 'Attached files' })).toContainText('Waits for a connection');
  await context.setOffline(false);
  await expect(page.getByRole('img', { name: 'Waiting to be sent' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove low-water.txt' })).toBeVisible();
  await page.reload();
  for (const text of ['First without', 'Second without']) await expect(message(page, marit, text)).toHaveCount(1);
});

test('one types on while the first message goes out; what is attached waits for its contact, also while another message is changed', async ({
  page,
}) => {
  const clara = 'Clara Weiss';
  await openAs(page, clara);
  await field(page, clara).fill('The receipts are in.');
  await field(page, clara).press('Enter');
  const next = 'And the blue box is full by now, as it is each year.';
  await page.keyboard.type(next, { delay: 30 });
  await expect(message(page, clara, 'The receipts are in.').getByRole('img', { name: /Sent|Seen/ })).toBeVisible();
  await expect(field(page, clara)).toHaveValue(next);
  await expect(field(page, clara)).toBeFocused();

  const attached = page.getByRole('list', { name: 'Attached files' });
  await page.getByLabel('At most 10 files go along with one message.').setInputFiles({
    name: 'receipts.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Rope, 12 metres'),
  });
  await expect(page.getByRole('button', { name: 'Remove receipts.txt' })).toBeVisible();
  await openChat(page, marit);
  await expect(attached).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search names and messages' }).fill('');
  await expect(chats(page).getByRole('link', { name: clara })).toContainText('Draft');
  await openChat(page, clara);
  await expect(attached).toContainText('receipts.txt');
  await act(page, clara, 'The receipts are in.', 'Edit');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(attached).toContainText('receipts.txt');
  await expect(field(page, clara)).toHaveValue(next);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(attached).toHaveCount(0);
  await expect(message(page, clara, next)).toContainText('receipts.txt');
});

test('a large file shows how much of it has gone, and is stopped', async ({ page, context, home }) => {
  test.skip(home === 'browser', 'There, nothing travels.');
  await openAs(page, marit);
  const devtools = await context.newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 60_000 };
  await devtools.send('Network.emulateNetworkConditions', slow);
  const buffer = Buffer.alloc(4_000_000, 'tide');
  const chooser = page.getByLabel('At most 10 files go along with one message.');
  await chooser.setInputFiles({ name: 'tides.bin', mimeType: 'application/octet-stream', buffer });
  const progress = page.getByRole('progressbar', { name: 'tides.bin is being uploaded' });
  const share = () => progress.evaluate((bar) => (bar instanceof HTMLProgressElement ? bar.value : 0));
  await expect.poll(share).toBeGreaterThan(0.01);
  expect(await share()).toBeLessThan(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop uploading tides.bin' }).click();
  await expect(page.getByRole('list', { name: 'Attached files' })).toHaveCount(0);
  await devtools.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await chooser.setInputFiles({ name: 'small.txt', mimeType: 'text/plain', buffer: Buffer.from('ebb') });
  await expect(page.getByRole('button', { name: 'Remove small.txt' })).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(message(page, marit, 'small.txt')).toHaveCount(1);
});

test('a picture is shown in the chat, and opens in full size', async ({ page }) => {
  await openAs(page, marit);
  await write(page, marit, 'Look up');
  await expect(message(page, marit, 'Look up').getByRole('img', { name: /Sent|Seen/ })).toBeVisible();
  const closed = Promise.withResolvers<void>();
  await page.route('**/send-msg', async (route) => {
    await closed.promise;
    await route.continue();
  });
  const bytes =
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mP8z8BQz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC';
  await page.getByLabel('At most 10 files go along with one message.').setInputFiles({
    name: 'sunset.png',
    mimeType: 'image/png',
    buffer: Buffer.from(bytes, 'base64'),
  });
  await expect(page.getByRole('button', { name: 'Remove sunset.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  const small = page.getByRole('button', { name: 'Open the picture sunset.png' });
  await small.click();
  const dialog = page.getByRole('dialog', { name: 'sunset.png' });
  await expect(dialog.getByRole('img', { name: 'sunset.png' })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download sunset.png' }).click();
  expect((await download).suggestedFilename()).toBe('sunset.png');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(small).toBeFocused();
  closed.resolve();
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: small })
      .getByRole('img', { name: /Sent|Seen/ }),
  ).toBeVisible();
  await expect(small).toBeFocused();
});

test(
  'a file goes along by button and is listed with the contact; one says of oneself what others see',
  inBrowserToo,
  async ({ page }) => {
    await openAs(page, marit);
    await page.getByLabel('At most 10 files go along with one message.').setInputFiles({
      name: 'tides.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('High water at five.'),
    });
    await expect(page.getByRole('list', { name: 'Attached files' })).toContainText('tides.txt');
    await page.getByRole('button', { name: 'Send' }).click();
    const download = page.waitForEvent('download');
    await message(page, marit, 'tides.txt').getByRole('button', { name: 'tides.txt' }).click();
    expect((await download).suggestedFilename()).toBe('tides.txt');
    await page.getByRole('button', { name: `About ${marit}` }).click();
    const panel = page.getByRole('dialog', { name: 'Contact' });
    await expect(panel.getByRole('button', { name: 'tides.txt' })).toBeVisible();
    await expect(panel).toContainText('marit.solberg@northquay.example');
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();

    await page.getByRole('button', { name: 'Your chat profile' }).click();
    const profile = page.getByRole('dialog', { name: 'Your chat profile' });
    await profile.getByLabel('About').fill('On the water until six.');
    await profile.getByRole('button', { name: 'Save' }).click();
    await expect(note(page, 'Your profile was changed.')).toBeVisible();
    await profile.getByRole('radio', { name: 'Busy' }).click();
    await expect(profile.getByRole('radio', { name: 'Busy' })).toBeChecked();
    await profile.getByRole('switch', { name: 'Notifications' }).click();
    await expect(profile.getByRole('switch', { name: 'Notifications' })).not.toBeChecked();
    await page.reload();
    await expect(profile.getByLabel('About')).toHaveValue('On the water until six.');
    await expect(profile.getByRole('radio', { name: 'Busy' })).toBeChecked();
    await expect(profile.getByRole('switch', { name: 'Notifications' })).not.toBeChecked();
  },
);

test('a menu of the chat stays open while the first message goes out', async ({ page }) => {
  await newcomer(page);
  await openChat(page, marit);
  await field(page, marit).fill('Is the kettle on?');
  await field(page, marit).press('Enter');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(message(page, marit, 'Is the kettle on?').getByRole('img', { name: /Sent|Seen/ })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Clear' })).toBeVisible();
});
