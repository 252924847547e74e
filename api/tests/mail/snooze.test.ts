import { undoChange } from '@atrium/contract/changes';
import * as mail from '@atrium/contract/mail';
import { listNotifications } from '@atrium/contract/notifications';
import { searchEverything } from '@atrium/contract/search';
import { expect, test } from 'vitest';
import { receiveMail } from '../../src/features/mail/incoming/incoming.ts';
import { expectUndoable, undo } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { firstIn, letter, mailsIn, sendTo } from './mail.ts';
import { raw } from './raw.ts';

const app = await openApp({ settings: { accessTokenSeconds: 100_000 } });

function snooze(person: Person, emailIds: number[], until: string | null) {
  return person.call(mail.snoozeMails, { body: { emailIds, until } });
}

function update(person: Person, emailIds: number[], dataToUpdate: mail.MailUpdate) {
  return person.call(mail.updateMails, { body: { emailIds, dataToUpdate } });
}

/** One who wrote two mails of a thread and another one, and who got them, and has read them. */
async function withMails() {
  const [writer, person] = [await newcomer(app), await newcomer(app)];
  const first = await sendTo(writer, person.email, { subject: 'Boats' });
  await app.later(60);
  await sendTo(writer, person.email, { subject: 'Re: Boats', inReplyTo: first.id });
  await app.later(60);
  await sendTo(writer, person.email, { subject: 'Tides' });
  const emails = await mailsIn(person, { folder: 'all' });
  const ids = emails.map(({ id }) => id);
  await update(person, ids, { isRead: true });
  const thread = emails.filter(({ subject }) => subject.endsWith('Boats')).map(({ id }) => id);
  return { writer, person, first, thread };
}

test('What is put away comes back once at its moment, first of all, unread, and is told of', async () => {
  const { person, thread } = await withMails();
  const [newest] = await mailsIn(person, { q: 'Re: Boats' });
  const until = app.inSeconds(3_600);
  await snooze(person, thread, until);
  expect((await mailsIn(person)).map(({ subject }) => subject)).toEqual(['Tides']);
  expect(await mailsIn(person, { folder: 'snoozed' })).toMatchObject([{ id: newest?.id, replyCount: 1 }]);
  await app.later(3_599);
  expect(await mailsIn(person)).toHaveLength(1);
  const stream = await person.listen();
  await stream.next();
  await app.later(1);
  expect(JSON.parse((await stream.next())?.data ?? '')).toMatchObject({ entity: 'mail', actorId: null });
  await stream.close();
  const back = { id: newest?.id, time: newest?.time, isRead: false, snoozedUntil: null, returnedAt: until };
  expect(await mailsIn(person)).toMatchObject([{ ...back, folder: 'inbox' }, { subject: 'Tides' }]);
  const opened = await person.call(mail.getMail, { query: { id: newest?.id ?? 0 } });
  expect(opened.replies).toMatchObject([{ subject: 'Boats', isRead: true, returnedAt: null, folder: 'inbox' }]);
  await app.later(3_600);
  const { notifications } = await person.call(listNotifications, { query: {} });
  expect(notifications).toMatchObject([{ kind: 'mail-back', title: 'Re: Boats', entityId: newest?.id }]);
});

test('Two processes bring a mail back once', async () => {
  const { person, thread } = await withMails();
  const there = await openApp({ database: app.database });
  await snooze(person, thread, app.inSeconds(60));
  app.moveClock(60);
  there.moveClock((Number(app.services.now()) - Number(there.services.now())) / 1_000);
  await Promise.all([app.app.runDueJobs(), there.app.runDueJobs()]);
  const { notifications } = await person.call(listNotifications, { query: {} });
  expect(notifications.map(({ kind }) => kind)).toEqual(['mail-back']);
  await there.close();
});

test('An answer of the other brings it back before, one of its own does not', async () => {
  const { writer, person, thread, first } = await withMails();
  await snooze(person, thread, app.inSeconds(3_600));
  await sendTo(person, writer.email, { inReplyTo: thread[0] });
  expect(await mailsIn(person, { folder: 'snoozed' })).toHaveLength(1);
  const { email } = await writer.call(mail.sendMail, {
    body: {
      ...letter,
      to: [{ email: person.email }],
      subject: 'Re: Boats, again',
      inReplyTo: first.id,
      undoSeconds: 0,
    },
  });
  expect(await mailsIn(person, { folder: 'snoozed' })).toEqual([]);
  expect(await mailsIn(person)).toMatchObject([{ subject: email.subject, replyCount: 3 }, { subject: 'Tides' }]);
  await app.later(3_600);
  expect((await person.call(listNotifications, { query: {} })).notifications).toEqual([]);
});

test('An answer from elsewhere does so too', async () => {
  const person = await newcomer(app);
  const receive = (more: object) =>
    receiveMail(app.services, new TextEncoder().encode(raw({ to: person.email, ...more })), {});
  await receive({ subject: 'High water' });
  await snooze(person, [(await firstIn(person)).id], app.inSeconds(3_600));
  await receive({ subject: 'Re: High water', id: 'another@elsewhere.example' });
  expect(await mailsIn(person, { folder: 'snoozed' })).toEqual([]);
  expect(await mailsIn(person)).toMatchObject([{ subject: 'Re: High water', replyCount: 1 }]);
});

test('It can be put off, undone, moved and found meanwhile', async () => {
  const { person, thread } = await withMails();
  const seen = () => Promise.all([mailsIn(person), mailsIn(person, { folder: 'snoozed' })]);
  await expectUndoable(person, { deed: 'snoozing', act: () => snooze(person, thread, app.inSeconds(3_600)), seen });
  await snooze(person, thread, app.inSeconds(60));
  const { changeId } = await snooze(person, thread, app.inSeconds(7_200));
  await app.later(61);
  expect(await mailsIn(person, { folder: 'snoozed' })).toMatchObject([{ snoozedUntil: app.inSeconds(7_139) }]);
  await person.refused(409, undoChange, { parameters: { id: changeId ?? 0 } });
  const { groups } = await person.call(searchEverything, { query: { q: 'boats' } });
  expect(groups.find(({ kind }) => kind === 'mails')?.hits).toMatchObject([{ place: 'snoozed' }]);
  const moved = await update(person, thread, { folder: 'trash' });
  expect(await mailsIn(person, { folder: 'snoozed' })).toEqual([]);
  await app.later(7_200);
  expect((await person.call(listNotifications, { query: {} })).notifications).toEqual([]);
  await undo(person, moved.changeId);
  expect(await mailsIn(person, { q: 'boats' })).toMatchObject([{ snoozedUntil: null, replyCount: 1 }]);
});

test('Moving it to the inbox has it back where it was, and putting it away again forgets that it came back', async () => {
  const { person, thread } = await withMails();
  const before = await mailsIn(person);
  await snooze(person, thread, app.inSeconds(60));
  await update(person, thread, { folder: 'inbox' });
  expect(await mailsIn(person)).toEqual(before);
  await snooze(person, thread, app.inSeconds(60));
  await app.later(60);
  const { changeId } = await snooze(person, thread, app.inSeconds(60));
  expect(await firstIn(person, 'snoozed')).toMatchObject({ returnedAt: null });
  await undo(person, changeId);
  expect(await firstIn(person)).toMatchObject({ subject: 'Re: Boats', returnedAt: app.inSeconds(0) });
});
