import { expectAccessible } from './accessibility.ts';
import { expect, signIn, test, undo } from './fixtures.ts';
import { newcomer } from './people.ts';

test('a plan is tried, chosen, made smaller from the next bill, and all of it is undone', async ({ page }) => {
  await newcomer(page);
  await page.goto('/pages/pricing');
  const basic = page.getByRole('article', { name: 'Basic' });
  const standard = page.getByRole('article', { name: 'Standard' });
  const enterprise = page.getByRole('article', { name: 'Enterprise' });
  await expect(basic).toContainText('Your current plan');
  await expectAccessible(page);

  // The keys lead through the switch and the questions.
  await page.getByRole('radio', { name: 'Monthly' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/period=yearly/);
  await expect(standard).toContainText('$480 a year');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  await page.getByText('What happens after the 14 days of trial?').click();
  await expect(page.getByText(/^You stay on the Basic plan/)).toBeVisible();

  await page.getByRole('button', { name: 'Start the trial' }).click();
  await expect(page.getByRole('heading', { name: 'You are trying Standard' })).toBeFocused();
  await undo(page, 'Your trial of Standard has begun.');
  await expect(basic).toContainText('Your current plan');

  await enterprise.getByRole('button', { name: 'Upgrade to Enterprise' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Enterprise?' });
  await expect(dialog).toContainText('Enterprise costs $960 a year, which is $80 a month. It counts from today.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Upgrade to Enterprise' }).click();
  await expect(enterprise).toContainText('Your current plan');
  await page.reload();
  await expect(enterprise).toContainText('Your current plan');
  await expect(page.getByRole('button', { name: 'Start the trial' })).toBeHidden();

  await standard.getByRole('button', { name: 'Downgrade to Standard' }).click();
  const smaller = page.getByRole('dialog', { name: 'Downgrade to Standard?' });
  await expect(smaller).toContainText('It counts from your next bill on');
  await smaller.getByRole('button', { name: 'Downgrade to Standard' }).click();
  await expect(standard).toContainText('Yours from');
  await expect(enterprise.getByRole('button', { name: 'Keep Enterprise' })).toBeVisible();
  await undo(page, 'You will have the Standard plan from');
  await expect(enterprise).toContainText('Your current plan');
});

const inOtherLanguages = {
  de: { heading: 'Tarife', benefit: 'Alle Apps, wie in jedem Tarif', question: 'Wie bezahle ich?' },
  fr: {
    heading: 'Formules',
    benefit: 'Toutes les applications, comme dans chaque formule',
    question: 'Comment payer ?',
  },
  pt: { heading: 'Planos', benefit: 'Todos os aplicativos, como em cada plano', question: 'Como eu pago?' },
  ar: { heading: 'الباقات', benefit: 'كل التطبيقات، كما في كل باقة', question: 'كيف أدفع؟' },
};

test('the plans say what they are in the language that is read', async ({ page }) => {
  await signIn(page, 'admin', '/pages/pricing');
  await expect(page.getByRole('heading', { name: 'Pricing plans', level: 1 })).toBeVisible();
  await expect(page.getByText('Every app, as in each plan')).toHaveCount(3);
  for (const [language, { heading, benefit, question }] of Object.entries(inOtherLanguages)) {
    await page.evaluate((code) => localStorage.setItem('language', code), language);
    await page.reload();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(page.getByText(benefit)).toHaveCount(3);
    await expect(page.getByText(question)).toBeVisible();
    await expect(page.getByText('Every app, as in each plan')).toHaveCount(0);
  }
});
