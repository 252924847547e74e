import { listBusyTimes } from '@atrium/contract/busy-times';
import { expect } from 'vitest';
import { addAnEvent, inviting, nine, ten } from '../calendar/calendar.ts';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { ProofTable } from './proofs.ts';

const range = { from: '2026-03-02T00:00:00.000Z', to: '2026-03-03T00:00:00.000Z' };

export const busyTimesProofs: ProofTable = {
  listBusyTimes: {
    works: {
      'when somebody has something, also where they are invited, and never what': async ({ app, admin }) => {
        const [guest, free] = [await newcomer(app), await newcomer(app)];
        await addAnEvent(admin, inviting(guest));
        const accountIds = [String(guest.accountId), String(free.accountId)];
        const answer = await admin.call(listBusyTimes, { query: { accountIds, ...range } });
        expect(answer).toEqual({
          accounts: [
            { accountId: guest.accountId, times: [{ start: nine, end: ten, allDay: false }] },
            { accountId: free.accountId, times: [] },
          ],
        });
      },
    },
    refuses: {
      'nobody, too many days, and a range that ends before it begins': async ({ admin }) => {
        const accountIds = ['1'];
        const asked = [
          [{ ...range }, 'accountIds.0'],
          [{ accountIds, ...range, to: '2026-04-03T00:00:00.000Z' }, 'to'],
          [{ accountIds, from: range.to, to: range.from }, 'to'],
          [{ accountIds, ...range, from: 'Monday' }, 'from'],
        ] as const;
        for (const [query, field] of asked)
          expect(fieldsOf(await admin.refused(400, listBusyTimes, { query })), field).toEqual([field]);
      },
    },
    keepsOut: {
      'who has no calendar': async ({ client, admin }) => {
        const query = { accountIds: [String(admin.accountId)], ...range };
        await client.refused(403, listBusyTimes, { query });
      },
    },
  },
};
