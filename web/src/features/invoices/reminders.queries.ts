import {
  getReminderSettings,
  type ReminderSettingsChanges,
  remindInvoice,
  remindInvoices,
  updateReminderSettings,
} from '@atrium/contract/invoice-reminders';
import { type SendInvoice, updateInvoice } from '@atrium/contract/invoices';
import type { RouteInput } from '@atrium/contract/route';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useCommand } from '../../ui/use-command.ts';

export const reminderSettingsQuery = queryOptions({
  queryKey: ['invoice-reminders'],
  queryFn: async ({ signal }) => (await call(getReminderSettings, {}, { signal })).settings,
  meta: { follows: ['client'] },
});

/** What is wrong with it is said in its form. */
export function useSaveReminderSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ReminderSettingsChanges) => call(updateReminderSettings, { body }),
    onSuccess: ({ settings }) => {
      client.setQueryData(reminderSettingsQuery.queryKey, settings);
      return client.invalidateQueries({ queryKey: ['change'] });
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

export function useRemind(id: number) {
  const follow = useFollowLetters();
  return useMutation({
    mutationFn: (body: SendInvoice) => call(remindInvoice, { parameters: { id }, body }),
    onSuccess: follow,
  });
}

export function useRemindMany() {
  const follow = useFollowLetters();
  return useMutation({
    mutationFn: (body: RouteInput<typeof remindInvoices>['body']) => call(remindInvoices, { body }),
    onSuccess: follow,
  });
}

function useFollowLetters() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      ['invoice', 'document-link', 'message', 'change'].map((entity) =>
        client.invalidateQueries({ queryKey: [entity] }),
      ),
    );
}
