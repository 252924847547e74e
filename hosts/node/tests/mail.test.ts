import { afterEach, expect, test, vi } from 'vitest';
import { as, json, signIn } from './calls.ts';
import { serveHere } from './in-process.ts';
import { startMailServer } from './mail-server.ts';

afterEach(() => {
  vi.useRealTimers();
});

const forgotten = json({ email: 'client@demo.com' });

/** What stands before the first part of a letter, and each part. */
function partsOf(letter: string): string[] {
  const boundary = letter.match(/boundary="([^"]+)"/)?.[1] ?? '';
  return letter.split(`\n--${boundary}`).slice(0, -1);
}

/** Whoever reads the outbox has signed in, and is told of that by mail too. */
async function latestMessage(address: string): Promise<unknown> {
  const answer = await fetch(`${address}/api/v1/messages?perPage=10`, as(await signIn(address)));
  const { messages } = (await answer.json()) as { messages: { recipient: string }[] };
  return messages.find(({ recipient }) => recipient === 'client@demo.com');
}

test('a message goes to the mail server, and the outbox tells when', async () => {
  const mail = await startMailServer();
  const { address } = await serveHere({ SMTP_URL: mail.url, BRAND_NAME: 'Ålesund & Co' });
  await fetch(`${address}/jwt/forgot-password`, forgotten);
  await expect.poll(() => mail.letters.length).toBe(1);
  expect(mail.letters[0]).toMatch(/^From: .+<atrium@example\.com>$/m);
  expect(mail.letters[0]).toMatch(/^To: client@demo\.com$/m);
  expect(mail.letters[0]).toContain('/reset-password?token=');
  await expect.poll(() => latestMessage(address)).toMatchObject({ deliveredAt: expect.any(String) });
});

test('a file goes with its message as it was kept', async () => {
  const mail = await startMailServer();
  const { address } = await serveHere({ SMTP_URL: mail.url });
  const token = await signIn(address);
  const letter = { to: 'office@ropewalk.example', subject: 'Facture n° 5000', message: 'Voilà.' };
  const sent = await fetch(`${address}/api/v1/invoices/5000/send`, json(letter, token));
  const { messageId } = (await sent.json()) as { messageId: number };
  // Another one tells the administrator of their new browser.
  const invoice = () => mail.letters.find((one) => one.includes('Subject: =?UTF-8?Q?Facture'));
  await expect.poll(invoice).toBeDefined();
  const [head = '', ...parts] = partsOf(invoice() ?? '');
  expect(head).toMatch(/^Content-Type: multipart\/mixed;/m);
  expect(head).toMatch(/^Subject: =\?UTF-8\?Q\?Facture_n=C2=B0_5000\?=$/m);
  expect(parts[0]).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
  expect(parts[0]).toContain('Voil=C3=A0.');
  const [about = '', content = ''] = parts[1]?.split('\n\n') ?? [];
  expect(about).toMatch(/^Content-Type: application\/pdf; name=invoice-5000\.pdf$/m);
  expect(about).toMatch(/^Content-Disposition: attachment; filename=invoice-5000\.pdf$/m);
  const kept = await fetch(`${address}/api/v1/messages/${messageId}/attachments/1`, as(token));
  expect(Buffer.from(content, 'base64').equals(Buffer.from(await kept.arrayBuffer()))).toBe(true);
});

test('copies leave once the letter was taken, and one that is refused is told of and holds nothing up', async () => {
  const mail = await startMailServer();
  const { address, log } = await serveHere({ SMTP_URL: mail.url });
  const token = await signIn(address);
  mail.refuseRecipient('gone@ropewalk.example', '550 nobody here');
  const letter = {
    to: 'office@ropewalk.example',
    copiesTo: ['tax@ropewalk.example', 'gone@ropewalk.example'],
    subject: 'Twice',
  };
  const sent = await fetch(`${address}/api/v1/invoices/5000/send`, json(letter, token));
  expect(sent.status).toBe(201);
  const letters = () => mail.letters.filter((one) => one.includes('Subject: Twice'));
  await expect.poll(() => letters().length).toBe(2);
  for (const one of letters()) expect(one).toMatch(/^Cc: tax@ropewalk\.example, gone@ropewalk\.example$/m);
  await expect.poll(() => log().some(({ message }) => String(message).includes('the copies of a message'))).toBe(true);
});

test('who is invited answers the organiser, and not the house', async () => {
  const mail = await startMailServer();
  const { address } = await serveHere({ SMTP_URL: mail.url });
  const token = await signIn(address);
  const guests = [{ value: 'Amara', email: 'amara@heron.example' }];
  const times = { start: '2031-03-02T09:00:00Z', end: '2031-03-02T10:00:00Z' };
  const event = { title: 'Regatta', ...times, extendedProps: { guests } };
  const added = await fetch(`${address}/apps/calendar/add-event`, json({ event }, token));
  const { event: made } = (await added.json()) as { event: { id: number } };
  await fetch(`${address}/api/v1/events/${made.id}/invitations`, json({ message: '' }, token));
  const invitation = () => mail.letters.find((one) => one.includes('To: amara@heron.example'));
  await expect.poll(invitation).toBeDefined();
  expect(invitation()).toMatch(/^From: .+<atrium@example\.com>$/m);
  expect(invitation()).toMatch(/^Reply-To: admin@demo\.com$/m);
});

test('a message that was not taken is tried again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'] });
  const mail = await startMailServer();
  mail.refuse(true);
  const { address, log } = await serveHere({ SMTP_URL: mail.url });
  await fetch(`${address}/jwt/forgot-password`, forgotten);
  await expect.poll(() => log().filter(({ level }) => level === 'warn').length).toBe(1);
  expect(await latestMessage(address)).toMatchObject({ deliveredAt: null });
  mail.refuse(false);
  const letters = () => mail.letters.filter((one) => one.includes('/reset-password?token='));
  await expect
    .poll(() => {
      // More than one minute: the attempt that the sign-in started may not be over in the first.
      vi.advanceTimersByTime(60_000);
      return letters().length;
    })
    .toBe(1);
});

test('without a mail server a message is printed, because nobody would get its link otherwise', async () => {
  const { address, log } = await serveHere();
  await fetch(`${address}/jwt/forgot-password`, forgotten);
  await expect
    .poll(() => log().find(({ recipient }) => recipient === 'client@demo.com'))
    .toMatchObject({ body: expect.stringContaining('/reset-password?token=') });
});

test('a message that waits is sent before the server is gone', async () => {
  const mail = await startMailServer();
  const { address, stop } = await serveHere({ SMTP_URL: mail.url });
  await fetch(`${address}/jwt/forgot-password`, forgotten);
  await stop();
  expect(mail.letters).toHaveLength(1);
});
