import { uploadAttachment } from '@atrium/contract/files';
import * as mail from '@atrium/contract/mail';
import { listNotifications } from '@atrium/contract/notifications';
import { expect, test, vi } from 'vitest';
import type { Letter, Refused } from '../../src/services.ts';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { dot } from '../shop/pictures.ts';
import { firstIn, sendTo } from './mail.ts';

/** A mail server that does as it is told. */
function serverThat(answer: (letter: Letter) => readonly Refused[] | Error) {
  const sent: Letter[] = [];
  const letters = {
    sender: 'atrium@harbour.example',
    async send(given: Letter) {
      sent.push(given);
      const refused = answer(given);
      if (refused instanceof Error) throw refused;
      return { refused };
    },
  };
  return { sent, letters };
}

async function openWith(answer: Parameters<typeof serverThat>[0]) {
  const { sent, letters } = serverThat(answer);
  const settings = { accessTokenSeconds: 5_000_000, refreshTokenSeconds: 5_000_000 };
  const app = await openApp({ services: { letters }, settings });
  const later = async (minutes: number) => {
    app.moveClock(minutes * 60);
    await app.app.runDueJobs();
    await app.settle();
  };
  const one = await newcomer(app);
  const deliveryOf = async (person: Person) => (await firstIn(person, 'sent')).delivery;
  return { app, sent, later, one, deliveryOf };
}

const far = 'Far.Away@elsewhere.example';

test('A mail leaves by the mail server for those who have no account, and for them alone', async () => {
  const { app, sent, later, one, deliveryOf } = await openWith(() => []);
  const other = await newcomer(app);
  const { email } = await one.call(mail.sendMail, {
    body: {
      to: [{ name: 'Far "Away"', email: far }],
      cc: [other.email],
      bcc: ['secret@elsewhere.example'],
      subject: 'Tides\r\nBcc: everybody@elsewhere.example',
      message: '<p>High &amp; low</p><p>at <b>noon</b><br>and later</p><img src="https://pictures.example/a.png">',
      undoSeconds: 0,
    },
  });
  expect(email.delivery).toEqual({ state: 'waiting', addresses: ['secret@elsewhere.example', far] });
  await later(0);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    from: { email: 'atrium@harbour.example' },
    replyTo: { email: one.email },
    to: [{ name: 'Far "Away"', email: far }],
    cc: [other.email],
    recipients: ['secret@elsewhere.example', far],
    subject: 'Tides Bcc: everybody@elsewhere.example',
    text: 'High & low\nat noon\nand later',
    html: '<p>High &amp; low</p><p>at <b>noon</b><br>and later</p><img src="https://pictures.example/a.png">',
    inReplyTo: null,
    references: [],
  });
  expect(sent[0]?.messageId).toMatch(/^[\w-]+@harbour\.example$/);
  expect(await deliveryOf(one)).toEqual({ state: 'delivered', addresses: [] });
  expect((await firstIn(other)).delivery).toBeNull();
  await later(2_000);
  expect(sent).toHaveLength(1);
});

test('Answers name the messages before them', async () => {
  const { sent, later, one } = await openWith(() => []);
  await sendTo(one, far);
  await sendTo(one, far, { inReplyTo: (await firstIn(one, 'sent')).id });
  await sendTo(one, far, { inReplyTo: (await firstIn(one, 'sent')).id });
  await later(0);
  const [first, second, third] = sent.toSorted((a, b) => a.references.length - b.references.length);
  expect(second).toMatchObject({ inReplyTo: first?.messageId, references: [first?.messageId] });
  expect(third).toMatchObject({
    inReplyTo: second?.messageId,
    references: [first?.messageId, second?.messageId],
  });
});

test('Where a link leads is there for those whose program shows no HTML', async () => {
  const { sent, later, one } = await openWith(() => []);
  const message =
    '<p>See <a href="https://tides.example/?a=1&amp;b=2"><b>the</b> tides</a>, <a href="https://tides.example/">https://tides.example/</a></p><p><a href="mailto:far@tides.example">far@tides.example</a></p>';
  await sendTo(one, far, { message, undoSeconds: 0 });
  await later(0);
  expect(sent[0]?.text).toBe(
    'See the tides (https://tides.example/?a=1&b=2), https://tides.example/\nfar@tides.example',
  );
});

test('Files go along, and pictures that the text shows are named by it', async () => {
  const { sent, later, one } = await openWith(() => []);
  const attach = async (name: string, upload: Blob) =>
    (await one.call(uploadAttachment, { query: { name }, upload })).file.id;
  const picture = await attach('dot.png', new Blob([dot], { type: 'image/png' }));
  const parcel = await attach('parcel.eml', new Blob(['x'], { type: 'message/rfc822' }));
  const message = `<p>Look: <img data-file-id="${picture}" alt="dot"></p>`;
  await sendTo(one, far, { message, attachments: [picture, parcel] });
  await later(0);
  expect(sent[0]?.html).toBe(`<p>Look: <img alt="dot" src="cid:file-${picture}@atrium"></p>`);
  expect(sent[0]?.files.map(({ name, mediaType, contentId }) => [name, mediaType, contentId])).toEqual([
    ['dot.png', 'image/png', `file-${picture}@atrium`],
    ['parcel.eml', 'application/octet-stream', `file-${parcel}@atrium`],
  ]);
  expect(new Uint8Array(sent[0]?.files[0]?.content ?? [])).toEqual(dot);
});

