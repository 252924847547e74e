import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, inBrowserToo, note, test, undo, unique, userMenu } from './fixtures.ts';
import { linkFor } from './outbox.ts';
import { newcomer, signInAs, signOut, typeCredentials } from './people.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app shows, so many steps of thirty seconds from now. */
function codeOf(secret: string, steps = 0): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const digest = createHmac('sha1', key).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Switches two-step sign-in on; answers the key and the recovery codes. */
async function enableTwoSteps(page: Page, password: string): Promise<{ secret: string; codes: string[] }> {
  await page.goto('/pages/account-settings?tab=security');
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  await section.getByRole('button', { name: 'Switch on' }).press('Enter');
  await expect(section.getByLabel('Current password')).toBeFocused();
  await section.getByLabel('Current password').fill(password);
  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await section.locator('[data-secret]').getAttribute('data-secret')) ?? '';
  await section.getByLabel('The six digits that the app shows').fill(codeOf(secret));
  await section.getByRole('button', { name: 'Switch on' }).click();
  const list = section.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allInnerTexts();
  await section.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section.getByText('10 recovery codes are left.')).toBeVisible();
  return { secret, codes };
}

test(
  'two steps are switched on, asked for at sign-in, helped out by a recovery code, and switched off',
  inBrowserToo,
  async ({ page, problems }) => {
    problems.expect(/^400 POST \/jwt\/two-steps$/);
    const person = await newcomer(page);
    const { secret, codes } = await enableTwoSteps(page, person.password);
    await page.reload();
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

    await signOut(page);
    await typeCredentials(page, person);
    await expect(page.getByRole('heading', { level: 1, name: 'Two-step sign-in' })).toBeVisible();
    await expect(page.getByLabel('Code')).toBeFocused();
    await page.getByLabel('Code').fill('000000');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/wrong, or has been used/);
    await expectAccessible(page);
    // Of the step to come: it may still be that of the first code, and none is taken twice.
    await page.getByLabel('Code').fill(codeOf(secret, 1));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(userMenu(page)).toBeVisible();

    await signOut(page);
    await typeCredentials(page, person);
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(userMenu(page)).toBeVisible();

    await page.goto('/pages/account-settings?tab=security');
    const section = page.getByRole('region', { name: 'Two-step sign-in' });
    await expect(section.getByText('9 recovery codes are left.')).toBeVisible();
    await section.getByRole('button', { name: 'Switch off' }).click();
    await section.getByLabel('Current password').fill(person.password);
    await section.getByLabel('Code of the app, or a recovery code').fill(codes[1] ?? '');
    await section.getByRole('button', { name: 'Switch off' }).click();
    await expect(note(page, 'Two-step sign-in is off.')).toBeVisible();
    await signOut(page);
    await signInAs(page, person);
  },
);

