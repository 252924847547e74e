import { expect, signIn, test } from './fixtures.ts';

test('what is wrong with a text of several forms is said at its box', async ({ page }) => {
  await signIn(page, 'admin', '/pages/faq');
  await page.getByRole('button', { name: 'Add question' }).click();
  const panel = page.getByRole('dialog', { name: 'New question' });
  const answer = panel.getByRole('textbox', { name: 'Answer' });
  await panel.getByRole('textbox', { name: 'Question', exact: true }).fill('How deep is it?');
  await expect(answer).not.toHaveAttribute('aria-invalid');
  await panel.getByRole('button', { name: 'Save question' }).click();
  await expect(answer).toHaveAttribute('aria-invalid', 'true');
  await expect(answer).toHaveAccessibleDescription('Fill this in.');
});
