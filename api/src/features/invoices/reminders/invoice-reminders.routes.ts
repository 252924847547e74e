import * as routes from '@atrium/contract/invoice-reminders';
import { handle } from '../../../handle.ts';
import { deliverSoon } from '../../../mail/outbox.ts';
import { shownWhole } from '../invoices.shapes.ts';
import { keepStatuses } from '../past-due.ts';
import { readReminderSettings, updateReminderSettings } from './invoice-reminders.ts';
import { remindInvoice, remindInvoices } from './remind-invoice.ts';

export const reminderEndpoints = [
  handle(routes.getReminderSettings, async (context) => ({ settings: await readReminderSettings(context) })),

  handle(routes.updateReminderSettings, (context, { body }) => updateReminderSettings(context, body)),

  handle(routes.remindInvoice, async (context, { parameters, body }) => {
    await keepStatuses(context);
    const { stored, changeId, messageId } = await remindInvoice(context, parameters.id, body);
    deliverSoon(context);
    return { ...shownWhole(stored, context.services.settings), changeId, messageId };
  }),

  handle(routes.remindInvoices, async (context, { body }) => {
    await keepStatuses(context);
    const answer = await remindInvoices(context, body);
    deliverSoon(context);
    return answer;
  }),
];
