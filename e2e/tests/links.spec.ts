import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { act, openChat, write } from './chat.ts';
import { expect, hold, note, test, undo } from './fixtures.ts';
import { newcomer } from './people.ts';

function linked(page: Page) {
  return page.getByRole('region', { name: 'Linked with' });
}

async function make(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: 'Make from this' }).click();
  await page.getByRole('menuitem', { name: what }).click();
}

test('a task is made of an invoice in two clicks, and each leads to the other', async ({ page }) => {
  await newcomer(page);
  await page.goto('/apps/invoice/preview/5000');
  await make(page, 'Task from this');
  const open = note(page, /The task “#5000 .+” was made\./).getByRole('link', { name: 'Open' });
  // What one points at stays until the list has come.
  await open.hover();
  await expect(linked(page).getByRole('link', { name: /^#5000/ })).toBeVisible();
  await open.click();

  const panel = page.getByRole('dialog', { name: 'Edit the task' });
  await expect(panel.getByLabel('Title')).toHaveValue(/^#5000/);
  await panel.getByLabel('Title').fill('Ask for the last instalment');
  await panel.getByRole('button', { name: 'Update' }).click();
  await expect(panel).toBeHidden();
  await page.goto('/apps/todo');
  await page.getByRole('button', { name: 'Ask for the last instalment', exact: true }).click();
  await linked(page)
    .getByRole('link', { name: /^#5000/ })
    .click();
  await expect(page).toHaveURL(/\/apps\/invoice\/preview\/5000$/);
  await expect(linked(page).getByRole('link', { name: 'Ask for the last instalment' })).toBeVisible();
  await expectAccessible(page);

  await linked(page).getByRole('button', { name: 'Take the link to Ask for the last instalment away' }).click();
  await expect(linked(page)).toHaveCount(0);
  await undo(page, 'The link to “Ask for the last instalment” was taken away.');
  await page.reload();
  await expect(linked(page).getByRole('link', { name: 'Ask for the last instalment' })).toBeVisible();

  await page.getByRole('button', { name: 'Make from this' }).click();
  await expect(page.getByRole('menuitem', { name: 'Another task from this' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Open the task “Ask for the last instalment”' }).click();
  await expect(panel.getByLabel('Title')).toHaveValue('Ask for the last instalment');
  await page.goto('/apps/invoice/preview/5000');
  await make(page, 'Event from this');
  await hold(page, 'The event “#5000');
  await expect(linked(page).getByRole('listitem')).toHaveCount(2);
  await undo(page, 'The event “#5000');
  await expect(linked(page).getByRole('listitem')).toHaveCount(1);
});

test('an event of what somebody wrote is on the day that it names, at its hour', async ({ page }) => {
  const marit = 'Marit Solberg';
  await newcomer(page);
  await openChat(page, marit);
  await write(page, marit, 'Shall we meet at the quay on 14 March 2031 at 14:00?');
  await act(page, marit, 'at the quay', 'Event from this');
  await expect(note(page, 'The event “Shall we meet')).toContainText('Mar 14, 2031, 2:00');
  await note(page, 'The event “Shall we meet').getByRole('link', { name: 'Open' }).click();
  const panel = page.getByRole('dialog', { name: 'Event' });
  await expect(panel.getByRole('textbox', { name: 'Start date' })).toHaveValue('Mar 14, 2031');
  await expect(panel.getByRole('textbox', { name: 'Start time' })).toHaveValue('14:00');
});
