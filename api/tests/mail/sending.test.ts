import { setAccountDetails } from '@atrium/contract/account-settings';
import { closeAccount } from '@atrium/contract/accounts';
import { undoChange } from '@atrium/contract/changes';
import { findMailRecipients } from '@atrium/contract/contacts';
import { getFile, uploadAttachment } from '@atrium/contract/files';
import * as mail from '@atrium/contract/mail';
import { expect, test } from 'vitest';
import { undo } from '../changes/undoing.ts';
import { openApp } from '../helper.ts';
import { newcomer, password } from '../people.ts';
import type { Person } from '../person.ts';
import { dot } from '../shop/pictures.ts';
import { firstIn, letter, mailsIn, sendTo } from './mail.ts';

const app = await openApp({ settings: { accessTokenSeconds: 100_000 } });

function send(person: Person, email: string, more: object = {}) {
  return person.call(mail.sendMail, { body: { ...letter, to: [{ name: '', email }], ...more } });
}

test('A mail leaves after the seconds in which it can be called back, once', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const { email } = await send(one, other.email);
  await app.later(9);
  expect(await mailsIn(other)).toEqual([]);
  await app.later(1);
  const [arrived] = await mailsIn(other);
  expect(arrived).toMatchObject({ subject: letter.subject, isRead: false, sending: null, delivery: null });
  const sent = await one.call(mail.getMail, { query: { id: email.id } });
  expect(sent).toMatchObject({ folder: 'sent', sending: null, time: arrived?.time });
  await app.later(60);
  expect(await mailsIn(other)).toHaveLength(1);
});

test('A mail whose answer was lost is sent once, however often it is asked for, before it leaves and after', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const key = { writingKey: 'the tide table' };
  const { email: draft } = await one.call(mail.addMailDraft, { body: { ...letter, ...key } });
  const { email: kept } = await one.call(mail.addMailDraft, { body: { ...letter, subject: 'Tides', ...key } });
  expect([kept.id, kept.subject]).toEqual([draft.id, 'Tides']);
  const { email: first } = await send(one, other.email, key);
  const { email: again } = await send(one, other.email, { ...key, subject: 'Both tides' });
  expect([first.id, again.id, again.subject]).toEqual([draft.id, draft.id, 'Both tides']);
  await app.later(15);
  const { email: left } = await send(one, other.email, { ...key, subject: 'Both tides' });
  expect(left).toMatchObject({ id: draft.id, folder: 'sent', sending: null });
  const changed = { ...letter, ...key, to: [{ email: other.email }], subject: 'All tides' };
  const problem = await one.refused(409, mail.sendMail, { body: changed });
  expect(problem.detail).toContain('without your last changes');
  const gone = await one.refused(409, mail.addMailDraft, { body: { ...letter, ...key } });
  expect(gone.detail).toBe('This mail has left already.');
  await app.later(15);
  expect((await mailsIn(other)).map(({ subject }) => subject)).toEqual(['Both tides']);
  expect([await mailsIn(one, { folder: 'draft' }), (await mailsIn(one, { folder: 'sent' })).length]).toEqual([[], 1]);
});

test('What a draft began from is held against what it says now: another text is not written over, by keeping or by sending', async () => {
  const one = await newcomer(app);
  const { email: draft } = await one.call(mail.addMailDraft, { body: letter });
  const parameters = { id: draft.id };
  const keep = (subject: string, draftTime: string) => ({ parameters, body: { ...letter, subject, draftTime } });
  await app.later(1);
  const { email: second } = await one.call(mail.updateMailDraft, keep('Tab two', draft.time));
  const problem = await one.refused(409, mail.updateMailDraft, keep('Tab one', draft.time));
  expect(problem.errors?.map(({ path }) => path)).toEqual(['draftTime']);
  await one.call(mail.updateMailDraft, keep('Tab two', draft.time));
  const to = [{ email: one.email }];
  const body = { ...letter, to, subject: 'Tab one', draftId: draft.id, draftTime: draft.time };
  await one.refused(409, mail.sendMail, { body });
  expect((await firstIn(one, 'draft')).subject).toBe('Tab two');
  const { email: sent } = await one.call(mail.sendMail, { body: { ...body, draftTime: second.time } });
  const { email: again } = await one.call(mail.cancelMail, { parameters });
  expect([sent.id, again.isDraft]).toEqual([draft.id, true]);
  await one.call(mail.updateMailDraft, keep('Called back', again.time));
});

