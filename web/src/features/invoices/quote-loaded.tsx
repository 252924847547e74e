import type { WholeQuote } from '@atrium/contract/quotes';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { MissingRecord } from '../../ui/missing-record.tsx';
import { numberOfInvoice } from './invoice-id.ts';
import { quoteQuery } from './quotes.queries.ts';

/** The quote of an address, or why it cannot be shown. */
export function QuoteLoaded({ text, children }: { text: string; children: (whole: WholeQuote) => ReactNode }) {
  const { t } = useTranslation();
  const id = numberOfInvoice(text);
  const { data, error, refetch } = useQuery({ ...quoteQuery(id ?? 0), enabled: id !== null });
  if (data) return children(data);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (id !== null && data !== null) return <Skeleton height={560} />;
  return (
    <MissingRecord
      title={t('billing.quotes.missing', { id: text })}
      list="/apps/invoice/quotes"
      listLabel={t('billing.quotes.toList')}
    />
  );
}
