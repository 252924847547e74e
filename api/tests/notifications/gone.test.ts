import { addComment, deleteComment } from '@atrium/contract/blog-comments';
import { deletePost } from '@atrium/contract/blog-posts';
import { undoChange } from '@atrium/contract/changes';
import { deleteInvoice } from '@atrium/contract/invoices';
import { deleteMails, updateMails } from '@atrium/contract/mail';
import { listMessages } from '@atrium/contract/messages';
import { setNotificationChoices } from '@atrium/contract/notification-choices';
import { listNotifications, type Notification, readNotifications } from '@atrium/contract/notifications';
import { addProfileComment, deleteProfileComment, deleteProfilePost } from '@atrium/contract/profile';
import { likePost } from '@atrium/contract/profile-reactions';
import { deleteQuote, listQuotes } from '@atrium/contract/quotes';
import { expect, test } from 'vitest';
import { notifyAccounts } from '../../src/notifications/notifications.ts';
import { addAPost as addBlogPost } from '../blog/posts.ts';
import { openApp } from '../helper.ts';
import { addAnInvoice } from '../invoices/invoices.ts';
import { sendTo } from '../mail/mail.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { addAPost } from '../profile/profile.ts';
import { personWith } from '../roles/roles.ts';

const app = await openApp();
const admin = await app.signIn('admin');

const undo = (person: Person, id: number) => person.call(undoChange, { parameters: { id } });
const toldOf = async (person: Person) => (await person.call(listNotifications, { query: {} })).notifications;
const words = ({ kind, person, isRead }: Notification) => `${kind} by ${person}, ${isRead ? 'read' : 'new'}`;
/** What has nothing to do with who they are. */
const heardBy = async (person: Person) =>
  (await toldOf(person)).filter(({ kind }) => /^(post|blog)-/.test(kind)).map(words);
const unreadOf = async (person: Person) => (await person.call(listNotifications, { query: {} })).unread;

async function readAll(person: Person): Promise<void> {
  const [latest] = await toldOf(person);
  await person.call(readNotifications, { body: { upTo: latest?.id ?? 0 } });
}

async function commentOn(person: Person, postId: number): Promise<number> {
  app.moveClock(1);
  const body = { text: 'Rubbish.' };
  return (await person.call(addProfileComment, { parameters: { id: postId }, body })).comment.id;
}

async function deletes(person: Person, id: number): Promise<number> {
  app.moveClock(1);
  return (await person.call(deleteProfileComment, { parameters: { id } })).changeId;
}

test('The news of a comment below a post goes with the comment and comes back with it, whoever does so', async () => {
  const [author, guest] = [await newcomer(app), await newcomer(app)];
  const { person: moderator } = await personWith(app, admin, ['workspace:read', 'content:read', 'content:write']);
  const comment = await commentOn(guest, (await addAPost(author)).id);
  const news = [`post-commented by ${guest.username}, new`];
  for (const person of [guest, moderator]) {
    expect(await heardBy(author)).toEqual(news);
    const changeId = await deletes(person, comment);
    expect(await heardBy(author)).toEqual([]);
    await undo(person, changeId);
  }
  expect(await heardBy(author)).toEqual(news);
  await undo(author, await deletes(author, comment));
  expect(await heardBy(author)).toEqual([]);
});

test('Of several comments of one person the news stands as long as one does that was not read', async () => {
  const [author, guest] = [await newcomer(app), await newcomer(app)];
  const { id } = await addAPost(author);
  await commentOn(guest, id);
  const second = await commentOn(guest, id);
  await undo(guest, await deletes(guest, second));
  await deletes(guest, second);
  expect(await heardBy(author)).toEqual([`post-commented by ${guest.username}, new`]);
  await readAll(author);
  const third = await commentOn(guest, id);
  const [read, both] = [[`post-commented by ${guest.username}, read`], 2];
  expect(await toldOf(author)).toHaveLength(both);
  const changeId = await deletes(guest, third);
  expect(await heardBy(author)).toEqual(read);
  await undo(guest, changeId);
  expect(await unreadOf(author)).toBe(1);
  await readAll(author);
  await undo(guest, await deletes(guest, third));
  expect(await unreadOf(author)).toBe(0);
});

test('What was told of a post is hidden while that is deleted, and then is as it was, read or not', async () => {
  const [author, guest] = [await newcomer(app), await newcomer(app)];
  const { id } = await addAPost(author);
  await guest.call(likePost, { parameters: { id } });
  await readAll(author);
  await commentOn(guest, id);
  const before = await toldOf(author);
  expect(before.map(words)).toEqual([
    `post-commented by ${guest.username}, new`,
    `post-liked by ${guest.username}, read`,
  ]);
  const { changeId } = await author.call(deleteProfilePost, { parameters: { id } });
  expect([await toldOf(author), await unreadOf(author)]).toEqual([[], 0]);
  await author.call(readNotifications, { body: { ids: before.map((one) => one.id) } });
  await undo(author, changeId);
  expect(await toldOf(author)).toEqual(before);
});