test("The key of what one writes is one's own, and a mail that was called back can be sent with it again", async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const key = { writingKey: 'the same' };
  const { email } = await send(one, other.email, key);
  await one.call(mail.cancelMail, { parameters: { id: email.id } });
  expect((await send(one, other.email, key)).email.id).toBe(email.id);
  expect((await send(other, one.email, key)).email.id).not.toBe(email.id);
  await app.later(15);
  expect([(await mailsIn(one)).length, (await mailsIn(other)).length]).toEqual([1, 1]);
});

test('Undo of sending makes a draft of it again, and nobody gets it', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const { email, changeId } = await send(one, other.email);
  await undo(one, changeId);
  expect(await firstIn(one, 'draft')).toMatchObject({ id: email.id, isDraft: true, subject: letter.subject });
  await app.later(20);
  expect([await mailsIn(other), await mailsIn(one, { folder: 'sent' })]).toEqual([[], []]);
});

test('Sending later can be undone, done again and undone again', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const { email, changeId } = await send(one, other.email, { sendAt: app.inSeconds(3_600) });
  const places = async () => {
    const { emailsMeta } = await one.call(mail.listMails, { query: {} });
    return [emailsMeta.draft, emailsMeta.scheduled];
  };
  const undone = await undo(one, changeId);
  expect(await places()).toEqual([1, 0]);
  const redone = await undo(one, undone);
  expect(await places()).toEqual([0, 1]);
  expect(await firstIn(one, 'scheduled')).toMatchObject({ id: email.id, time: email.time, sending: email.sending });
  await undo(one, redone);
  await app.later(3_601);
  expect([await places(), await mailsIn(other)]).toEqual([[1, 0], []]);
});

test('What has left is not called back by undo, and says so', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const { changeId } = await send(one, other.email);
  await app.later(10);
  const problem = await one.refused(409, undoChange, {
    parameters: { id: changeId },
  });
  expect(problem.detail).toBe('This mail has left already.');
});

test('A mail leaves at its hour, from a place of its own where nothing can be moved and nothing written', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const { email } = await send(one, other.email, { sendAt: app.inSeconds(3_600) });
  const { emailsMeta } = await one.call(mail.listMails, { query: { folder: 'scheduled' } });
  expect(emailsMeta).toMatchObject({ draft: 0, scheduled: 1 });
  expect(email).toMatchObject({ folder: 'scheduled', sending: { at: email.time, isScheduled: true } });
  const body = { emailIds: [email.id], dataToUpdate: { folder: 'trash' as const } };
  await one.refused(409, mail.updateMails, { body });
  const waiting = await one.refused(409, mail.updateMailDraft, { parameters: { id: email.id }, body: letter });
  expect(waiting.detail).toBe('This mail has not left yet. Call it back first.');
  await one.refused(409, mail.deleteMailDraft, { parameters: { id: email.id } });
  await one.call(mail.updateMails, { body: { emailIds: [email.id], dataToUpdate: { isStarred: true } } });
  await app.later(3_601);
  expect(await mailsIn(one, { folder: 'scheduled' })).toEqual([]);
  expect(await firstIn(one, 'sent')).toMatchObject({ id: email.id, isStarred: true, time: app.inSeconds(0) });
  expect(await firstIn(other)).toMatchObject({ subject: letter.subject, time: app.inSeconds(0) });
});

test('An hour that has passed, or is years away, is refused; and so is undo once its hour has passed', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const to = [{ email: other.email }];
  for (const seconds of [0, -60, 400 * 86_400])
    await one.refused(400, mail.sendMail, { body: { ...letter, to, sendAt: app.inSeconds(seconds) } });
  const { email } = await send(one, other.email, { sendAt: app.inSeconds(60) });
  const { changeId } = await one.call(mail.cancelMail, { parameters: { id: email.id } });
  app.moveClock(61);
  await one.refused(409, undoChange, { parameters: { id: changeId } });
});

test('What somebody wrote who was suspended since stays a draft', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const { email } = await send(one, other.email, { sendAt: app.inSeconds(60) });
  const suspended = (suspendedAt: string | null) =>
    app.engine.write((transaction) =>
      transaction.updateTable('accounts').set({ suspendedAt }).where('id', '=', one.accountId).execute(),
    );
  await suspended(app.inSeconds(0));
  await app.later(61);
  await suspended(null);
  expect(await mailsIn(other)).toEqual([]);
  expect(await firstIn(one, 'draft')).toMatchObject({ id: email.id, isDraft: true, sending: null });
});

