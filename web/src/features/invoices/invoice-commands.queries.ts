import { type InvoiceCredit, payWithCredit } from '@atrium/contract/invoice-credits';
import type { InvoicePayment } from '@atrium/contract/invoice-payments';
import {
  deleteInvoice,
  deleteInvoicePayment,
  deleteInvoices,
  duplicateInvoice,
  type Invoice,
  markInvoiceSent,
  markInvoicesSent,
} from '@atrium/contract/invoices';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useFormat } from '../../ui/format.ts';
import { useAddingOnce } from '../../ui/forms/use-adding-once.ts';
import { useCommand } from '../../ui/use-command.ts';
import { invoiceListKey } from './invoices.queries.ts';

interface InvoicePage {
  invoices: Invoice[];
  total: number;
}

const touches = ['invoice'] as const;

export function useDeleteInvoices() {
  const { t } = useTranslation();
  const { number } = useFormat();
  return useCommand<readonly number[], { changeId: number | null }>({
    ask: (ids) =>
      ids.length === 1
        ? call(deleteInvoice, { query: { id: ids[0] ?? 0 } })
        : call(deleteInvoices, { body: { ids: [...ids] } }),
    said: (ids) => t('invoices.said.deleted', { count: ids.length, formatted: number(ids.length), number: ids[0] }),
    touches,
    show: leaveLists,
  });
}

function leaveLists(client: QueryClient, ids: readonly number[]): void {
  client.setQueriesData<InvoicePage>({ queryKey: invoiceListKey }, (page) => {
    if (!page) return page;
    const invoices = page.invoices.filter(({ id }) => !ids.includes(id));
    return { ...page, invoices, total: page.total - (page.invoices.length - invoices.length) };
  });
}

export function useMarkInvoiceSent() {
  const { t } = useTranslation();
  return useCommand({
    ask: (id: number) => call(markInvoiceSent, { parameters: { id } }),
    said: (number) => t('invoices.said.sent', { number }),
    touches,
  });
}

export function useMarkInvoicesSent() {
  const { t } = useTranslation();
  const { number } = useFormat();
  return useCommand<readonly number[], { changeId: number | null }>({
    ask: (ids) => call(markInvoicesSent, { body: { ids: [...ids] } }),
    said: ({ length }) => t('invoices.said.manySent', { count: length, formatted: number(length) }),
    touches,
  });
}

export function useDuplicateInvoice() {
  const { t } = useTranslation();
  const once = useAddingOnce();
  return useCommand({
    ask: (id: number) =>
      once({ id }, (idempotencyKey) => call(duplicateInvoice, { parameters: { id }, body: { idempotencyKey } })),
    said: (number, { invoice }) => t('invoices.said.duplicated', { number, copy: invoice.id }),
    touches,
  });
}

/** What is left to pay, or as much of it as the credit is. */
export function usePayWithCredit({ id, balanceCents, currency }: Pick<Invoice, 'id' | 'balanceCents' | 'currency'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const once = useAddingOnce();
  return useCommand({
    ask: ({ invoiceId: fromId, amountCents: most }: InvoiceCredit) => {
      const used = { fromId, amountCents: Math.min(balanceCents, most) };
      return once(used, (idempotencyKey) =>
        call(payWithCredit, { parameters: { id }, body: { ...used, idempotencyKey } }),
      );
    },
    said: ({ invoiceId }, { payment }) =>
      t('invoices.said.creditUsed', {
        amount: format.money(payment.amountCents, currency),
        other: invoiceId,
        number: id,
      }),
    touches,
  });
}

export function useDeletePayment({ id, currency }: Pick<Invoice, 'id' | 'currency'>) {
  const { t } = useTranslation();
  const format = useFormat();
  return useCommand({
    ask: (payment: InvoicePayment) => call(deleteInvoicePayment, { parameters: { id, paymentId: payment.id } }),
    said: ({ amountCents }) =>
      amountCents < 0
        ? t('invoices.said.refundDeleted', { amount: format.money(-amountCents, currency) })
        : t('invoices.said.paymentDeleted', { amount: format.money(amountCents, currency) }),
    touches,
  });
}
