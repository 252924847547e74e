import * as mail from '@atrium/contract/mail';
import { searchEverything } from '@atrium/contract/search';
import { expect, test } from 'vitest';
import { findFiles } from '../../src/features/bookmarks/files.queries.ts';
import { receiveMail } from '../../src/features/mail/incoming/incoming.ts';
import { seedMails } from '../../src/features/mail/sample/mail.seed.ts';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { correspondent, firstIn, mailsIn, sendTo } from './mail.ts';
import { raw } from './raw.ts';

const app = await openApp();

test('A thread stands once in each folder that it has mails in, and its newest mail there stands for it', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  await sendTo(one, other.email, { subject: 'First' });
  app.moveClock(60);
  const { id } = await firstIn(other);
  await sendTo(one, other.email, { subject: 'Second', inReplyTo: (await firstIn(one, 'sent')).id });
  const inbox = await mailsIn(other);
  expect(inbox.map(({ subject, replyCount }) => [subject, replyCount])).toEqual([['Second', 1]]);
  const body = { emailIds: [inbox[0]?.id ?? 0], dataToUpdate: { folder: 'trash' as const } };
  await other.call(mail.updateMails, { body });
  expect(await mailsIn(other)).toMatchObject([{ id, replyCount: 0 }]);
  const trash = await mailsIn(other, { folder: 'trash' });
  expect(trash.map(({ subject, replyCount }) => [subject, replyCount])).toEqual([['Second', 1]]);
});

test('The badges count what the folders show: a thread once, as its newest mail there is', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  await sendTo(one, other.email);
  await sendTo(one, other.email, { inReplyTo: (await firstIn(one, 'sent')).id });
  const { emails, emailsMeta } = await other.call(mail.listMails, { query: {} });
  expect([emails.length, emailsMeta.inbox]).toEqual([1, 1]);
  const dataToUpdate = { isRead: true };
  await other.call(mail.updateMails, { body: { emailIds: emails.map(({ id }) => id), dataToUpdate } });
  const after = await other.call(mail.listMails, { query: {} });
  expect([after.emails.map(({ isRead }) => isRead), after.emailsMeta.inbox]).toEqual([[true], 0]);
});

test('An answer within the house joins the thread of each who has what is answered, though it began elsewhere', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const { threadId } = await sendTo(one, 'ase@elsewhere.example', { subject: 'Tides' });
  const { messageKey } = await app.engine.read
    .selectFrom('mailMessages')
    .select('messageKey')
    .where('threadId', '=', threadId)
    .executeTakeFirstOrThrow();
  const answers = [`In-Reply-To: <${messageKey}>`];
  const mail = raw({ to: one.email, cc: other.email, subject: 'Re: Tides', id: 'joins@e.example', more: answers });
  app.moveClock(60);
  await receiveMail(app.services, new TextEncoder().encode(mail), {});
  app.moveClock(60);
  const joined = await firstIn(other);
  await sendTo(other, one.email, { subject: 'Re: Tides', inReplyTo: joined.id, cc: [other.email] });
  const told = async (person: Person) =>
    (await mailsIn(person)).map((each) => [each.from.email, each.threadId, each.replyCount]);
  expect(await told(one)).toEqual([[other.email, threadId, 2]]);
  // What they wrote came to themself as well.
  expect(await told(other)).toEqual([[other.email, joined.threadId, 1]]);
  expect(joined.threadId).not.toBe(threadId);
});

test('Who writes to themself has what they sent and what they got, which are one message of the thread', async () => {
  const person = await newcomer(app);
  await sendTo(person, person.email, { bcc: [person.email] });
  expect([await mailsIn(person), await mailsIn(person, { folder: 'sent' })]).toMatchObject([
    [{ isRead: false, replyCount: 0 }],
    [{ isRead: true, replyCount: 0 }],
  ]);
  app.moveClock(60);
  await sendTo(person, person.email, { inReplyTo: (await firstIn(person)).id });
  const { id } = await firstIn(person);
  expect(await firstIn(person, 'sent')).toMatchObject({ replyCount: 1 });
  const thread = await person.call(mail.getMail, { query: { id } });
  expect(thread).toMatchObject({ folder: 'inbox', replyCount: 1 });
  expect(thread.replies.map(({ folder, replyCount }) => [folder, replyCount]).toSorted()).toEqual([
    ['inbox', 1],
    ['sent', 1],
    ['sent', 1],
  ]);
});

