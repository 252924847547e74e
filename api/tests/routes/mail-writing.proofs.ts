import * as routes from '@atrium/contract/mail';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { correspondent, firstIn, letter, mailsIn, sendTo } from '../mail/mail.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import type { ProofTable } from './proofs.ts';

const to = [{ name: 'A friend', email: 'a.friend@elsewhere.example' }];

async function addDraft(person: Person, more: object = {}) {
  return (await person.call(routes.addMailDraft, { body: { ...letter, to, ...more } })).email;
}

export const mailWritingProofs: ProofTable = {
  sendMail: {
    works: {
      'into the inbox of whoever has the address, and nobody sees who else got it in secret': async ({
        app,
        admin,
      }) => {
        const [one, other] = [await newcomer(app), await newcomer(app)];
        const bcc = [other.email.toUpperCase(), 'nobody@elsewhere.example'];
        const sent = await sendTo(admin, one.email, { bcc });
        expect(sent).toMatchObject({ folder: 'sent', isRead: true, bcc, from: { email: 'admin@demo.com' } });
        for (const person of [one, other]) {
          const [mail] = await mailsIn(person);
          expect(mail).toMatchObject({ subject: letter.subject, message: letter.message, isRead: false, bcc: [] });
          expect(mail?.excerpt).toBe('High water is at noon.');
        }
      },
      'an answer, which is in the thread on both sides': async ({ app }) => {
        const [one, other] = [await newcomer(app), await newcomer(app)];
        await sendTo(one, other.email);
        const { id } = await firstIn(other);
        await sendTo(other, one.email, { inReplyTo: id, subject: `Re: ${letter.subject}` });
        const answer = await one.call(routes.getMail, { query: { id: (await firstIn(one)).id } });
        expect(answer.replies.map(({ folder, subject }) => [folder, subject])).toEqual([['sent', letter.subject]]);
      },
      'a draft, which is one no more': async ({ app }) => {
        const [one, other] = [await newcomer(app), await newcomer(app)];
        const { id } = await addDraft(one);
        const sent = await sendTo(one, other.email, { draftId: id });
        expect([sent.id, sent.folder, await mailsIn(one, { folder: 'draft' })]).toEqual([id, 'sent', []]);
        expect(await firstIn(other)).toMatchObject({ subject: letter.subject, to: sent.to });
      },
    },
    refuses: {
      'a mail to nobody, and one that is too long': async ({ admin }) => {
        expect(fieldsOf(await admin.refused(400, routes.sendMail, { body: letter }))).toEqual(['to']);
        const body = { ...letter, to, message: 'x'.repeat(500_001), subject: 'x'.repeat(501), cc: ['nobody'] };
        expect(fieldsOf(await admin.refused(400, routes.sendMail, { body }))).toEqual(['cc.0', 'subject', 'message']);
      },
      'an answer to no mail, and what is no draft': async ({ admin }) => {
        await admin.refused(404, routes.sendMail, { body: { ...letter, to, inReplyTo: 999_999 } });
        const { id } = await firstIn(admin, 'sent');
        await admin.refused(409, routes.sendMail, { body: { ...letter, to, draftId: id } });
        await admin.refused(404, routes.sendMail, { body: { ...letter, to, draftId: 999_999 } });
      },
    },
    keepsOut: {
      'those who would answer a mail of another account, or send a draft of theirs': async ({ app, admin }) => {
        const person = await correspondent(app);
        const { id: inReplyTo } = await firstIn(person);
        await admin.refused(404, routes.sendMail, { body: { ...letter, to, inReplyTo } });
        const { id: draftId } = await firstIn(person, 'draft');
        await admin.refused(404, routes.sendMail, { body: { ...letter, to, draftId } });
      },
    },
  },
  addMailDraft: {
    works: {
      'keeps what is written so far': async ({ app }) => {
        const person = await newcomer(app);
        const draft = await addDraft(person, { bcc: ['b@elsewhere.example'] });
        expect(draft).toMatchObject({ folder: 'draft', to, isRead: true, bcc: ['b@elsewhere.example'] });
        const { emails, emailsMeta } = await person.call(routes.listMails, { query: { folder: 'draft' } });
        expect([emails.map(({ id }) => id), emailsMeta.draft]).toEqual([[draft.id], 1]);
      },
      'with labels, which stay until others are given, and which nobody else sees': async ({ app }) => {
        const [person, other] = [await newcomer(app), await newcomer(app)];
        const draft = await addDraft(person, { labels: ['private', 'company', 'private'] });
        expect(draft.labels).toEqual(['private', 'company']);
        const parameters = { id: draft.id };
        const { email } = await person.call(routes.updateMailDraft, { parameters, body: letter });
        expect(email.labels).toEqual(['private', 'company']);
        expect(await mailsIn(person, { label: 'company' })).toMatchObject([{ id: draft.id }]);
        const sent = await sendTo(person, other.email, { draftId: draft.id, labels: ['important'] });
        expect(sent).toMatchObject({ id: draft.id, folder: 'sent', labels: ['important'] });
        expect(await mailsIn(person, { label: 'company' })).toEqual([]);
        expect(await mailsIn(other)).toMatchObject([{ labels: [] }]);
      },
      'nothing at all, too': async ({ app }) => {
        const { email } = await (await newcomer(app)).call(routes.addMailDraft, { body: {} });
        expect(email).toMatchObject({ to: [], subject: '', message: '' });
      },
    },
    refuses: {
      'an answer to no mail, and a recipient that is none': async ({ admin }) => {
        await admin.refused(404, routes.addMailDraft, { body: { ...letter, inReplyTo: 999_999 } });
        const problem = await admin.refused(400, routes.addMailDraft, { body: { ...letter, to: [{ email: 'x' }] } });
        expect(fieldsOf(problem)).toEqual(['to.0.email']);
      },
    },
    keepsOut: {
      'those who would answer a mail of another account': async ({ app, admin }) => {
        const { id } = await firstIn(await correspondent(app));
        await admin.refused(404, routes.addMailDraft, { body: { ...letter, inReplyTo: id } });
      },
    },
  },
  updateMailDraft: {
    works: {
      'and the list finds it by what it says now': async ({ app }) => {
        const person = await newcomer(app);
        const { id } = await addDraft(person);
        const body = { ...letter, to: [], subject: 'Ebb tide' };
        const { email } = await person.call(routes.updateMailDraft, { parameters: { id }, body });
        expect(email).toMatchObject({ id, subject: 'Ebb tide', to: [] });
        expect(await mailsIn(person, { folder: 'draft', q: 'ebb' })).toHaveLength(1);
        expect(await mailsIn(person, { folder: 'draft', q: 'friend' })).toEqual([]);
      },
    },
    refuses: {
      'what came from others, wherever it lies': async ({ app }) => {
        const person = await correspondent(app);
        const { id } = await firstIn(person);
        const dataToUpdate = { folder: 'draft' } as const;
        await person.call(routes.updateMails, { body: { emailIds: [id], dataToUpdate } });
        await person.refused(404, routes.updateMailDraft, { parameters: { id }, body: letter });
      },
    },
    keepsOut: {
      "another account, an admin's too": async ({ app, admin }) => {
        const { id } = await firstIn(await correspondent(app), 'draft');
        await admin.refused(404, routes.updateMailDraft, { parameters: { id }, body: letter });
      },
    },
  },
  deleteMailDraft: {
    works: {
      'moves it to the trash': async ({ app }) => {
        const person = await newcomer(app);
        const { id } = await addDraft(person);
        await person.call(routes.deleteMailDraft, { parameters: { id } });
        expect(await mailsIn(person, { folder: 'draft' })).toEqual([]);
        expect(await firstIn(person, 'trash')).toMatchObject({ id });
      },
    },
    refuses: {
      'what is no draft': async ({ admin }) => {
        const { id } = await firstIn(admin);
        await admin.refused(404, routes.deleteMailDraft, { parameters: { id } });
      },
    },
    keepsOut: {
      "another account, an admin's too": async ({ app, admin }) => {
        const { id } = await firstIn(await correspondent(app), 'draft');
        await admin.refused(404, routes.deleteMailDraft, { parameters: { id } });
      },
    },
  },
};
