import * as routes from '@atrium/contract/mail';
import { countUnreadMails } from '@atrium/contract/mail-unread';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { correspondent, firstIn, mailsIn } from '../mail/mail.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import type { ProofTable } from './proofs.ts';

const missing = 999_999;

export const mailProofs: ProofTable = {
  listMails: {
    works: {
      'the inbox, the newest first, with what is unread in it': async ({ admin }) => {
        const { emails, emailsMeta, total } = await admin.call(routes.listMails, { query: {} });
        expect([emails.length, total]).toEqual([8, 8]);
        expect(emailsMeta).toEqual({ inbox: 4, draft: 4, spam: 3, scheduled: 0, snoozed: 0 });
        const times = emails.map(({ time }) => time);
        expect(times).toEqual(times.toSorted().reverse());
        expect(emails[0]).toMatchObject({
          from: { name: 'Amara Okafor', email: 'amara.okafor@lanternworks.example' },
          subject: 'The twelve pier lamps are packed',
          attachments: [{ fileName: 'packing-list.csv', mediaType: 'text/csv' }, { fileName: 'crate-weights.csv' }],
          labels: ['company', 'important'],
          isRead: false,
        });
      },
      'a page of a folder': async ({ admin }) => {
        const all = await mailsIn(admin, { folder: 'spam' });
        const query = { folder: 'spam', page: 2, perPage: 4 } as const;
        const { emails, total } = await admin.call(routes.listMails, { query });
        expect([emails, total]).toEqual([all.slice(4), 6]);
      },
      "nothing of anybody else's": async ({ app }) => {
        const { emails, emailsMeta } = await (await newcomer(app)).call(routes.listMails, { query: {} });
        expect([emails, emailsMeta]).toEqual([[], { inbox: 0, draft: 0, spam: 0, scheduled: 0, snoozed: 0 }]);
      },
    },
    refuses: {
      'what is no folder, no label and no page': async ({ admin }) => {
        const query = { folder: 'attic', label: 'urgent', page: 0, perPage: 101 };
        const problem = await admin.refused(400, routes.listMails, { query });
        expect(fieldsOf(problem).toSorted()).toEqual(['folder', 'label', 'page', 'perPage']);
      },
    },
  },
  getMail: {
    works: {
      'a mail with the others of its thread, and whether there are mails beside it': async ({ admin }) => {
        const inbox = await mailsIn(admin);
        const thread = inbox.find(({ replyCount }) => replyCount > 0);
        const mail = await admin.call(routes.getMail, { query: { id: thread?.id } });
        expect(mail).toMatchObject({ subject: 'High water on opening day', replyCount: 2, hasPreviousMail: true });
        expect(mail.replies.map(({ from }) => from.name)).toEqual(['Einar Holmgren', 'Annika Saarinen']);
        const [first, last] = [inbox.at(0), inbox.at(-1)];
        const flags = async (id?: number) => {
          const { hasPreviousMail, hasNextMail } = await admin.call(routes.getMail, { query: { id } });
          return [hasPreviousMail, hasNextMail];
        };
        expect(await flags(first?.id)).toEqual([false, true]);
        expect(await flags(last?.id)).toEqual([true, false]);
      },
      'and does not mark it as read': async ({ admin }) => {
        const unread = await firstIn(admin, 'spam');
        expect((await admin.call(routes.getMail, { query: { id: unread.id } })).isRead).toBe(false);
        expect((await firstIn(admin, 'spam')).isRead).toBe(false);
      },
    },
    refuses: {
      'an id that no mail has': async ({ admin }) => {
        await admin.refused(404, routes.getMail, { query: { id: missing } });
      },
      'no id': async ({ admin }) => {
        expect(fieldsOf(await admin.refused(400, routes.getMail))).toEqual(['id']);
      },
    },
    keepsOut: {
      "another account, an admin's too": async ({ app, admin }) => {
        const { id } = await firstIn(await correspondent(app));
        await admin.refused(404, routes.getMail, { query: { id } });
      },
    },
  },
  paginateMail: {
    works: {
      'the mails above and below in the folder': async ({ admin }) => {
        const [first, second, third] = await mailsIn(admin);
        const beside = (dir: 'previous' | 'next') =>
          admin.call(routes.paginateMail, { query: { dir, emailId: second?.id } });
        expect((await beside('previous')).id).toBe(first?.id);
        expect(await beside('next')).toMatchObject({ id: third?.id, hasPreviousMail: true, hasNextMail: true });
      },
    },
    refuses: {
      'to go past the ends': async ({ admin }) => {
        const inbox = await mailsIn(admin);
        const ends = [
          ['previous', inbox.at(0)?.id],
          ['next', inbox.at(-1)?.id],
        ];
        for (const [dir, emailId] of ends) await admin.refused(404, routes.paginateMail, { query: { dir, emailId } });
      },
      'an id that no mail has, and a direction that there is not': async ({ admin }) => {
        await admin.refused(404, routes.paginateMail, { query: { dir: 'next', emailId: missing } });
        const problem = await admin.refused(400, routes.paginateMail, { query: { dir: 'up' } });
        expect(fieldsOf(problem)).toEqual(['dir', 'emailId']);
      },
    },
    keepsOut: {
      "another account, an admin's too": async ({ app, admin }) => {
        const { id } = await firstIn(await correspondent(app));
        await admin.refused(404, routes.paginateMail, { query: { dir: 'next', emailId: id } });
      },
    },
  },
  countUnreadMails: {
    works: {
      'each thread of the inbox once, and nobody else’s': async ({ app }) => {
        const [person, other] = [await correspondent(app), await newcomer(app)];
        const unreadOf = async (one: Person) => (await one.call(countUnreadMails)).unread;
        expect([await unreadOf(person), await unreadOf(other)]).toEqual([4, 0]);
        const { id } = await firstIn(person);
        await person.call(routes.updateMails, { body: { emailIds: [id], dataToUpdate: { isRead: true } } });
        expect(await unreadOf(person)).toBe(3);
      },
    },
  },
  updateMails: {
    works: {
      'marks, stars and moves several at once': async ({ app }) => {
        const person = await correspondent(app);
        const emailIds = (await mailsIn(person)).slice(0, 2).map(({ id }) => id);
        const dataToUpdate = { isRead: true, isStarred: true, folder: 'trash' } as const;
        const { changeId } = await person.call(routes.updateMails, { body: { emailIds, dataToUpdate } });
        expect(changeId).toBeGreaterThan(0);
        const trash = await mailsIn(person, { folder: 'trash' });
        expect(trash.slice(0, 2)).toMatchObject(emailIds.map((id) => ({ id, ...dataToUpdate })));
      },
      'says so when nothing is different': async ({ app }) => {
        const person = await correspondent(app);
        const { id, isRead } = await firstIn(person);
        const body = { emailIds: [id, id], dataToUpdate: { isRead } };
        expect(await person.call(routes.updateMails, { body })).toEqual({ changeId: null });
      },
    },
    refuses: {
      'all of them when one is missing': async ({ admin }) => {
        const { id } = await firstIn(admin);
        const body = { emailIds: [id, missing], dataToUpdate: { isStarred: true } };
        await admin.refused(404, routes.updateMails, { body });
      },
      'no mails, more than a thousand, and a folder that there is not': async ({ admin }) => {
        const update = { dataToUpdate: { folder: 'starred' } };
        const none = await admin.refused(400, routes.updateMails, { body: { ...update, emailIds: [] } });
        expect(fieldsOf(none)).toEqual(['emailIds', 'dataToUpdate.folder']);
        const many = { ...update, emailIds: Array.from({ length: 1_001 }, (_, index) => index + 1) };
        expect(fieldsOf(await admin.refused(400, routes.updateMails, { body: many }))).toContain('emailIds');
      },
    },
    keepsOut: {
      'another account, and what is beside it stays as it was': async ({ app, admin }) => {
        const [own, other] = [await firstIn(admin), await firstIn(await correspondent(app))];
        const body = { emailIds: [own.id, other.id], dataToUpdate: { folder: 'trash' } };
        await admin.refused(404, routes.updateMails, { body });
      },
    },
  },
  toggleMailLabel: {
    works: {
      'gives a label to those that have it not, and takes it off the others': async ({ app }) => {
        const person = await correspondent(app);
        const [one, other] = await mailsIn(person);
        const emailIds = [one?.id ?? 0, other?.id ?? 0];
        await person.call(routes.toggleMailLabel, { body: { emailIds, label: 'company' } });
        const labelled = await mailsIn(person, { label: 'company' });
        const labels = (await mailsIn(person)).slice(0, 2).map((mail) => mail.labels);
        expect(labels).toEqual([['important'], ['company', 'important']]);
        expect(labelled.map(({ id }) => id)).toContain(other?.id);
        expect(labelled.map(({ id }) => id)).not.toContain(one?.id);
      },
    },
    refuses: {
      'all of them when one is missing, and a label that there is not': async ({ admin }) => {
        const { id } = await firstIn(admin);
        const body = { emailIds: [id, missing], label: 'private' };
        await admin.refused(404, routes.toggleMailLabel, { body });
        const problem = await admin.refused(400, routes.toggleMailLabel, { body: { emailIds: [id], label: 'blue' } });
        expect(fieldsOf(problem)).toEqual(['label']);
      },
    },
    keepsOut: {
      "another account, an admin's too": async ({ app, admin }) => {
        const { id } = await firstIn(await correspondent(app));
        await admin.refused(404, routes.toggleMailLabel, { body: { emailIds: [id], label: 'private' } });
      },
    },
  },
};
