import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { newcomer } from './people.ts';

test('a day that is typed and not understood stays there with what to write, and nothing is saved with another', async ({
  page,
}) => {
  await newcomer(page);
  await page.goto('/apps/todo');
  await page.getByRole('button', { name: 'Add task' }).click();
  const panel = page.getByRole('dialog', { name: 'Add a task' });
  const due = panel.getByRole('textbox', { name: 'Due date' });
  await panel.getByLabel('Title').fill('Tar the ropes');
  await due.fill('Feb 30, 2027');
  await due.press('Tab');
  await expect(due).toHaveValue('Feb 30, 2027');
  await expect(due).toHaveAccessibleDescription(/^Write a day, such as Dec 31, \d{4} or “tomorrow”\.$/);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(due).toBeFocused();

  await due.fill('24 Dec 2099');
  await due.press('Tab');
  await expect(due).toHaveValue('Dec 24, 2099');
  await due.fill('tomorrow');
  await due.press('Tab');
  await expect(due).toHaveValue(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  await expect(due).not.toHaveValue('Dec 24, 2099');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel).toBeHidden();
});

test('what clears a day stands beside it and not over its end, from left to right and from right to left', async ({
  page,
}) => {
  await newcomer(page);
  await page.goto('/apps/todo');
  await page.getByRole('button', { name: 'Add task' }).click();
  const due = page.getByRole('dialog', { name: 'Add a task' }).getByRole('textbox', { name: 'Due date' });
  await due.fill('24 Dec 2099');
  await due.press('Tab');
  const clear = page.getByRole('button', { name: 'Remove the due date' });
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((to) => document.documentElement.setAttribute('dir', to), direction);
    // The panel slides in still, and would take it along between the two.
    await clear.click({ trial: true });
    const [field, button] = [await due.boundingBox(), await clear.boundingBox()];
    const room = await due.evaluate((input) => Number.parseFloat(getComputedStyle(input).paddingInlineEnd));
    if (!field || !button) throw new Error('The field and its button are there.');
    const reach = direction === 'ltr' ? field.x + field.width - button.x : button.x + button.width - field.x;
    expect(reach, direction).toBeLessThanOrEqual(room + 1);
  }
  await clear.click();
  await expect(due).toHaveValue('');
});
