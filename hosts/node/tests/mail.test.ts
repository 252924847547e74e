import { afterEach, expect, test, vi } from 'vitest';
import { as, json, signIn } from './calls.ts';
import { serveHere } from './in-process.ts';
import { startMailServer } from './mail-server.ts';

afterEach(() => {
  vi.useRealTimers();
});

const forgotten = json({ email: 'client@demo.com' });

async function latestMessage(address: string): Promise<unknown> {
  const answer = await fetch(`${address}/api/v1/messages?perPage=1`, as(await signIn(address)));
  return ((await answer.json()) as { messages: unknown[] }).messages[0];
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

test('a message that was not taken is tried again every minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const mail = await startMailServer();
  mail.refuse(true);
  const { address, log } = await serveHere({ SMTP_URL: mail.url });
  await fetch(`${address}/jwt/forgot-password`, forgotten);
  await expect.poll(() => log().filter(({ level }) => level === 'warn').length).toBe(1);
  expect(await latestMessage(address)).toMatchObject({ deliveredAt: null });
  mail.refuse(false);
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => mail.letters.length).toBe(1);
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
