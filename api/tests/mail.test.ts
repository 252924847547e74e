import { forgotPassword } from '@atrium/contract/accounts';
import { listMessages } from '@atrium/contract/messages';
import { expect, test, vi } from 'vitest';
import { deliverMessages, queueMessages } from '../src/mail/outbox.ts';
import type { Mail } from '../src/services.ts';
import { openApp } from './helper.ts';

const recipients = ['admin@demo.com', 'client@demo.com'];

/** A mail server that takes its time, and notes what it took. */
function slowServer() {
  const sent: { recipient: string; body: string }[] = [];
  const mail: Mail = {
    sender: 'atrium@example.com',
    async send(message) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      sent.push(message);
      return true;
    },
  };
  return { sent, mail };
}

test('A message is handed to the mail server, and the outbox says when', async () => {
  const { sent, mail } = slowServer();
  const app = await openApp({ services: { mail } });
  await app.visitor().call(forgotPassword, { body: { email: 'client@demo.com' } });
  await app.settle();
  expect(sent).toMatchObject([
    { recipient: 'client@demo.com', body: expect.stringContaining('/reset-password?token=') },
  ]);
  const { messages } = await (await app.signIn('admin')).call(listMessages, { query: {} });
  const [toClient] = messages.filter(({ recipient }) => recipient === 'client@demo.com');
  expect(toClient).toMatchObject({ deliveredAt: app.services.now().toISOString() });
});

test('Requests at the same time, to one process or to two, send each message once', async () => {
  const { sent, mail } = slowServer();
  const app = await openApp({ services: { mail } });
  const there = await openApp({ services: { mail }, database: app.database });
  const requests = [app, there, app, there].map((own, index) =>
    own.visitor().call(forgotPassword, { body: { email: recipients[index % 2] ?? '' } }),
  );
  await Promise.all(requests);
  await app.settle();
  await there.settle();
  expect(sent.map(({ recipient }) => recipient).sort()).toEqual([...recipients, ...recipients].sort());
  expect(new Set(sent.map(({ body }) => body)).size).toBe(4);
  await there.close();
});

test('What the mail server does not take is kept, and tried again after a while', async () => {
  const { sent, mail } = slowServer();
  let isDown = true;
  const failing: Mail = {
    ...mail,
    send: async (message) => (isDown ? Promise.reject(new Error('No route to host.')) : mail.send(message)),
  };
  const app = await openApp({ services: { mail: failing } });
  await app.visitor().call(forgotPassword, { body: { email: 'client@demo.com' } });
  await app.settle();
  expect(app.log.at(-1)).toMatchObject({ level: 'warn', message: expect.stringContaining('will be tried again') });
  isDown = false;
  app.moveClock(60);
  await app.visitor().call(forgotPassword, { body: { email: 'admin@demo.com' } });
  await app.settle();
  expect(sent.map(({ recipient }) => recipient).sort()).toEqual(recipients);
});

test('Each of many messages is sent once, however long those before it take', async () => {
  const sent: string[] = [];
  const others: Promise<void>[] = [];
  const app = await openApp({
    services: {
      mail: {
        sender: 'atrium@example.com',
        async send({ recipient }) {
          sent.push(recipient);
          app.moveClock(100);
          // Another process, or this one a minute later, looks at what is due by now.
          others.push(deliverMessages(app.services));
          return true;
        },
      },
    },
  });
  const waiting = ['one', 'two', 'three', 'four', 'five'].map((name) => `${name}@example.com`);
  const author = { caller: null, now: app.services.now().toISOString(), requestId: 'a test' };
  const letters = waiting.map((recipient) => ({ recipient, subject: 'News', body: 'There is some.' }));
  await app.engine.write((transaction) => queueMessages(transaction, author, letters));
  await deliverMessages(app.services);
  for (const other of others) await other;
  expect(sent.sort()).toEqual(waiting.sort());
});

