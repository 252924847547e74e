import { uploadAttachment } from '@atrium/contract/files';
import * as routes from '@atrium/contract/mail';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { correspondent, firstIn, letter, mailsIn, sendTo } from '../mail/mail.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import type { ProofTable } from './proofs.ts';

const missing = 999_999;

async function inTrash(person: Person, count: number): Promise<number[]> {
  const emailIds = (await mailsIn(person)).slice(0, count).map(({ id }) => id);
  await person.call(routes.updateMails, { body: { emailIds, dataToUpdate: { folder: 'trash' } } });
  return emailIds;
}

export const mailSendingProofs: ProofTable = {
  cancelMail: {
    works: {
      'calls back what waits to leave, with its files': async ({ app }) => {
        const [one, other] = [await newcomer(app), await newcomer(app)];
        const upload = new Blob(['a,b'], { type: 'text/csv' });
        const { file } = await one.call(uploadAttachment, { query: { name: 'tides.csv' }, upload });
        const sent = await sendTo(one, other.email, { undoSeconds: 10, attachments: [file.id] });
        const at = new Date(Date.parse(sent.time) + 10_000).toISOString();
        expect(sent).toMatchObject({ folder: 'sent', isDraft: false, sending: { at, isScheduled: false } });
        const { email } = await one.call(routes.cancelMail, { parameters: { id: sent.id } });
        expect(email).toMatchObject({ folder: 'draft', isDraft: true, sending: null, subject: letter.subject });
        expect(email.attachments).toMatchObject([{ id: file.id, fileName: 'tides.csv', size: '3 B' }]);
        app.moveClock(11);
        await app.app.runDueJobs();
        expect([await mailsIn(other), await mailsIn(one, { folder: 'sent' })]).toEqual([[], []]);
      },
      'and what was to leave another day': async ({ app }) => {
        const [one, other] = [await newcomer(app), await newcomer(app)];
        const sendAt = new Date(app.services.now().getTime() + 86_400_000).toISOString();
        const sent = await sendTo(one, other.email, { sendAt });
        expect(sent).toMatchObject({ folder: 'scheduled', isDraft: false, time: sendAt });
        expect(await mailsIn(one, { folder: 'scheduled' })).toMatchObject([{ id: sent.id }]);
        await one.call(routes.cancelMail, { parameters: { id: sent.id } });
        expect(await mailsIn(one, { folder: 'scheduled' })).toEqual([]);
        expect(await firstIn(one, 'draft')).toMatchObject({ id: sent.id });
        const again = await one.refused(409, routes.cancelMail, { parameters: { id: sent.id } });
        expect(again.detail).toBe('This mail is among the drafts already.');
      },
    },
    refuses: {
      'what has left, and what there is not': async ({ app }) => {
        const [one, other] = [await newcomer(app), await newcomer(app)];
        const { id } = await sendTo(one, other.email);
        await one.refused(409, routes.cancelMail, { parameters: { id } });
        await one.refused(404, routes.cancelMail, { parameters: { id: missing } });
      },
    },
    keepsOut: {
      "another account, an admin's too": async ({ app, admin }) => {
        const one = await newcomer(app);
        const { id } = await sendTo(one, 'client@demo.com', { undoSeconds: 10 });
        await admin.refused(404, routes.cancelMail, { parameters: { id } });
      },
    },
  },
  deleteMails: {
    works: {
      'for good, out of the trash and out of spam': async ({ app }) => {
        const person = await correspondent(app);
        const [first = 0] = await inTrash(person, 2);
        const spam = await firstIn(person, 'spam');
        const before = await person.call(routes.listMails, { query: { folder: 'trash' } });
        await person.call(routes.deleteMails, { body: { emailIds: [first, spam.id, first] } });
        const after = await person.call(routes.listMails, { query: { folder: 'trash' } });
        expect(after.total).toBe(before.total - 1);
        await person.refused(404, routes.getMail, { query: { id: first } });
        await person.refused(404, routes.getMail, { query: { id: spam.id } });
      },
    },
    refuses: {
      'all of them when one lies elsewhere or is missing': async ({ app }) => {
        const person = await correspondent(app);
        const [first = 0] = await inTrash(person, 1);
        const { id } = await firstIn(person);
        await person.refused(409, routes.deleteMails, { body: { emailIds: [first, id] } });
        await person.refused(404, routes.deleteMails, { body: { emailIds: [first, missing] } });
        expect(fieldsOf(await person.refused(400, routes.deleteMails, { body: {} }))).toEqual(['emailIds']);
      },
    },
    keepsOut: {
      "another account, an admin's too": async ({ app, admin }) => {
        const emailIds = await inTrash(await correspondent(app), 1);
        await admin.refused(404, routes.deleteMails, { body: { emailIds } });
      },
    },
  },
  emptyMailFolder: {
    works: {
      'of all that is in it, and of nothing': async ({ app }) => {
        const person = await correspondent(app);
        const { total } = await person.call(routes.listMails, { query: { folder: 'spam' } });
        const body = { folder: 'spam' } as const;
        const emptied = await person.call(routes.emptyMailFolder, { body });
        expect([emptied.deleted, emptied.left]).toEqual([total, 0]);
        expect(await mailsIn(person, { folder: 'spam' })).toEqual([]);
        expect(await mailsIn(person)).toHaveLength(8);
        const again = await person.call(routes.emptyMailFolder, { body });
        expect(again).toEqual({ changeId: null, deleted: 0, left: 0 });
      },
    },
    refuses: {
      'any other folder': async ({ admin }) => {
        const problem = await admin.refused(400, routes.emptyMailFolder, { body: { folder: 'inbox' } });
        expect(fieldsOf(problem)).toEqual(['folder']);
      },
    },
  },
};