test('Files go along: whoever gets the mail may read them, and pass them on; nobody else', async () => {
  const [one, other, third] = [await newcomer(app), await newcomer(app), await newcomer(app)];
  const upload = new Blob(['high,low'], { type: 'text/csv' });
  const { file } = await one.call(uploadAttachment, { query: { name: 'tides.csv' }, upload });
  const input = { parameters: { id: file.id } };
  await send(one, other.email, { attachments: [file.id] });
  await other.refused(404, getFile, input);
  await app.later(10);
  const [arrived] = await mailsIn(other, { q: 'has:attachment' });
  const url = `/api/v1/files/${file.id}`;
  expect(arrived?.attachments).toEqual([
    {
      id: file.id,
      fileName: 'tides.csv',
      thumbnail: '',
      url,
      size: '8 B',
      sizeBytes: 8,
      mediaType: 'text/csv',
      isInline: false,
    },
  ]);
  expect((await other.send(getFile, input)).text).toBe('high,low');
  await third.refused(400, mail.sendMail, { body: { to: [{ email: one.email }], attachments: [file.id] } });
  await send(other, third.email, { attachments: [file.id], undoSeconds: 0 });
  expect((await third.send(getFile, input)).status).toBe(200);
});

test('A draft keeps its files unless others are given, and pictures are seen', async () => {
  const one = await newcomer(app);
  const upload = new Blob([dot], { type: 'image/png' });
  const { file } = await one.call(uploadAttachment, { query: { name: 'dot.png' }, upload });
  const { email } = await one.call(mail.addMailDraft, { body: { ...letter, attachments: [file.id] } });
  const update = async (body: object) =>
    (await one.call(mail.updateMailDraft, { parameters: { id: email.id }, body })).email.attachments;
  const withFiles = () => mailsIn(one, { folder: 'draft', q: 'has:attachment' });
  expect(await update({ subject: 'x' })).toMatchObject([{ id: file.id, thumbnail: `/api/v1/files/${file.id}` }]);
  expect(await withFiles()).toMatchObject([{ id: email.id }]);
  expect(await update({ attachments: [] })).toEqual([]);
  expect(await withFiles()).toEqual([]);
});

test('Mail to the outside says that it goes nowhere, where there is no mail server', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const sent = await sendTo(one, other.email, { bcc: ['far@elsewhere.example'] });
  expect(sent.delivery).toEqual({ state: 'nowhere', addresses: ['far@elsewhere.example'] });
  expect((await firstIn(other)).delivery).toBeNull();
});

test('What was deleted for good is gone after an hour, unless somebody else has it', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const { id } = await sendTo(one, other.email);
  const remove = async (person: Person, emailId: number) => {
    const emailIds = [emailId];
    await person.call(mail.updateMails, { body: { emailIds, dataToUpdate: { folder: 'trash' } } });
    return (await person.call(mail.deleteMails, { body: { emailIds } })).changeId;
  };
  const messages = () =>
    app.engine.read.selectFrom('mailMessages').select('id').where('fromAccountId', '=', one.accountId).execute();
  await remove(one, id);
  await app.later(3_601);
  expect(await messages()).toHaveLength(1);
  const again = await app.signIn({ email: other.email, password });
  const changeId = await remove(again, (await firstIn(again)).id);
  await app.later(3_601);
  expect(await messages()).toEqual([]);
  const back = await app.signIn({ email: other.email, password });
  const problem = await back.refused(409, undoChange, { parameters: { id: changeId } });
  expect(problem.detail).toBe('What these mails said has been removed by now.');
});

test('A letter of a closed account stays as it was signed, without the picture, and nobody is offered the address', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const avatar = `data:image/png;base64,${btoa(String.fromCharCode(...dot))}`;
  await one.call(setAccountDetails, { body: { firstName: 'Wanda', avatar } });
  await send(one, other.email, { undoSeconds: 0 });
  const before = (await firstIn(other)).from;
  expect(before).toEqual({ name: 'Wanda', email: one.email, avatar });
  const offered = async () => (await other.call(findMailRecipients, { query: { q: 'wanda' } })).recipients;
  expect((await offered()).map(({ email }) => email)).toEqual([one.email]);
  await one.call(closeAccount, { body: { currentPassword: password } });
  expect((await firstIn(other)).from).toEqual({ ...before, avatar: '' });
  expect(await offered()).toEqual([]);
});