test('an API key is made by whoever knows the password, used by a program, narrowed, renamed and back, and deleted', async ({
  page,
  problems,
}) => {
  problems.expect(/^40[13] /);
  const { password } = await newcomer(page);
  await page.goto('/pages/api-key');
  await page.getByRole('button', { name: 'Create an API key' }).press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  const name = unique('Nightly export');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Full access').check();
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Create key' }).click();
  const key = (await page.locator('[data-new-key]').textContent()) ?? '';
  expect(key).toMatch(/^atrium_[\w-]{43}$/);
  const expectAnswer = async (method: string, path: string, expected: number) => {
    const status = await page.evaluate(
      async ([verb, address, bearer]) => {
        const headers = { authorization: `Bearer ${bearer}` };
        return (await fetch(address ?? '', { method: verb ?? '', headers })).status;
      },
      [method, path, key],
    );
    expect(status).toBe(expected);
  };
  await expectAnswer('GET', '/api/v1/account', 200);
  await expectAnswer('GET', '/api/v1/sessions', 403);
  await expect(page.getByRole('button', { name: 'Copy the key' })).toBeFocused();
  await page.getByRole('button', { name: 'I have kept it' }).press('Enter');
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeFocused();
  await expect(page.getByText(key)).toBeHidden();

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(page.getByLabel('Current password')).toBeHidden();
  await page.getByLabel('Read only').check();
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Save changes' }).click();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Read only');
  await expectAnswer('POST', '/api/v1/saved-views', 403);
  await row.getByRole('button', { name: `Edit ${name}` }).click();
  await page.getByLabel('Name').fill(`${name} of old`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await undo(page, `The key ${name} of old is changed.`);
  await expect(row).not.toContainText('of old');
  await page.reload();
  await expect(row).toContainText('Read only');

  await row.getByRole('button', { name: `Delete ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(note(page, `The key ${name} is deleted.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create an API key' })).toBeFocused();
  await expectAnswer('GET', '/api/v1/account', 401);
});

test('one says who one is, and takes that back; what one has begun is not lost', async ({ page }) => {
  await newcomer(page);
  await page.goto('/pages/account-settings');
  await page.getByLabel('First name').fill('Nadia');
  await page.getByLabel('Last name').fill('Brandt');
  await page.getByRole('tab', { name: 'Connections' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(userMenu(page)).toContainText('Nadia Brandt');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Nadia');
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Billing and plan' }).click();
  await page.getByLabel('VAT number').fill('DE 123456789');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await undo(page, 'Your billing address is saved.');
  await expect(page.getByLabel('VAT number')).toHaveValue('');
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Connections' }).click();
  await page.getByLabel('LinkedIn').fill('https://linkedin.example/nadia');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(note(page, 'Your profiles are saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('LinkedIn')).toHaveValue('https://linkedin.example/nadia');
  await expectAccessible(page);
});

test('what another tab has saved meanwhile stays when one saves something else', async ({ page, context }) => {
  await newcomer(page);
  await page.goto('/pages/account-settings');
  await page.getByLabel('First name').fill('Nadia');
  const other = await context.newPage();
  await other.goto('/pages/account-settings');
  await other.getByLabel('First name').fill('Ida');
  await other.getByLabel('Company').fill('Quill Works');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(note(other, 'Your profile is saved.')).toBeVisible();
  await expect(page.getByText('This was changed elsewhere in the meantime.')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(note(page, 'Your profile is saved.')).toBeVisible();
  for (const each of [page, other]) {
    await expect(each.getByLabel('First name')).toHaveValue('Nadia');
    await expect(each.getByLabel('Company')).toHaveValue('Quill Works');
  }
});

test('an e-mail address is changed once the link is opened that went to the new one', async ({ page }) => {
  const person = await newcomer(page);
  const email = `${unique('moved')}@atrium.test`;
  await page.goto('/pages/account-settings');
  const section = page.getByRole('region', { name: 'Change the e-mail address' });
  await section.getByLabel('New e-mail address').fill(email);
  await section.getByLabel('Current password').fill(person.password);
  await section.getByRole('button', { name: 'Send the link' }).click();
  await expect(note(page, `is on its way to ${email}`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('definition').filter({ hasText: person.email })).toBeVisible();
  await page.goto(await linkFor(page, email, 'verify-email'));
  await expect(note(page, `The address ${email} is confirmed.`)).toBeVisible();
  await page.goto('/pages/account-settings');
  await expect(page.getByRole('definition').filter({ hasText: email })).toContainText('Confirmed');
  await signOut(page);
  await signInAs(page, { ...person, email });
});

test('an account is deleted by whoever knows its password, and signs in no more', async ({ page, problems }) => {
  problems.expect(/^400 POST \/jwt\/login$/, /^40[01] /);
  const person = await newcomer(page);
  await page.goto('/pages/account-settings');
  const section = page.getByRole('region', { name: 'Delete account' });
  await section.getByRole('button', { name: 'Delete my account' }).click();
  await section.getByRole('button', { name: 'Delete account for good' }).click();
  await expect(section.getByLabel('I know that this cannot be undone.')).toHaveAccessibleDescription(/Tick this/);
  await section.getByLabel('Current password').fill(person.password);
  await section.getByLabel('I know that this cannot be undone.').check();
  await section.getByRole('button', { name: 'Delete account for good' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete account for good' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await typeCredentials(page, person);
  await expect(page.getByRole('alert')).toHaveText('Email or Password is Invalid');
});

test('the pages of signing in have two looks, which lead to each other and really work', async ({ page }) => {
  const person = await newcomer(page);
  for (const look of ['basic', 'cover']) {
    await page.goto(`/pages/forgot-password-${look}`);
    await expect(note(page, 'You are signed in as')).toBeVisible();
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await expect(page).toHaveURL(new RegExp(`/pages/login-${look}$`));
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL(new RegExp(`/pages/register-${look}$`));
    for (const name of ['reset-password', 'verify-email', 'two-steps']) {
      await page.goto(`/pages/${name}-${look}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go on' })).toHaveCount(1);
      await expectAccessible(page);
    }
    await expect(note(page, 'First comes your password.')).toBeVisible();
    await page.goto(`/pages/login-${look}`);
    await page.getByLabel('E-mail address').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(userMenu(page)).toBeVisible();
  }
});
