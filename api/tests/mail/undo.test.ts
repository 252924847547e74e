import { listChanges, undoChange } from '@atrium/contract/changes';
import * as mail from '@atrium/contract/mail';
import { expect, test } from 'vitest';
import { defaultTuning } from '../../src/lists/list-index.ts';
import { expectUndoable, undo } from '../changes/undoing.ts';
import { newDatabase } from '../engines.ts';
import { openApp } from '../helper.ts';
import { counting } from '../statements.ts';
import { correspondent, firstIn, letter, mailsIn, sendTo } from './mail.ts';

const app = await openApp();
const admin = await app.signIn('admin');
const person = await correspondent(app);

/** All that is to be seen of the mailbox. */
async function seen() {
  const lists = [...mail.mailPlaces, 'starred' as const].map((folder) =>
    person.call(mail.listMails, { query: { folder } }),
  );
  return Promise.all(lists);
}

function inAnHour(): string {
  return new Date(app.services.now().getTime() + 3_600_000).toISOString();
}

/** Everything that can be done to mails, each answering the change to undo. */
const deeds: Record<string, (emailIds: number[]) => Promise<{ changeId: number | null }>> = {
  'marking as read': (emailIds) =>
    person.call(mail.updateMails, { body: { emailIds, dataToUpdate: { isRead: true } } }),
  starring: (emailIds) => person.call(mail.updateMails, { body: { emailIds, dataToUpdate: { isStarred: true } } }),
  moving: (emailIds) => person.call(mail.updateMails, { body: { emailIds, dataToUpdate: { folder: 'spam' } } }),
  snoozing: (emailIds) => person.call(mail.snoozeMails, { body: { emailIds, until: inAnHour() } }),
  labelling: (emailIds) => person.call(mail.toggleMailLabel, { body: { emailIds, label: 'private' } }),
  'deleting for good': async () => {
    const emailIds = (await mailsIn(person, { folder: 'trash' })).map(({ id }) => id);
    return person.call(mail.deleteMails, { body: { emailIds } });
  },
  'emptying spam': () => person.call(mail.emptyMailFolder, { body: { folder: 'spam' } }),
  'deleting a draft': async () => {
    const { id } = await firstIn(person, 'draft');
    return person.call(mail.deleteMailDraft, { parameters: { id } });
  },
};

test('Everything that is done to mails can be undone, done again, and undone again', async () => {
  const emailIds = (await mailsIn(person)).slice(0, 5).map(({ id }) => id);
  for (const [deed, act] of Object.entries(deeds)) {
    await expectUndoable(person, { deed, act: () => act(emailIds), seen });
  }
});

test('Undoing what was done to many mails takes as many statements as undoing what was done to one', async () => {
  const database = await newDatabase();
  const engine = counting(await database.open());
  const own = await openApp({ database, services: { engine, tuning: defaultTuning } });
  const reader = await own.signIn('admin');
  await own.settle();
  const emailIds = (await mailsIn(reader, { folder: 'inbox' })).map(({ id }) => id);
  const statementsFor = async (ids: number[]) => {
    const body = { emailIds: ids, dataToUpdate: { folder: 'trash' } } as const;
    const { changeId } = await reader.call(mail.updateMails, { body });
    const before = engine.asked();
    await undo(reader, changeId);
    return engine.asked() - before;
  };
  expect(await statementsFor(emailIds)).toBe(await statementsFor(emailIds.slice(0, 1)));
});

test('Each mail that was changed has a record of its own, of one request, which is its account’s', async () => {
  const emailIds = (await mailsIn(person)).slice(0, 3).map(({ id }) => id);
  const { changeId } = await person.call(mail.toggleMailLabel, { body: { emailIds, label: 'personal' } });
  const { changes } = await person.call(listChanges, { query: { entity: 'mail', after: (changeId ?? 0) - 1 } });
  expect(changes.map(({ entityId }) => entityId)).toEqual(emailIds);
  expect(new Set(changes.map(({ requestId }) => requestId)).size).toBe(1);
  const owners = await app.engine.read.selectFrom('changes').select('ownerId').where('entity', '=', 'mail').execute();
  expect(new Set(owners.map(({ ownerId }) => ownerId))).toEqual(new Set([person.accountId]));
});

test('What was changed since is a conflict, and what was changed beside it is not', async () => {
  const emailIds = [(await firstIn(person, 'sent')).id];
  const update = (dataToUpdate: mail.MailUpdate) => person.call(mail.updateMails, { body: { emailIds, dataToUpdate } });
  const first = await update({ folder: 'trash' });
  await update({ isStarred: false });
  const later = await update({ folder: 'spam' });
  await person.refused(409, undoChange, { parameters: { id: first.changeId } });
  await undo(person, later.changeId);
  await undo(person, first.changeId);
  expect(await firstIn(person, 'sent')).toMatchObject({ id: emailIds[0], isStarred: false });
});

test('Nobody else undoes what was done to a mail, not even an admin', async () => {
  const emailIds = [(await firstIn(person)).id];
  const { changeId } = await person.call(mail.toggleMailLabel, { body: { emailIds, label: 'important' } });
  await admin.refused(404, undoChange, { parameters: { id: changeId } });
});

test('What has left does not come back', async () => {
  const body = { ...letter, to: [{ email: person.email }], undoSeconds: 0 };
  const { changeId } = await admin.call(mail.sendMail, { body });
  await admin.refused(409, undoChange, { parameters: { id: changeId } });
});

test('Keeping a draft names no change, for there is none to undo', async () => {
  const draft = await admin.call(mail.addMailDraft, { body: letter });
  const { id } = draft.email;
  const updated = await admin.call(mail.updateMailDraft, { parameters: { id }, body: { subject: 'Other' } });
  for (const answer of [draft, updated]) expect(Object.keys(answer)).toEqual(['email']);
});

test('The record of a mail that was sent holds neither its text nor its secret recipients', async () => {
  const before = await app.engine.read.selectFrom('changes').select('id').orderBy('id', 'desc').executeTakeFirst();
  await sendTo(admin, person.email, { bcc: ['secret@elsewhere.example'] });
  const query = { entity: 'mail', after: before?.id } as const;
  const own = await admin.call(listChanges, { query });
  const received = await person.call(listChanges, { query });
  const changes = [...own.changes, ...received.changes];
  expect(changes.map(({ after }) => after?.folder)).toEqual(['draft', 'sent', 'inbox']);
  expect(JSON.stringify(changes)).not.toMatch(/secret|noon/);
});
