import { getInvoiceDefaults } from '@atrium/contract/invoice-defaults';
import {
  getInvoiceSettings,
  type InvoiceSettingsChanges,
  updateInvoiceSettings,
} from '@atrium/contract/invoice-settings';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../backend/client.ts';
import { useSaving } from '../../../ui/use-saving.ts';

export const invoiceSettingsQuery = queryOptions({
  queryKey: ['invoice-settings', 'all'],
  queryFn: async ({ signal }) => (await call(getInvoiceSettings, {}, { signal })).settings,
});

/** What whoever writes a document begins with. */
export const invoiceDefaultsQuery = queryOptions({
  queryKey: ['invoice-settings', 'defaults'],
  queryFn: ({ signal }) => call(getInvoiceDefaults, {}, { signal }),
});

/** What is wrong with them is said in their form. Drafts say who writes them. */
export function useSaveInvoiceSettings() {
  const client = useQueryClient();
  return useSaving({
    mutationFn: (body: InvoiceSettingsChanges) => call(updateInvoiceSettings, { body }),
    touches: ['invoice-settings', 'invoice', 'quote'],
    onSuccess: ({ settings }) => {
      client.setQueryData(invoiceSettingsQuery.queryKey, settings);
    },
  });
}
