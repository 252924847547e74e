import {
  getReminderSettings,
  type ReminderSettingsChanges,
  remindInvoice,
  remindInvoices,
  updateReminderSettings,
} from '@atrium/contract/invoice-reminders';
import { type SendInvoice, updateInvoice } from '@atrium/contract/invoices';
import type { RouteInput } from '@atrium/contract/route';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../backend/client.ts';
import { useCommand } from '../../../ui/use-command.ts';
import { useSaving } from '../../../ui/use-saving.ts';

export const reminderSettingsQuery = queryOptions({
  queryKey: ['invoice-reminders'],
  queryFn: async ({ signal }) => (await call(getReminderSettings, {}, { signal })).settings,
  meta: { follows: ['client'] },
});

/** What is wrong with it is said in its form. */
export function useSaveReminderSettings() {
  const client = useQueryClient();
  return useSaving({
    mutationFn: (body: ReminderSettingsChanges) => call(updateReminderSettings, { body }),
    touches: [],
    onSuccess: ({ settings }) => {
      client.setQueryData(reminderSettingsQuery.queryKey, settings);
    },
  });
}

/** Whether one invoice is reminded of by itself. */
export function useIncludeInReminders(id: number) {
  const { t } = useTranslation();
  return useCommand({
    ask: (isReminded: boolean) => call(updateInvoice, { parameters: { id }, body: { isReminded } }),
    said: (isReminded) => t(isReminded ? 'reminders.said.included' : 'reminders.said.leftOut', { number: id }),
    touches: ['invoice'],
    isInTurn: true,
  });
}

const ofLetters = ['invoice', 'document-link', 'message'];

export function useRemind(id: number) {
  return useSaving({
    mutationFn: (body: SendInvoice) => call(remindInvoice, { parameters: { id }, body }),
    touches: ofLetters,
  });
}

export function useRemindMany() {
  return useSaving({
    mutationFn: (body: RouteInput<typeof remindInvoices>['body']) => call(remindInvoices, { body }),
    touches: ofLetters,
  });
}
