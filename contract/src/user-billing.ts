import * as z from 'zod/mini';
import { AccountPlan, ChosenPlan } from './account-plan.ts';
import { Invoice } from './invoices.ts';
import { route } from './route.ts';
import { id, idParameter } from './text.ts';

/** So many are answered, the latest first. */
export const mostUserInvoices = 100;

const userId = { parameters: z.object({ id: idParameter() }) };

export const getUserPlan = route({
  name: 'getUserPlan',
  method: 'GET',
  path: '/api/v1/users/{id}/plan',
  summary: "The plan of a user's account; null for a user without an account.",
  access: { action: 'read', subject: 'Account' },
  ...userId,
  status: 200,
  response: z.object({ accountPlan: z.nullable(AccountPlan) }),
});

export const setUserPlan = route({
  name: 'setUserPlan',
  method: 'PUT',
  path: '/api/v1/users/{id}/plan',
  summary:
    "Choose a plan for a user's account, by the same rules as its owner: a larger one counts at once, a smaller one from the day of the next bill. The owner is told when it counts.",
  access: { action: 'update', subject: 'Account' },
  ...userId,
  body: ChosenPlan,
  status: 200,
  response: z.object({ accountPlan: AccountPlan, changeId: z.nullable(id()) }),
});

export const listUserInvoices = route({
  name: 'listUserInvoices',
  method: 'GET',
  path: '/api/v1/users/{id}/invoices',
  summary: `The invoices of a user, the latest first, ${mostUserInvoices} at most, and how many there are: those to a client with the e-mail address of the user, of their account or of its bills, and the bills for the account's plan.`,
  access: { action: 'read', subject: 'Invoice' },
  ...userId,
  status: 200,
  response: z.object({ total: z.int(), invoices: z.array(Invoice) }),
});
