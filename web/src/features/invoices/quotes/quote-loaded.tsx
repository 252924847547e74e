import type { WholeQuote } from '@atrium/contract/quotes';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MissingRecord } from '../../../ui/missing-record.tsx';
import { DocumentLoaded } from '../document/document-loaded.tsx';
import { numberOfInvoice } from '../invoice-id.ts';
import { quoteQuery } from './quotes.queries.ts';

interface QuoteLoadedProps {
  /** The number as the address has it. */
  text: string;
  isKept?: boolean;
  children: (whole: WholeQuote, isGone: boolean) => ReactNode;
}

/** The quote of an address, or why it cannot be shown. */
export function QuoteLoaded({ text, isKept = false, children }: QuoteLoadedProps) {
  const { t } = useTranslation();
  const id = numberOfInvoice(text);
  const query = useQuery({ ...quoteQuery(id ?? 0), enabled: id !== null });
  const missing = (
    <MissingRecord
      title={t('billing.quotes.missing', { id: text })}
      list="/apps/invoice/quotes"
      listLabel={t('billing.quotes.toList')}
    />
  );
  return (
    <DocumentLoaded id={id} query={query} isKept={isKept} missing={missing}>
      {children}
    </DocumentLoaded>
  );
}
