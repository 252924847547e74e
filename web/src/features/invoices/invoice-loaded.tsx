import type { WholeInvoice } from '@atrium/contract/invoices';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { MissingRecord } from '../../ui/missing-record.tsx';
import { numberOfInvoice } from './invoice-id.ts';
import { invoiceQuery } from './invoices.queries.ts';

interface InvoiceLoadedProps {
  /** The number as the address has it. */
  text: string;
  /** What somebody deletes stays, as it was last, for who is writing in it. */
  isKept?: boolean;
  children: (whole: WholeInvoice, isGone: boolean) => ReactNode;
}

/** The invoice of an address, or why it cannot be shown. */
export function InvoiceLoaded({ text, isKept = false, children }: InvoiceLoadedProps) {
  const { t } = useTranslation();
  const id = numberOfInvoice(text);
  const { data, error, refetch } = useQuery({ ...invoiceQuery(id ?? 0), enabled: id !== null });
  const [last, setLast] = useState<WholeInvoice | null>(null);
  if (data && data !== last) setLast(data);
  if (data === null && isKept && last) return children(last, true);
  if (id === null || data === null) {
    return (
      <MissingRecord
        title={t('invoices.missing.title', { id: text })}
        text={t('invoices.missing.text')}
        list="/apps/invoice/list"
        listLabel={t('invoices.missing.toList')}
      />
    );
  }
  if (data) return children(data, false);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Skeleton height={560} />;
}
