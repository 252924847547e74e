import type { Page } from '@playwright/test';
import { folder, openMail, openMails, row, writing } from './email.ts';
import { expect, inBrowserToo, test } from './fixtures.ts';

const subject = 'The new buoy';

/** To oneself, by the calls that the app makes: the editor puts no pictures into a mail. */
function sendPicture(page: Page, email: string): Promise<number> {
  return page.evaluate(
    async (mail) => {
      const authorization = `Bearer ${localStorage.getItem('accessToken')}`;
      const canvas = new OffscreenCanvas(20, 10);
      canvas.getContext('2d')?.fillRect(0, 0, 20, 10);
      const picture = await canvas.convertToBlob({ type: 'image/png' });
      const upload = { method: 'POST', headers: { authorization, 'content-type': 'image/png' }, body: picture };
      const { file } = await (await fetch('/api/v1/attachments?name=buoy.png', upload)).json();
      const message = [
        '<table width="150" cellpadding="7"><tbody><tr><td>Off the pier</td></tr></tbody></table>',
        `<p dir="rtl">Red<img data-file-id="${file.id}" alt="A buoy" width="40"></p>`,
        '<div style="min-height: 100vh; color: #123456">Mind it.</div>',
      ].join('');
      const body = JSON.stringify({ ...mail, message, attachments: [file.id], undoSeconds: 0 });
      const headers = { authorization, 'content-type': 'application/json' };
      return (await fetch('/api/v1/mails', { method: 'POST', headers, body })).status;
    },
    { to: [{ email }], subject },
  );
}

/** How it is shown in a frame: no script runs in there that could look. */
function looksIn(page: Page, title: string) {
  return page.locator(`iframe[title="${title}"]`).evaluate((frame) => {
    const shown = frame instanceof HTMLIFrameElement ? frame.contentDocument : null;
    const picture = shown?.querySelector('img');
    const cell = shown?.querySelector('td');
    return {
      picture: [picture?.naturalWidth, picture?.getBoundingClientRect().width],
      table: shown?.querySelector('table')?.getBoundingClientRect().width,
      padding: cell && getComputedStyle(cell).paddingTop,
      direction: shown?.querySelector('p')?.dir,
    };
  });
}

const asSent = { picture: [20, 40], table: 150, padding: '7px', direction: 'rtl' };

test(
  'a mail to oneself is there once, with its own picture, its table and its direction, and so goes on',
  inBrowserToo,
  async ({ page }) => {
    const person = await openMails(page);
    expect(await sendPicture(page, person.email)).toBe(201);
    await expect(row(page, subject)).toBeVisible();
    await expect(row(page, subject)).not.toContainText('messages');
    await openMail(page, subject);
    const title = `Message of ${person.username}`;
    await expect(page.locator(`iframe[title="${title}"]`)).toHaveCount(1);
    await expect.poll(() => looksIn(page, title)).toEqual(asSent);
    await expect(page.getByRole('list', { name: 'Messages' }).locator('> li')).toHaveCount(1);

    await page.getByRole('button', { name: 'Forward', exact: true }).click();
    const form = writing(page);
    await expect(form.getByRole('textbox', { name: 'Subject' })).toHaveValue(`Fwd: ${subject}`);
    await expect(form).toContainText('buoy.png');
    await form.getByRole('textbox', { name: 'To', exact: true }).fill('far@elsewhere.example');
    await form.getByRole('textbox', { name: 'To', exact: true }).press('Enter');
    await form.getByRole('button', { name: 'Show the quoted text' }).click();
    // What is said of whom it is from stands before it.
    await expect.poll(() => looksIn(page, 'Quoted text')).toMatchObject({ picture: [20, 40], table: 150 });
    // It has had the time to grow, and has not.
    const box = await page.locator(`iframe[title="${title}"]`).boundingBox();
    expect(box?.height).toBeLessThan(400);
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(form).toBeHidden();
    await folder(page, 'Sent').click();
    await openMail(page, `Fwd: ${subject}`);
    await expect.poll(() => looksIn(page, title)).toMatchObject({ picture: [20, 40], table: 150 });
  },
);
