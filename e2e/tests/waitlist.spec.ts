import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, inBrowserToo, note, signIn, test, unique } from './fixtures.ts';
import { linkFor } from './outbox.ts';

test(
  'who asks to be notified and follows the link waits, until one mail goes to all',
  inBrowserToo,
  async ({ page }) => {
    const email = `${unique('waiting')}@people.test`;
    const subject = unique('It is there');
    await askAt(page, '/misc/coming-soon', email);
    await signIn(page);
    await page.goto(await linkFor(page, email, 'misc/waitlist'));
    await expect(note(page, `${email} is on the list.`)).toBeVisible();
    await expectAccessible(page);

    const panel = await openWaitlist(page);
    await expect(panel.getByText(email)).toBeVisible();
    await expectAccessible(page);
    await panel.getByLabel('Subject').fill(subject);
    await panel.getByRole('textbox', { name: 'Text' }).fill('Come and look.');
    const write = panel.getByRole('button', { name: /^Write to \d+$/ });
    const question = page.getByRole('dialog', { name: /^Write to \d+ address/ });
    await write.click();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(write).toBeFocused();
    await write.click();
    await question.getByRole('button', { name: 'Send the mail' }).click();
    await expect(note(page, /^The mail to \d+ address(es)? is in the outbox\.$/)).toBeVisible();
    await expect(panel).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: subject }).filter({ hasText: email })).toBeVisible();

    await page.getByRole('button', { name: 'Waiting list' }).click();
    await expect(panel.getByText(/^Nobody waits$|^\d+ address(es)? waits?$/)).toBeVisible();
    await expect(panel.getByText(email)).toBeHidden();
  },
);

test('who waits can leave the list again', async ({ page }) => {
  const email = `${unique('leaving')}@people.test`;
  await askAt(page, '/misc/maintenance', email);
  await signIn(page);
  const link = await linkFor(page, email, 'misc/waitlist');
  await page.goto(link);
  await page.getByRole('button', { name: 'Take me off the list' }).click();
  await expect(note(page, 'You are not on the list any more.')).toBeVisible();
  const panel = await openWaitlist(page);
  await panel.getByText('Maintenance', { exact: true }).click();
  await expect(panel.getByText(/^Nobody waits$|^\d+ address(es)? waits?$/)).toBeVisible();
  await expect(panel.getByText(email)).toBeHidden();
});

test('a link that is no good says so, and where to ask for another', async ({ page, problems }) => {
  problems.expect(/^400 POST \/api\/v1\/waitlist\/confirmation$/);
  await page.goto('/misc/waitlist?token=nonsense');
  await expect(note(page, 'This link is not complete or does not work any more.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ask for another link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Coming soon' })).toBeVisible();
});

test('the panel asks before it closes over a mail that was begun', async ({ page }) => {
  const email = `${unique('waiting')}@people.test`;
  await askAt(page, '/misc/maintenance', email);
  await signIn(page);
  await page.goto(await linkFor(page, email, 'misc/waitlist'));
  await expect(note(page, `${email} is on the list.`)).toBeVisible();
  const panel = await openWaitlist(page);
  await panel.getByText('Maintenance', { exact: true }).click();
  await panel.getByLabel('Subject').fill('Nearly there');
  await panel.getByText('Coming soon', { exact: true }).click();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await panel.getByText('Maintenance', { exact: true }).click();
  await expect(panel.getByLabel('Subject')).toHaveValue('Nearly there');
});

async function askAt(page: Page, path: string, email: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByText('Enter your e-mail address.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(note(page, `We have sent a link to ${email}.`)).toBeVisible();
}

async function openWaitlist(page: Page) {
  await page.goto('/apps/messages?perPage=100');
  await page.getByRole('button', { name: 'Waiting list' }).click();
  const panel = page.getByRole('dialog', { name: 'Waiting list' });
  await expect(panel).toBeVisible();
  return panel;
}