test('Open tabs hear that what they were told is gone', async () => {
  const [author, guest] = [await newcomer(app), await newcomer(app)];
  const { id } = await addAPost(author);
  await guest.call(likePost, { parameters: { id } });
  const live = await author.listen();
  await live.next();
  await author.call(deleteProfilePost, { parameters: { id } });
  expect(await live.nextChange()).toMatchObject({ entity: 'notification', action: 'delete' });
  await live.close();
});

test('Nobody is written to about what has been deleted meanwhile', async () => {
  const [author, guest] = [await newcomer(app), await newcomer(app)];
  const choice = { kind: 'profile', app: true, browser: false, email: true } as const;
  await author.call(setNotificationChoices, { body: { notifications: [choice] } });
  const [gone, kept] = [await addAPost(author), await addAPost(author)];
  for (const { id } of [gone, kept]) await guest.call(likePost, { parameters: { id } });
  await author.call(deleteProfilePost, { parameters: { id: gone.id } });
  await app.later(61);
  const { messages } = await admin.call(listMessages, { query: { perPage: 100 } });
  const mailed = messages.filter(({ recipient, subject }) => recipient === author.email && /likes/.test(subject));
  expect(mailed).toHaveLength(1);
});

test('What was told of a comment on the blog comes back with the comment, and with the post', async () => {
  const { person: author } = await personWith(app, admin, ['content:read', 'content:write', 'content:create']);
  const { person: reader } = await personWith(app, admin, ['content:read']);
  const { person: other } = await personWith(app, admin, ['content:read']);
  const { post } = await addBlogPost(author, { status: 'Published' });
  const parameters = { id: post.id };
  const { commentId } = await reader.call(addComment, { parameters, body: { text: 'Boots.' } });
  const answer = await other.call(addComment, { parameters, body: { text: 'Which?', answers: commentId } });
  const heard = async () => [await heardBy(author), await heardBy(reader)];
  const all = await heard();
  expect(all.map((one) => one.length)).toEqual([2, 1]);
  const removed = await admin.call(deleteComment, { parameters: { id: commentId } });
  expect((await heard()).map((one) => one.length)).toEqual([1, 1]);
  await undo(admin, removed.changeId);
  expect(await heard()).toEqual(all);
  const { changeId: answerGone } = await other.call(deleteComment, { parameters: { id: answer.commentId } });
  const { changeId } = await admin.call(deletePost, { parameters });
  expect(await heard()).toEqual([[], []]);
  await undo(admin, changeId);
  expect((await heard()).map((one) => one.length)).toEqual([1, 0]);
  await undo(other, answerGone);
  expect(await heard()).toEqual(all);
});

test('What was told of an invoice, a quote or a mail waits with it', async () => {
  const person = await newcomer(app);
  const author = { caller: null, now: app.services.now().toISOString(), requestId: 'a test' };
  const mail = await sendTo(person, person.email);
  await person.call(updateMails, { body: { emailIds: [mail.id], dataToUpdate: { folder: 'trash' } } });
  const invoice = await addAnInvoice(admin);
  const [quote = { id: 0 }] = (await admin.call(listQuotes, { query: {} })).quotes;
  const things = [
    { kind: 'mail-back', entity: 'mail', entityId: mail.id },
    { kind: 'invoice-paid', entity: 'invoice', entityId: invoice.id },
    { kind: 'quote-answered', entity: 'quote', entityId: quote.id },
  ] as const;
  await app.engine.write(async (transaction) => {
    for (const thing of things) await notifyAccounts(transaction, author, [person.accountId], { ...thing, title: 'x' });
  });
  const kinds = async () => (await toldOf(person)).map(({ kind }) => kind);
  const deeds = [
    ['mail-back', person, () => person.call(deleteMails, { body: { emailIds: [mail.id] } })],
    ['invoice-paid', admin, () => admin.call(deleteInvoice, { query: { id: invoice.id } })],
    ['quote-answered', admin, () => admin.call(deleteQuote, { parameters: { id: quote.id } })],
  ] as const;
  for (const [kind, who, remove] of deeds) {
    const all = await kinds();
    const { changeId } = await remove();
    expect(await kinds()).toEqual(all.filter((one) => one !== kind));
    await undo(who, changeId);
    expect(await kinds()).toEqual(all);
  }
});
