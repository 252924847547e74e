import { getAccountPlan } from '@atrium/contract/account-plan';
import { getUserPlan, listUserInvoices, setUserPlan } from '@atrium/contract/user-billing';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { addSomebody, invitedUser } from '../people.ts';
import type { ProofTable } from './proofs.ts';

const missing = { parameters: { id: 999_999 } };
const standard = { plan: 'standard', period: 'monthly' } as const;

/** What is billed to one user; pricing/user-billing.test.ts has what follows in time. */
export const userBillingProofs: ProofTable = {
  getUserPlan: {
    works: {
      'none for a user without an account, and the one that costs nothing once there is one': async ({
        admin,
        app,
      }) => {
        const { id } = await addSomebody(admin);
        expect(await admin.call(getUserPlan, { parameters: { id } })).toEqual({ accountPlan: null });
        const { user } = await invitedUser(app, admin);
        const { accountPlan } = await admin.call(getUserPlan, { parameters: { id: user.id } });
        expect(accountPlan).toMatchObject({ plan: 'basic', running: null });
      },
    },
    refuses: {
      'an id that nobody has': async ({ admin }) => {
        await admin.refused(404, getUserPlan, missing);
      },
    },
  },
  setUserPlan: {
    works: {
      'a larger plan at once, which is then what its owner has': async ({ admin, app }) => {
        const { user, person } = await invitedUser(app, admin);
        const { accountPlan } = await admin.call(setUserPlan, { parameters: { id: user.id }, body: standard });
        expect(accountPlan).toMatchObject({
          renewsOn: '2026-04-02',
          running: { from: '2026-03-02', until: '2026-04-01' },
        });
        expect(await person.call(getAccountPlan)).toEqual(accountPlan);
      },
    },
    refuses: {
      'a user without an account, an id that nobody has, and plans that there are not': async ({ admin }) => {
        const { id } = await addSomebody(admin);
        await admin.refused(409, setUserPlan, { parameters: { id }, body: standard });
        await admin.refused(404, setUserPlan, { ...missing, body: standard });
        const wrong = await admin.refused(400, setUserPlan, {
          parameters: { id },
          body: { ...standard, plan: 'gold' },
        });
        expect(fieldsOf(wrong)).toEqual(['plan']);
      },
    },
  },
  listUserInvoices: {
    works: {
      'those to a client with the address of the user, the latest first': async ({ admin }) => {
        const { total, invoices } = await admin.call(listUserInvoices, { parameters: { id: 1 } });
        expect(total).toBe(4);
        expect(new Set(invoices.map(({ client }) => client.name))).toEqual(new Set(['Amara Okafor']));
        expect(invoices.map(({ id }) => id)).toEqual(
          invoices.map(({ id }) => id).toSorted((one, other) => other - one),
        );
      },
    },
    refuses: {
      'an id that nobody has': async ({ admin }) => {
        await admin.refused(404, listUserInvoices, missing);
      },
    },
  },
};
