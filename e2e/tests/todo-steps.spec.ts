import { expect, test } from './fixtures.ts';
import { openTodo, quickAdd, row } from './todo.ts';

test('a step that is being written moves as it is written, and takes the place of no other', async ({ page, home }) => {
  await openTodo(page);
  await quickAdd(page, 'Rig the boom');
  await row(page, 'Rig the boom').getByRole('button', { name: 'Rig the boom', exact: true }).click();
  const editing = page.getByRole('dialog', { name: 'Edit the task' });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/apps/todo/update-task')) sent.push(request.url());
  });
  for (const step of ['Hoist it', 'Oil it']) {
    await editing.getByRole('textbox', { name: 'Add a step' }).fill(step);
    await page.keyboard.press('Enter');
    await expect(editing.getByRole('textbox', { name: `Step: ${step}` })).toBeVisible();
  }
  const steps = editing.getByRole('textbox', { name: /^Step: / });
  const texts = () =>
    steps.evaluateAll((fields) => fields.map((field) => field instanceof HTMLInputElement && field.value));
  await steps.first().fill('Hoist it up');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(texts).toEqual(['Oil it', 'Hoist it up']);
  await expect(steps.last()).toBeFocused();

  await steps.first().fill('Oil it well');
  await page.keyboard.press('Enter');
  await expect(steps.last()).toBeFocused();
  const box = editing.getByRole('checkbox', { name: 'Complete Oil it well' });
  await box.click();
  await expect(box).toBeChecked();
  await page.reload();
  await expect.poll(texts).toEqual(['Oil it well', 'Hoist it up']);
  // In the browser's home, no request leaves the page.
  if (home === 'node') expect(sent, 'two added, one moved, one written anew, one ticked off').toHaveLength(5);
});