test('What is written is kept and answered with what is harmless of it', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const texts = {
    '<script>alert(1)</script>': '',
    '<p>a < b &#0; &#xd800; &nbsp;</p>': '<p>a &lt; b \ufffd \ufffd &nbsp;</p>',
    '<': '&lt;',
    '<!--': '',
    ['x\ud83d\ude00'.repeat(2_000)]: 'x\ud83d\ude00'.repeat(2_000),
  };
  for (const [message, kept] of Object.entries(texts)) {
    await sendTo(one, other.email, { message, subject: message.slice(0, 400) });
    expect(await firstIn(other)).toMatchObject({ message: kept, subject: message.slice(0, 400) });
  }
  await other.refused(400, mail.sendMail, { body: { to: [{ email: one.email }], message: '\u0000' } });
});

test('The files of an account are the attachments of its mails but spam and trash, the newest first', async () => {
  const person = await correspondent(app);
  const files = () => findFiles(app.engine.read, person.accountId);
  expect((await files()).map(({ title }) => title)).toEqual([
    'packing-list.csv',
    'crate-weights.csv',
    'sheet-7-corrected.csv',
    'almanac-proofs.txt',
    'appointment.ics',
    'pier-drawings.txt',
  ]);
  const { id } = await firstIn(person);
  await person.call(mail.updateMails, { body: { emailIds: [id], dataToUpdate: { folder: 'trash' } } });
  expect((await files())[0]).toEqual({
    title: 'sheet-7-corrected.csv',
    by: 'Priya Raghunathan',
    size: '140 B',
    file: '/pictures/file.svg',
  });
  expect(await findFiles(app.engine.read, (await newcomer(app)).accountId)).toEqual([]);
});

test('What is attached to a draft is a file of whoever it is sent to', async () => {
  const { app: own, admin } = await withSeededMails();
  const drafts = await mailsIn(admin, { folder: 'draft' });
  const draft = drafts.find(({ attachments }) => attachments.length > 0);
  const friend = await newcomer(own);
  await sendTo(admin, friend.email, { draftId: draft?.id });
  expect((await firstIn(friend)).attachments).toEqual(draft?.attachments);
  const files = await findFiles(own.engine.read, friend.accountId);
  expect(files.map(({ title }) => title)).toEqual(draft?.attachments.map(({ fileName }) => fileName));
});

async function withSeededMails() {
  const app = await openApp();
  await seedMails(app.engine, 2_000, () => {}, app.services.now().toISOString());
  return { app, admin: await app.signIn('admin') };
}

test('A search shows each thread once, as the newest of its mails that match, whatever folders they are in', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  for (const subject of ['Lantern oil', 'Lantern wicks', 'Lantern glass']) {
    await sendTo(one, other.email, { subject, inReplyTo: (await mailsIn(one, { folder: 'sent' }))[0]?.id });
    app.moveClock(60);
  }
  const [newest] = await mailsIn(other);
  await sendTo(other, one.email, { subject: 'Re: Lantern prices', inReplyTo: newest?.id });
  app.moveClock(60);
  await sendTo(one, other.email, { subject: 'A lantern of another kind' });
  const found = async (asked: Partial<mail.MailListQuery>) => {
    const { emails, total } = await other.call(mail.listMails, { query: { q: '', ...asked } });
    expect(total).toBe(emails.length);
    return emails.map(({ subject }) => subject);
  };
  expect(await found({ q: 'lantern' })).toEqual(['A lantern of another kind', 'Lantern glass']);
  expect(await found({ q: 'oil' })).toEqual(['Lantern oil']);
  expect(await found({ q: 'is:unread' })).toEqual(['A lantern of another kind', 'Lantern glass']);
  expect(await found({ q: 'lantern', folder: 'all' })).toEqual(['A lantern of another kind', 'Re: Lantern prices']);
  expect(await found({ folder: 'all' })).toHaveLength(5);
  const { groups } = await other.call(searchEverything, { query: { q: 'lantern', kind: 'mails' } });
  expect(groups.map(({ total }) => total)).toEqual([2]);
  const [last, first] = (await other.call(mail.listMails, { query: { q: 'lantern' } })).emails;
  const beside = await other.call(mail.paginateMail, {
    query: { dir: 'next', emailId: last?.id ?? 0, folder: 'inbox', q: 'lantern' },
  });
  expect(beside).toMatchObject({ id: first?.id, hasPreviousMail: true, hasNextMail: false });
});
