import type { WholeInvoice } from '@atrium/contract/invoices';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { invoiceQuery } from '../../ui/billing/invoice.queries.ts';
import { MissingRecord } from '../../ui/missing-record.tsx';
import { DocumentLoaded } from './document/document-loaded.tsx';
import { numberOfInvoice } from './invoice-id.ts';

interface InvoiceLoadedProps {
  /** The number as the address has it. */
  text: string;
  isKept?: boolean;
  children: (whole: WholeInvoice, isGone: boolean) => ReactNode;
}

/** The invoice of an address, or why it cannot be shown. */
export function InvoiceLoaded({ text, isKept = false, children }: InvoiceLoadedProps) {
  const { t } = useTranslation();
  const id = numberOfInvoice(text);
  const query = useQuery({ ...invoiceQuery(id ?? 0), enabled: id !== null });
  const missing = (
    <MissingRecord
      title={t('invoices.missing.title', { id: text })}
      text={t('invoices.missing.text')}
      list="/apps/invoice/list"
      listLabel={t('invoices.missing.toList')}
    />
  );
  return (
    <DocumentLoaded id={id} query={query} isKept={isKept} missing={missing}>
      {children}
    </DocumentLoaded>
  );
}
