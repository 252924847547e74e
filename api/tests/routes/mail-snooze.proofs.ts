import * as routes from '@atrium/contract/mail';
import { expect } from 'vitest';
import { fieldsOf, type TestApp } from '../helper.ts';
import { correspondent, firstIn, mailsIn } from '../mail/mail.ts';
import type { ProofTable } from './proofs.ts';

const missing = 999_999;

function inHours(app: TestApp, hours: number): string {
  return new Date(app.services.now().getTime() + hours * 3_600_000).toISOString();
}

export const mailSnoozeProofs: ProofTable = {
  snoozeMails: {
    works: {
      'puts several away, the first to come back first, and has one back': async ({ app }) => {
        const person = await correspondent(app);
        const before = await mailsIn(person);
        const [one, other] = before.filter(({ replyCount }) => replyCount === 0);
        const [sooner, later] = [inHours(app, 1), inHours(app, 24)];
        const snooze = (id: number | undefined, until: string | null) =>
          person.call(routes.snoozeMails, { body: { emailIds: [id ?? 0], until } });
        await snooze(one?.id, later);
        await snooze(other?.id, sooner);
        expect(await mailsIn(person)).toHaveLength(before.length - 2);
        const away = [
          { id: other?.id, time: other?.time, folder: 'snoozed', snoozedUntil: sooner },
          { id: one?.id, time: one?.time, folder: 'snoozed', snoozedUntil: later },
        ];
        expect(await mailsIn(person, { folder: 'snoozed' })).toMatchObject(away);
        const { emailsMeta } = await person.call(routes.listMails, { query: {} });
        expect(emailsMeta.snoozed).toBe(2);
        const query = { emailId: other?.id ?? 0, folder: 'snoozed', dir: 'next' } as const;
        expect(await person.call(routes.paginateMail, { query })).toMatchObject({ id: one?.id, hasNextMail: false });
        expect((await snooze(one?.id, null)).changeId).toBeGreaterThan(0);
        expect(await snooze(one?.id, null)).toEqual({ changeId: null });
        await snooze(other?.id, null);
        expect(await mailsIn(person)).toEqual(before);
      },
    },
    refuses: {
      'a moment that has passed or is years away': async ({ app }) => {
        const person = await correspondent(app);
        const emailIds = [(await firstIn(person)).id];
        for (const hours of [0, -1, 400 * 24]) {
          const body = { emailIds, until: inHours(app, hours) };
          expect(fieldsOf(await person.refused(400, routes.snoozeMails, { body }))).toEqual(['until']);
        }
        const body = { emailIds: [], until: 'tomorrow' };
        expect(fieldsOf(await person.refused(400, routes.snoozeMails, { body }))).toEqual(['emailIds', 'until']);
      },
      'all of them when one is missing, or not in the inbox': async ({ app }) => {
        const person = await correspondent(app);
        const { id } = await firstIn(person);
        const until = inHours(app, 1);
        await person.refused(404, routes.snoozeMails, { body: { emailIds: [id, missing], until } });
        for (const folder of ['sent', 'spam', 'trash', 'draft'] as const) {
          const emailIds = [id, (await firstIn(person, folder)).id];
          await person.refused(409, routes.snoozeMails, { body: { emailIds, until } });
        }
        expect(await mailsIn(person, { folder: 'snoozed' })).toEqual([]);
      },
    },
    keepsOut: {
      "another account, an admin's too": async ({ app, admin }) => {
        const { id } = await firstIn(await correspondent(app));
        await admin.refused(404, routes.snoozeMails, { body: { emailIds: [id], until: inHours(app, 1) } });
      },
    },
  },
};
