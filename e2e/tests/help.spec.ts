import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, hold, note, signIn, test, undo, unique } from './fixtures.ts';
import { chooseOption } from './users.ts';

async function addQuestion(page: Page, title: string, place: string, answer: string): Promise<void> {
  await page.getByRole('button', { name: 'Add question' }).click();
  const panel = page.getByRole('dialog', { name: 'New question' });
  await expect(panel).toBeVisible();
  await panel.getByRole('textbox', { name: 'Question', exact: true }).fill(title);
  await chooseOption(page, panel.getByRole('combobox', { name: 'Where it stands' }), place);
  await panel.getByRole('textbox', { name: 'Answer' }).fill(answer);
  await panel.getByRole('button', { name: 'Save question' }).click();
  await expect(panel).toBeHidden();
}

function question(page: Page, title: string): Locator {
  return page.getByRole('button', { name: title, exact: true });
}

async function act(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `What to do with: ${title}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a reader finds an answer by words within it, says that it helped, and keeps the address', async ({ page }) => {
  await signIn(page, 'admin', '/pages/faq');
  const search = page.getByRole('searchbox', { name: 'Search questions and answers' });
  await search.fill('NÓRTHQUAY');
  await expect(page).toHaveURL(/q=N/);
  await expect(page.getByText('1 answer found')).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Delivery/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('mark')).toHaveText('Northquay');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Helped 1 of 1')).toBeVisible();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByText('Helped 0 of 1')).toBeVisible();
  await page.reload();
  await expect(search).toHaveValue('NÓRTHQUAY');
  await expect(page.getByRole('button', { name: 'No', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(note(page, 'Your vote was taken back.')).toBeVisible();

  await search.press('Escape');
  await expect(page).not.toHaveURL(/q=/);
  await page.getByRole('tab', { name: /^Payment/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('tab', { name: /^Cancellation and return/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/category=cancellationReturn/);
  await question(page, 'Who pays for the way back?').click();
  await expect(page).toHaveURL(/question=who-pays-for-the-way-back/);
  await page.reload();
  await expect(page.getByText('We do when the product is faulty')).toBeVisible();
});

test('an administrator writes, orders, hides and deletes a question, and a second tab sees it', async ({
  page,
  context,
}) => {
  const [title, other] = [unique('Do gulls get a discount?'), unique('Is there a ferry at night?')];
  await signIn(page, 'admin', '/pages/faq?category=myOrders');
  const second = await context.newPage();
  await second.goto('/pages/faq?category=myOrders');
  await expect(question(second, 'Where do I see what I have ordered?')).toBeVisible();

  await addQuestion(page, title, 'My orders', 'Only on Tuesdays.');
  await expect(question(second, title)).toBeVisible();
  await addQuestion(page, other, 'My orders', 'No.');
  const handle = page.getByRole('button', { name: new RegExp(`^Move “${other.replace('?', '\\?')}”`) });
  await handle.press('ArrowUp');
  await hold(page, `“${other}” was moved.`);
  await expect(handle).toBeFocused();
  await expect(second.getByRole('tabpanel').getByRole('listitem').nth(-2)).toContainText(other);
  await undo(page, `“${other}” was moved.`);
  await expect(second.getByRole('tabpanel').getByRole('listitem').nth(-1)).toContainText(other);

  await act(page, title, 'Make it a draft');
  const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: title });
  await expect(row.getByText('Draft')).toBeVisible();
  await act(page, title, 'Edit');
  const panel = page.getByRole('dialog', { name: 'Edit question' });
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('textbox', { name: 'Answer' }).fill('Only on Wednesdays.');
  await act(second, title, 'Publish');
  await expect(panel.getByText('Somebody changed this while you were writing.')).toBeVisible();
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(panel).toBeHidden();
  await question(second, title).click();
  await expect(second.getByText('Only on Wednesdays.')).toBeVisible();

  for (const name of [title, other]) {
    await act(page, name, 'Delete');
    await expect(question(second, name)).toBeHidden();
  }
  await undo(page, `“${other}” was deleted.`);
  await expect(question(second, other)).toBeVisible();
  await act(page, other, 'Delete');
  await page.reload();
  await expect(question(page, other)).toBeHidden();
});

test('two quick steps of the arrow keys move a question twice', async ({ page }) => {
  await signIn(page, 'admin', '/pages/knowledge-base/personalization');
  const group = unique('Knots');
  await page.getByRole('button', { name: 'Add group' }).click();
  const panel = page.getByRole('dialog', { name: 'New group' });
  await panel.getByLabel('Name').fill(group);
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  const region = page.getByRole('region', { name: group });
  await expect(region).toBeVisible();
  const titles = [unique('Bowline'), unique('Hitch'), unique('Splice')];
  for (const title of titles) {
    await page.getByRole('button', { name: `What to do with ${group}` }).click();
    await page.getByRole('menuitem', { name: 'Add question' }).click();
    const question = page.getByRole('dialog', { name: 'New question' });
    await question.getByRole('textbox', { name: 'Question', exact: true }).fill(title);
    await question.getByRole('textbox', { name: 'Answer' }).fill('Like this.');
    await question.getByRole('button', { name: 'Save question' }).click();
    await expect(region.getByRole('link', { name: title })).toBeVisible();
  }
  const [first, second, third] = titles;
  const order = () => region.getByRole('listitem').locator('bdi').allTextContents();
  const handle = region.getByRole('button', { name: `Move “${third}”` });
  await handle.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect.poll(order).toEqual([third, first, second]);
  await expect(handle).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(order).toEqual([first, second, third]);
  await expect(handle).toBeFocused();
  await page.reload();
  await expect.poll(order).toEqual([first, second, third]);
});

test('what was asked and not found is answered with one click in the knowledge base', async ({ page }) => {
  const term = unique('barnacle');
  await signIn(page, 'admin', '/pages/knowledge-base');
  await expect(page.getByRole('link', { name: 'Sales Automation' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the knowledge base' }).fill(term);
  await expect(page.getByText('No results found')).toBeVisible();
  await page.getByRole('button', { name: /^Not answered/ }).click();
  const asked = page.getByRole('dialog', { name: 'Asked and not answered' });
  await asked.getByRole('button', { name: `Dismiss “${term}”` }).click();
  await expect(asked.getByText(term)).toBeHidden();
  await undo(page, `“${term}” is off the list.`);
  await expectAccessible(page);
  await asked.getByRole('button', { name: `Answer “${term}”` }).click();

  const panel = page.getByRole('dialog', { name: 'New question' });
  await expect(panel.getByRole('textbox', { name: 'Question', exact: true })).toHaveValue(term);
  await panel.getByRole('textbox', { name: 'Answer' }).fill('Scrape it off in spring.');
  await panel.getByRole('button', { name: 'Save question' }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search the knowledge base' }).fill(term);
  await page.getByRole('link', { name: term }).click();
  await expect(page.getByRole('heading', { level: 1, name: term })).toBeVisible();
  await expect(page.getByText('Scrape it off in spring.')).toBeVisible();
  await page.goto('/pages/knowledge-base?panel=asked');
  await expect(asked).toBeVisible();
  await expect(asked.getByText(term)).toBeHidden();
});

test('the knowledge base leads from category to question, to its neighbours, and back', async ({ page, problems }) => {
  problems.expect(/^404 /);
  await signIn(page, 'admin', '/pages/knowledge-base');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Personalization' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Personalization' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'What should a new administrator do in the first week?' }).click();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Send the first invoice' }).click();
  await expect(page).toHaveURL(/#part-\d$/);
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Related questions' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Which keys save time?' })).toBeVisible();
  await page.getByRole('link', { name: /^Previous/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /first week/ })).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Personalization' }).click();

  const title = unique('Small talk');
  await page.getByRole('button', { name: 'Add group' }).click();
  const panel = page.getByRole('dialog', { name: 'New group' });
  await panel.getByLabel('Name').fill(title);
  await panel.getByRole('radio', { name: 'Speech bubble' }).click();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('region', { name: title })).toBeVisible();
  await page.getByRole('button', { name: `What to do with ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('region', { name: title })).toBeHidden();
  await undo(page, `“${title}” was deleted.`);
  await page.reload();
  await expect(page.getByRole('region', { name: title })).toBeVisible();
  await page.goto('/pages/knowledge-base/personalization/nothing-like-it');
  await expect(page.getByText('There is no such question')).toBeVisible();
});