test('Who has a confirmed address of the own domain writes with it', async () => {
  const { app, sent, later, one } = await openWith(() => []);
  const set = (email: string, emailVerifiedAt: string | null) =>
    app.engine.write((transaction) =>
      transaction.updateTable('accounts').set({ email, emailVerifiedAt }).where('id', '=', one.accountId).execute(),
    );
  const from = async (email: string, verifiedAt: string | null) => {
    await set(email, verifiedAt);
    await sendTo(one, far);
    await later(0);
    return [sent.at(-1)?.from.email, sent.at(-1)?.replyTo?.email];
  };
  const then = '2026-01-01T00:00:00.000Z';
  expect(await from('nadia@HARBOUR.example', then)).toEqual(['nadia@HARBOUR.example', undefined]);
  expect(await from('nadia@harbour.example', null)).toEqual(['atrium@harbour.example', 'nadia@harbour.example']);
  const elsewhere = 'nadia@thief-harbour.example';
  expect(await from(elsewhere, then)).toEqual(['atrium@harbour.example', elsewhere]);
});

test('What the server does not take is tried again, later and later, and then given up: its writer is told', async () => {
  let isDown = true;
  const { sent, later, one, deliveryOf } = await openWith(() => (isDown ? new Error('No route to host.') : []));
  await sendTo(one, far);
  await later(0);
  await later(9);
  expect([sent.length, (await deliveryOf(one))?.state]).toEqual([1, 'waiting']);
  await later(1);
  expect(sent).toHaveLength(2);
  isDown = false;
  await later(20);
  expect(await deliveryOf(one)).toEqual({ state: 'delivered', addresses: [] });
  isDown = true;
  await sendTo(one, far, { subject: 'Lost' });
  for (let days = 0; days < 20; days += 1) await later(24 * 60);
  expect(sent.length).toBe(3 + 8);
  expect(await deliveryOf(one)).toEqual({ state: 'failed', addresses: [far] });
  const { notifications } = await one.call(listNotifications, { query: {} });
  expect(notifications).toMatchObject([{ kind: 'mail-undelivered', title: 'Lost', person: far, entity: 'mail' }]);
});

test('Who is refused for good is not tried again, and who is not for now is', async () => {
  const refused: Refused[] = [
    { address: far, isForGood: true },
    { address: 'full@elsewhere.example', isForGood: false },
  ];
  const { sent, later, one, deliveryOf } = await openWith(() => refused);
  await sendTo(one, far, { cc: ['full@elsewhere.example', 'fine@elsewhere.example'] });
  await later(0);
  expect(await deliveryOf(one)).toMatchObject({ state: 'waiting', addresses: [far, 'full@elsewhere.example'] });
  refused.pop();
  await later(10);
  expect(sent[1]?.recipients).toEqual([far, 'full@elsewhere.example']);
  expect(await deliveryOf(one)).toEqual({ state: 'failed', addresses: [far] });
  await later(2_000);
  expect(sent).toHaveLength(2);
});

test('An attempt that ended with its process is made again', async () => {
  let attempts = 0;
  const lost = new Promise<never>(() => {});
  const { sent, letters } = serverThat(() => []);
  const ending = { ...letters, send: (given: Letter) => (++attempts === 1 ? lost : letters.send(given)) };
  const app = await openApp({ services: { letters: ending, background: () => {} } });
  await sendTo(await newcomer(app), far);
  await app.app.runDueJobs();
  await expect.poll(() => attempts).toBe(1);
  app.moveClock(9 * 60);
  await app.app.runDueJobs();
  expect(sent).toEqual([]);
  app.moveClock(60);
  await app.app.runDueJobs();
  await expect.poll(() => sent.length).toBe(1);
});

test('A mail that was taken is not sent again when the database is gone just then', async () => {
  const { sent, letters } = serverThat(() => []);
  const taking = {
    ...letters,
    async send(given: Letter) {
      const answer = await letters.send(given);
      vi.spyOn(app.engine, 'write').mockRejectedValueOnce(new Error('The connection broke.'));
      return answer;
    },
  };
  const app = await openApp({ services: { letters: taking } });
  await sendTo(await newcomer(app), far);
  await app.later(0);
  await app.later(86_400);
  expect(sent).toHaveLength(1);
});

test('Two processes send a mail once', async () => {
  const { sent, letters } = serverThat(() => []);
  const app = await openApp({ services: { letters } });
  const there = await openApp({ services: { letters }, database: app.database });
  await sendTo(await newcomer(app), far);
  await Promise.all([app.app.runDueJobs(), there.app.runDueJobs(), app.app.runDueJobs()]);
  await app.settle();
  await there.settle();
  expect(sent).toHaveLength(1);
  await there.close();
});
