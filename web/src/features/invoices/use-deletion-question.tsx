import type { InvoiceStatus } from '@atrium/contract/invoice-status';
import type { Invoice } from '@atrium/contract/invoices';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { settledCents } from './shared-documents/settled.ts';

type Deleted = Pick<Invoice, 'id' | 'total' | 'balanceCents' | 'currency' | 'invoiceStatus'>;

/** What a draft is not, and what nothing is paid on. */
const issued: readonly InvoiceStatus[] = ['Sent', 'Downloaded', 'Past Due'];

interface DeletionQuestion {
  /** Whether an invoice may go: a draft, on which nothing was settled, goes unasked. */
  mayDelete: (invoice: Deleted) => Promise<boolean>;
  /** To be rendered by who asks. */
  dialog: ReactNode;
}

export function useDeletionQuestion(): DeletionQuestion {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { confirm, dialog } = useConfirm();
  const mayDelete = async (invoice: Deleted) => {
    const settled = settledCents(invoice);
    if (settled === 0 && !issued.includes(invoice.invoiceStatus)) return true;
    return confirm({
      title: t('invoices.deletePaid.title', { number: invoice.id }),
      text:
        settled === 0
          ? t('invoices.deletePaid.issuedText')
          : t('invoices.deletePaid.text', { amount: money(settled, invoice.currency) }),
      confirm: t('invoices.deletePaid.confirm'),
      isDanger: true,
    });
  };
  return { mayDelete, dialog };
}
