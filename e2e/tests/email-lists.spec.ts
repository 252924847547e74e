import { expectAccessible } from './accessibility.ts';
import { folder, openMail, openMails, row, rows } from './email.ts';
import { expect, test, undo } from './fixtures.ts';

test('what is unread is shown alone, and each of it leads to the next', async ({ page }) => {
  await openMails(page);
  const all = await rows(page).count();
  const unread = page.getByRole('button', { name: 'Unread only' });
  await unread.click();
  await expect(unread).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page)).toHaveCount(4);
  await expectAccessible(page);
  await page.reload();
  await expect(rows(page)).toHaveCount(4);
  const subjects = await rows(page).getByRole('link').allTextContents();
  await rows(page).first().getByRole('link').click();
  for (const _ of subjects.slice(1)) {
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeFocused();
    await page.getByRole('button', { name: 'Next mail' }).click();
  }
  await expect(page.getByRole('button', { name: 'Next mail' })).toBeDisabled();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page.getByText('Nothing unread')).toBeVisible();
  await page.getByRole('button', { name: 'Show what has been read, too' }).click();
  await expect(rows(page)).toHaveCount(all);
  await expect(unread).toHaveAttribute('aria-pressed', 'false');
  await folder(page, 'Sent').click();
  await expect(unread).toHaveCount(0);
});

test('whoever goes on before the thread of a mail is here has read the mail', async ({ page, home }) => {
  test.skip(home === 'browser', 'There, nothing travels that could be held up.');
  await openMails(page);
  await page.route('**/apps/email/get-email*', () => {});
  await openMail(page, 'The twelve pier lamps are packed');
  await page.getByRole('button', { name: 'Next mail' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'High water on opening day' })).toBeFocused();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(row(page, 'The twelve pier lamps are packed')).not.toContainText('Unread.');
  await expect(row(page, 'High water on opening day')).not.toContainText('Unread.');
  await expect(folder(page, 'Inbox')).toContainText('2 unread');
});

test('a search is put together from its parts, and can be typed as well', async ({ page }) => {
  await openMails(page);
  await page.getByRole('button', { name: 'Search options' }).click();
  const options = page.getByRole('dialog', { name: 'Search options' });
  await expect(options.getByRole('textbox', { name: 'From', exact: true })).toBeFocused();
  await options.getByRole('textbox', { name: 'From', exact: true }).fill('amara');
  await options.getByRole('checkbox', { name: 'Has attachments' }).check();
  await expectAccessible(page);
  await options.getByRole('textbox', { name: 'Subject' }).fill('lamps');
  await page.keyboard.press('Enter');
  await expect(options).toBeHidden();
  const search = page.getByRole('searchbox', { name: 'Search in Inbox' });
  await expect(search).toHaveValue('from:amara subject:lamps has:attachment');
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, 'The twelve pier lamps are packed')).toBeVisible();
  await search.fill('subject:amara');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Search options' }).click();
  await expect(options.getByRole('textbox', { name: 'Subject' })).toHaveValue('amara');
  await options.getByRole('button', { name: 'Clear' }).click();
  await expect(search).toHaveValue('');
  await openMail(page, 'The twelve pier lamps are packed');
  await page.getByRole('button', { name: 'Actions for the message of Amara Okafor' }).click();
  await page.getByRole('menuitem', { name: 'All mails of this sender' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search in All mail' })).toHaveValue(/^from:.*amara/);
  await expect(row(page, 'The twelve pier lamps are packed')).toBeVisible();
  await expect(row(page, 'High water on opening')).toHaveCount(0);
});

test('a search shows each conversation once, by what was found of it last, and what is done is done to all of it', async ({
  page,
}) => {
  const water = 'High water on opening day';
  await openMails(page);
  const search = page.getByRole('searchbox', { name: 'Search in Inbox' });
  await search.fill('high water');
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, water)).toContainText('So we are agreed');
  await search.fill('crane');
  await expect(rows(page)).toHaveCount(2);
  await expect(row(page, water)).toContainText('The crane is free either way');
  await openMail(page, 'The twelve pier lamps are packed');
  await page.getByRole('button', { name: 'Next mail' }).click();
  await expect(page.getByRole('heading', { level: 2, name: water })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Next mail' })).toBeDisabled();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: `Select ${water}` }).click();
  await page
    .getByRole('toolbar', { name: 'Actions for the selection' })
    .getByRole('button', { name: 'Move to Trash' })
    .click();
  await expect(rows(page)).toHaveCount(1);
  await search.fill('high water');
  await expect(page.getByText('No mail here fits “high water”')).toBeVisible();
  await undo(page, 'The mail was moved to Trash.');
  await expect(row(page, water)).toContainText('So we are agreed');
});

