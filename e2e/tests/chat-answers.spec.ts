import { expectAccessible } from './accessibility.ts';
import { act, field, message, messages, openChat, write } from './chat.ts';
import { expect, hold, test, undo } from './fixtures.ts';
import { newcomer } from './people.ts';

/** By itself, and before anything is loaded anew. How soon it is, the bench measures. */
const soon = { timeout: 10_000 };
const marit = 'Marit Solberg';

test('an answer is kept as the draft is, quotes its message, leads to it, and says when it is gone', async ({
  page,
}) => {
  await newcomer(page);
  await openChat(page, marit);
  await write(page, marit, 'Forty boxes');
  const menu = message(page, marit, 'Forty boxes').getByRole('button', { name: /^What to do/ });
  await menu.focus();
  await page.keyboard.press('r');
  const cancel = page.getByRole('button', { name: 'Do not answer this message' });
  await expect(cancel).toBeVisible();
  await expect(field(page, marit)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cancel).toBeHidden();
  await act(page, marit, 'Forty boxes', 'Reply');
  await expect(field(page, marit)).toBeFocused();
  await page.keyboard.type('Or fifty?');
  await page.reload();
  await expect(cancel).toBeVisible();
  await field(page, marit).press('Enter');
  await expect(cancel).toBeHidden();
  const answer = message(page, marit, 'Or fifty?');
  const quote = answer.getByRole('button', { name: 'In answer to You Forty boxes' });
  await quote.click();
  const original = message(page, marit, 'Forty boxes').first();
  await expect(original).toHaveAttribute('data-pointed');
  await expect(original.getByRole('button', { name: /^What to do/ })).toBeFocused();
  await expectAccessible(page);
  await original.getByRole('button', { name: /^What to do/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(answer).toContainText('This message was deleted.');
  await undo(page, 'The message was deleted.');
  await expect(quote).toBeVisible();
});

test('a reaction is chosen with the keys, stays, and goes when it is pressed again', async ({ page }) => {
  await newcomer(page);
  await openChat(page, marit);
  await write(page, marit, 'All forty are here');
  const row = message(page, marit, 'All forty are here');
  const menu = row.getByRole('button', { name: /^What to do/ });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemcheckbox', { name: 'Thumbs up' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const heart = row.getByRole('button', { name: 'Heart 1: You', pressed: true });
  await expect(heart).toHaveText('1');
  await page.reload();
  await expect(heart).toBeVisible();
  await heart.click();
  await expect(heart).toHaveCount(0);
  await expect(menu).toBeFocused();
});

test.describe('two people', () => {
  test.skip(({ home }) => home === 'browser', 'There, one is alone with the data.');

  test('the other sees a reaction and an answer at once, an answer without a network once; a block ends both', async ({
    page,
    context,
    somebodyElse,
    problems,
  }) => {
    problems.expect(/^net::ERR_INTERNET_DISCONNECTED/);
    const other = await somebodyElse();
    const { username: one } = await newcomer(page);
    const { username: two } = await newcomer(other);
    await openChat(other, one);
    await openChat(page, two);
    await write(page, two, 'Good morning');
    const received = message(other, one, 'Good morning').first();
    await received.hover();
    await received.getByRole('button', { name: /^What to do/ }).click();
    await other.getByRole('menuitemcheckbox', { name: 'Laughing' }).click();
    const laugh = page.getByRole('button', { name: `Laughing 1: ${two}` });
    await expect(laugh).toBeVisible(soon);
    await laugh.click();
    await expect(received.getByRole('button', { name: /^Laughing 2: / })).toHaveText('2', soon);

    await write(page, two, 'Forty-seven eleven');
    await act(other, one, 'Forty-seven eleven', 'Reply');
    const answering = other.getByRole('button', { name: 'Do not answer this message' }).locator('..');
    await expect(answering).toContainText('Forty-seven eleven');
    await act(page, two, 'Forty-seven eleven', 'Delete');
    await hold(page, 'The message was deleted.');
    await expect(answering).toContainText('This message was deleted.', soon);
    await undo(page, 'The message was deleted.');
    await expect(answering).toContainText('Forty-seven eleven', soon);
    await answering.getByRole('button', { name: 'Do not answer this message' }).click();

    await context.setOffline(true);
    await act(page, two, 'Good morning', 'Reply');
    await write(page, two, 'Did you sleep?');
    const answer = message(page, two, 'Did you sleep?');
    await expect(answer).toContainText('Good morning');
    await expect(answer.getByRole('img', { name: 'Waiting to be sent' })).toBeVisible();
    await context.setOffline(false);
    await expect(message(other, one, 'Did you sleep?').getByRole('button', { name: /^In answer to/ })).toHaveCount(1, {
      timeout: 10_000,
    });

    await other.getByRole('button', { name: 'More', exact: true }).click();
    await other.getByRole('menuitem', { name: 'Block' }).click();
    await expect(page.getByText(`${two} takes no messages from you.`)).toBeVisible(soon);
    await answer.hover();
    await answer.getByRole('button', { name: /^What to do/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Copy text' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Reply' })).toHaveCount(0);
    await expect(page.getByRole('menuitemcheckbox')).toHaveCount(0);
  });

  test('the card of the latest chat stays at the one in which one writes while somebody else writes', async ({
    page,
    somebodyElse,
  }) => {
    const other = await somebodyElse();
    const { username: one } = await newcomer(page);
    const { username: two } = await newcomer(other);
    await openChat(page, marit);
    await write(page, marit, 'Forty boxes');
    // Her answer comes by itself, and would be later than what is written below.
    await expect(messages(page, marit).filter({ hasText: `${marit}:` })).toBeVisible();
    await page.goto('/cards/advance');
    const chat = page.getByRole('region', { name: 'Latest chat', exact: true });
    const answer = chat.getByRole('textbox', { name: `Message to ${marit}` });
    await answer.fill('Or fifty');
    await openChat(other, one);
    const asked = page.waitForResponse((response) => response.url().includes('/apps/chat/chats-and-contacts'));
    await write(other, one, 'Are you there?');
    await asked;
    await expect(answer).toBeFocused();
    await page.keyboard.type(' boxes?');
    await expect(answer).toHaveValue('Or fifty boxes?');
    await answer.fill('');
    await answer.blur();
    await expect(chat.getByRole('textbox', { name: `Message to ${two}` })).toBeVisible(soon);
  });
});