test('What a process had taken when it ended is sent by the next one, a while later', async () => {
  const { sent, mail } = slowServer();
  const app = await openApp({
    services: { mail: { ...mail, send: () => new Promise(() => {}) }, background: () => {} },
  });
  await app.visitor().call(forgotPassword, { body: { email: 'client@demo.com' } });
  const next = await openApp({ services: { mail }, database: app.database });
  next.moveClock(600);
  await expect
    .poll(async () => {
      await next.visitor().call(forgotPassword, { body: { email: 'nobody@demo.com' } });
      await next.settle();
      return sent.map(({ recipient }) => recipient);
    })
    .toEqual(['client@demo.com']);
  await next.close();
});

test('What the mail server refuses for good is not tried again, what it does not take for a day neither, and the outbox says so', async () => {
  const { mail } = slowServer();
  const attempts = { refused: 0, failed: 0 };
  const stubborn: Mail = {
    ...mail,
    async send({ recipient }) {
      const isRefused = recipient === 'client@demo.com';
      attempts[isRefused ? 'refused' : 'failed'] += 1;
      if (isRefused) return false;
      throw new Error('No route to host.');
    },
  };
  const app = await openApp({ services: { mail: stubborn } });
  for (const email of recipients) await app.visitor().call(forgotPassword, { body: { email } });
  await app.settle();
  const admin = await app.signIn('admin');
  const deliveries = async () => {
    const { messages } = await admin.call(listMessages, { query: {} });
    const ofSecrets = messages.filter(({ body }) => body.includes('/reset-password?token='));
    return Object.fromEntries(ofSecrets.map(({ recipient, delivery }) => [recipient, delivery]));
  };
  expect(await deliveries()).toEqual({ 'client@demo.com': 'failed', 'admin@demo.com': 'waiting' });
  const before = attempts.refused;
  for (let hours = 0; hours < 30; hours += 1) {
    app.moveClock(3_600);
    await deliverMessages(app.services);
  }
  expect(attempts.refused).toBe(before);
  const tried = attempts.failed;
  app.moveClock(86_400);
  await deliverMessages(app.services);
  expect(attempts.failed).toBe(tried);
});

test('A message that was taken is not sent again when the database is gone just then', async () => {
  const { sent, mail } = slowServer();
  const app = await openApp({
    services: {
      mail: {
        ...mail,
        send(message) {
          vi.spyOn(app.engine, 'write').mockRejectedValueOnce(new Error('The connection broke.'));
          return mail.send(message);
        },
      },
    },
  });
  await app.visitor().call(forgotPassword, { body: { email: 'client@demo.com' } });
  await app.settle();
  expect(app.log.at(-1)).toMatchObject({ level: 'warn', message: expect.stringContaining('could not be written') });
  app.moveClock(86_400);
  await deliverMessages(app.services);
  expect(sent).toHaveLength(1);
  const { messages } = await (await app.signIn('admin')).call(listMessages, { query: {} });
  expect(messages.find(({ recipient }) => recipient === 'client@demo.com')).toMatchObject({ delivery: 'delivered' });
});

test('What was kept while there was no mail server stays here when there is one', async () => {
  const app = await openApp();
  await app.visitor().call(forgotPassword, { body: { email: 'client@demo.com' } });
  await app.settle();
  const { sent, mail } = slowServer();
  const next = await openApp({ services: { mail }, database: app.database });
  next.moveClock(600);
  await deliverMessages(next.services);
  expect(sent).toEqual([]);
  const { messages } = await (await next.signIn('admin')).call(listMessages, { query: {} });
  expect(messages.find(({ recipient }) => recipient === 'client@demo.com')).toMatchObject({ delivery: 'kept' });
  await next.close();
});

test('Without a mail server each message is in the log once, and none of it for an address that nobody has', async () => {
  const app = await openApp();
  for (const email of ['client@demo.com', 'nobody@demo.com', 'admin@demo.com', 'nobody@demo.com']) {
    await app.visitor().call(forgotPassword, { body: { email } });
    await app.settle();
  }
  const logged = app.log.filter(({ message }) => message.includes('outbox')).map(({ fields }) => fields.recipient);
  expect(logged).toEqual(['client@demo.com', 'admin@demo.com']);
});