test('the keys l and v open the menus of labels and of places, in the list and in a mail', async ({ page }) => {
  const rye = 'Rye for two hundred people';
  await openMails(page);
  await row(page, rye).getByRole('link').focus();
  await page.keyboard.press('l');
  await expect(page.getByRole('checkbox', { name: `Select ${rye}` })).toBeChecked();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Company' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitemcheckbox', { name: 'Company' }).click();
  await expect(row(page, rye)).toContainText('Company');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('v');
  await page.getByRole('menuitem', { name: 'Spam' }).click();
  await expect(row(page, rye)).toHaveCount(0);
  await undo(page, 'The mail was moved to Spam.');
  await openMail(page, rye);
  await page.keyboard.press('l');
  await expect(page.getByRole('menuitemcheckbox', { name: 'Company' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('v');
  await page.getByRole('menuitem', { name: 'Trash' }).click();
  await expect(row(page, rye)).toHaveCount(0);
  await undo(page, 'The mail was moved to Trash.');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toContainText('Choose the labels');
  await expect(sheet).toContainText('Move to another place');
});

test('the parts of a search stay within a low window, and are scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await openMails(page);
  await page.getByRole('button', { name: 'Search options' }).click();
  const options = page.getByRole('dialog', { name: 'Search options' });
  await expect(options.getByRole('textbox', { name: 'From', exact: true })).toBeFocused();
  const end = async () => {
    const box = await options.boundingBox();
    return box ? box.y + box.height : Number.POSITIVE_INFINITY;
  };
  await expect.poll(end).toBeLessThanOrEqual(560);
  const send = options.getByRole('button', { name: 'Search', exact: true });
  await send.scrollIntoViewIfNeeded();
  await expect(send).toBeInViewport({ ratio: 1 });
});

test('mails of some days are found, by days that are typed or chosen, and by words', async ({ page }) => {
  await openMails(page);
  const dayOf = (moment: string) => page.evaluate((at) => new Date(at).toLocaleDateString('sv'), moment);
  const moments = await rows(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  const days = await Promise.all(moments.map(dayOf));
  const [newest = ''] = days;
  const asked = days[Math.floor(days.length / 2)] ?? '';
  const opener = page.getByRole('button', { name: 'Search options' });
  const options = page.getByRole('dialog', { name: 'Search options' });
  const [from, to] = ['From day', 'To day'].map((name) => options.getByRole('textbox', { name }));
  const search = page.getByRole('searchbox', { name: 'Search in Inbox' });

  await opener.click();
  await from?.fill(newest);
  await to?.fill(newest);
  await to?.press('Enter');
  await expect(options).toBeHidden();
  await expect(search).toHaveValue(`on:${newest}`);
  await expect(rows(page)).toHaveCount(days.filter((day) => day === newest).length);

  await search.fill(`after:${asked}`);
  await expect(rows(page)).toHaveCount(days.filter((day) => day >= asked).length);
  await search.fill('after:2026-02-30');
  await expect(page.getByText('Nothing matches')).toBeVisible();

  await search.fill('');
  await expect(rows(page)).toHaveCount(days.length);
  const today = await dayOf(new Date().toISOString());
  const named = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  await opener.click();
  await to?.click();
  await page.getByRole('button', { name: new Date(today).toLocaleDateString('en-GB', named), exact: true }).click();
  await expect(to ?? options).not.toHaveValue('');
  await expect(options).toBeVisible();
  await expectAccessible(page);
  await from?.click();
  await from?.press('Escape');
  await expect(options).toBeVisible();
  await from?.fill('31 Dec 2099');
  await from?.press('Enter');
  await expect(options.getByText('This is before the first day.')).toBeVisible();
  await from?.fill('');
  await from?.press('Enter');
  await expect(search).toHaveValue(`before:${today}`);
  await expect(rows(page)).toHaveCount(days.length);
  await opener.click();
  await options.getByRole('textbox', { name: 'Subject' }).press('Escape');
  await expect(options).toBeHidden();
  await expect(opener).toBeFocused();
});
