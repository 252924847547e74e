import * as z from 'zod/mini';
import { Client } from './clients.ts';
import { SendInvoice, WholeInvoice } from './invoices.ts';
import { route } from './route.ts';
import { id, idParameter, moment, requiredLine } from './text.ts';

/** So many reminders of one invoice are sent by themselves, at most. */
export const mostReminderSteps = 3;

const daysAfterDue = () =>
  z.int('Give a whole number.').check(z.gte(1, 'Give 1 or more.'), z.lte(365, 'Give at most 365.'));
const isAscending = (days: readonly number[]) =>
  days.every((day, index) => index === 0 || day > (days[index - 1] ?? 0));

/** How many days after its due day an invoice is reminded of: once for each of them. */
export const ReminderDays = z
  .array(daysAfterDue())
  .check(
    z.minLength(1, 'Give the days of one reminder at least.'),
    z.maxLength(mostReminderSteps, 'Give at most 3 reminders.'),
    z.refine(isAscending, 'Each reminder comes after the one before.'),
  );

/** What is sent by itself for invoices that are past due. Clients of `leftOut` get nothing. */
export const ReminderSettings = z.object({
  isOn: z.boolean(),
  days: ReminderDays,
  leftOut: z.array(Client),
  /** When it is looked next what is to be sent; null while they are off. */
  nextAt: z.nullable(moment()),
});
export type ReminderSettings = z.infer<typeof ReminderSettings>;

export const ReminderSettingsChanges = z.object({
  isOn: z.optional(z.boolean()),
  days: z.optional(ReminderDays),
  leftOutIds: z.optional(z.array(id()).check(z.maxLength(500, 'Leave out at most 500 clients.'))),
});
export type ReminderSettingsChanges = z.infer<typeof ReminderSettingsChanges>;

const updateAccess = { action: 'update', subject: 'Invoice' } as const;

export const getReminderSettings = route({
  name: 'getReminderSettings',
  method: 'GET',
  path: '/api/v1/invoice-reminders',
  summary: 'Whether invoices that are past due are reminded of by themselves, and when.',
  access: { action: 'read', subject: 'Invoice' },
  status: 200,
  response: z.object({ settings: ReminderSettings }),
});

export const updateReminderSettings = route({
  name: 'updateReminderSettings',
  method: 'PATCH',
  path: '/api/v1/invoice-reminders',
  summary:
    'Have invoices that are past due reminded of by themselves, so many days after they were due, at 8:00 UTC. Days that have passed when it is switched on, or when `days` become others, are left out.',
  access: updateAccess,
  body: ReminderSettingsChanges,
  example: { days: [7, 14, 30] },
  status: 200,
  response: z.object({ settings: ReminderSettings, changeId: z.nullable(id()) }),
});

export const remindInvoice = route({
  name: 'remindInvoice',
  method: 'POST',
  path: '/api/v1/invoices/{id}/reminders',
  summary:
    "Remind a client of an invoice that is past due, its PDF attached, and note it. What is left out is the client's address, their language, and the usual letter in it; the same idempotency key sends nothing again.",
  access: updateAccess,
  parameters: z.object({ id: idParameter() }),
  body: SendInvoice,
  example: { language: 'en' },
  status: 201,
  response: z.object({ ...WholeInvoice.shape, changeId: z.nullable(id()), messageId: id() }),
});

export const remindInvoices = route({
  name: 'remindInvoices',
  method: 'POST',
  path: '/api/v1/invoices/reminders',
  summary:
    'Remind the clients of several invoices, each with the usual letter in the language of the client and a secret address. Those that are not past due are left alone. The same idempotency key sends nothing again.',
  access: updateAccess,
  body: z.object({
    ids: z
      .array(id())
      .check(z.minLength(1, 'Choose at least one invoice.'), z.maxLength(100, 'Choose at most 100 invoices.')),
    idempotencyKey: z.optional(requiredLine(80)),
  }),
  status: 201,
  response: z.object({ reminded: z.array(id()), leftAlone: z.array(id()) }),
});
