import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import type { Person } from './coming-back.ts';
import { expect } from './fixtures.ts';
import { newcomer } from './people.ts';

/** Everybody has a mailbox of their own, with the same sample mails: each flow has an account of its own. */
export async function openMails(page: Page, path = '/inbox'): Promise<Person> {
  const person = await newcomer(page);
  await page.goto(`/apps/email${path}`);
  await expect(rows(page).first()).toBeVisible();
  return person;
}

export function rows(page: Page): Locator {
  return page
    .getByRole('list', { name: /^(Inbox|Starred|Snoozed|Sent|Scheduled|Drafts|All mail|Spam|Trash|Company)$/ })
    .getByRole('listitem');
}

export function row(page: Page, subject: string | RegExp): Locator {
  return rows(page).filter({ hasText: subject });
}

export async function openMail(page: Page, subject: string): Promise<void> {
  await row(page, subject).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible();
}

export function writing(page: Page): Locator {
  return page.getByRole('dialog', { name: 'New mail' });
}

export interface Written {
  to: string;
  subject: string;
  message: string;
}

export async function write(page: Page, { to, subject, message }: Written): Promise<void> {
  await page.getByRole('button', { name: 'Compose' }).click();
  const form = writing(page);
  await expect(form).toBeVisible();
  await form.getByRole('textbox', { name: 'To', exact: true }).fill(to);
  await form.getByRole('textbox', { name: 'To', exact: true }).press('Enter');
  await form.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await form.getByRole('textbox', { name: 'Message' }).fill(message);
}

export function folder(page: Page, name: string): Locator {
  return page
    .getByRole('navigation', { name: 'Folders and labels' })
    .getByRole('link', { name: new RegExp(`^${name}`) });
}

/** What a mail says, in its frame. */
export function body(page: Page, sender: string) {
  return page.frameLocator(`iframe[title="Message of ${sender}"]`);
}

/** All but what is in the frame of a mail: where no script runs, nothing can be looked at by a script. The page has to be loaded again. */
export async function expectAccessibleAround(page: Page): Promise<void> {
  await page.locator('iframe').evaluateAll((frames) => {
    for (const frame of frames) frame.remove();
  });
  await expectAccessible(page);
}
