import type { InvoiceDefaults } from '@atrium/contract/invoice-defaults';
import { useQuery } from '@tanstack/react-query';
import { usualDefaults } from '../form/invoice-form-values.ts';
import { invoiceDefaultsQuery } from './invoice-settings.queries.ts';

/** What a new document begins with; null until that is here. Where it cannot be had, one begins as usual. */
export function useInvoiceDefaults(): InvoiceDefaults | null {
  const { data, error } = useQuery(invoiceDefaultsQuery);
  return data ?? (error ? usualDefaults : null);
}
