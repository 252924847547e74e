import type { WholeCreditNote } from '@atrium/contract/credit-notes';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MissingRecord } from '../../../ui/missing-record.tsx';
import { DocumentLoaded } from '../document/document-loaded.tsx';
import { numberOfInvoice } from '../invoice-id.ts';
import { creditNoteQuery } from './credit-notes.queries.ts';

interface CreditNoteLoadedProps {
  /** The number as the address has it. */
  text: string;
  children: (whole: WholeCreditNote) => ReactNode;
}

/** The credit note of an address, or why it cannot be shown. */
export function CreditNoteLoaded({ text, children }: CreditNoteLoadedProps) {
  const { t } = useTranslation();
  const id = numberOfInvoice(text);
  const query = useQuery({ ...creditNoteQuery(id ?? 0), enabled: id !== null });
  const missing = (
    <MissingRecord
      title={t('creditNotes.missing', { id: text })}
      list="/apps/invoice/credit-notes"
      listLabel={t('creditNotes.toList')}
    />
  );
  return (
    <DocumentLoaded id={id} query={query} missing={missing}>
      {children}
    </DocumentLoaded>
  );
}
