import * as z from 'zod/mini';
import { PlanKey, PlanPeriod } from './account-plan.ts';
import { documentLanguages } from './document-languages.ts';
import { invoiceStatuses } from './invoice-status.ts';
import { route } from './route.ts';
import { day, id, idParameter, wordOf } from './text.ts';

/** So many are answered, the latest first. */
export const mostPlanBills = 100;

/** What a period of a plan costs. `id` is the number of the invoice that it is. */
export const PlanBill = z.object({
  id: id(),
  plan: PlanKey,
  period: PlanPeriod,
  from: day(),
  until: day(),
  issuedDate: day(),
  dueDate: day(),
  totalCents: z.int(),
  balanceCents: z.int(),
  status: z.enum(invoiceStatuses),
});
export type PlanBill = z.infer<typeof PlanBill>;

const ownAccount = { action: 'read', subject: 'Auth' } as const;

export const listPlanBills = route({
  name: 'listPlanBills',
  method: 'GET',
  path: '/api/v1/account-plan/bills',
  summary: `The bills for the plan of one's own account, the latest first: ${mostPlanBills} at most. A bill is written the day after its period begins.`,
  access: ownAccount,
  status: 200,
  response: z.object({ bills: z.array(PlanBill) }),
});

export const getPlanBillPdf = route({
  name: 'getPlanBillPdf',
  method: 'GET',
  path: '/api/v1/account-plan/bills/{id}/pdf',
  summary: "A bill for the plan of one's own account, as a PDF.",
  access: ownAccount,
  parameters: z.object({ id: idParameter() }),
  query: z.object({ language: z.optional(wordOf(documentLanguages)) }),
  status: 200,
  response: { media: 'application/pdf' },
});
