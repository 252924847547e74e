import '../../../ui/mantine-styles.ts';
import type { WholeInvoice } from '@atrium/contract/invoices';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { CreditNoteForm } from './credit-note-form.tsx';
import { creditableQuery } from './credit-notes.queries.ts';

interface CreditNotePanelProps {
  whole: WholeInvoice;
  onClose: () => void;
}

/** To credit an invoice, or a part of it. */
export function CreditNotePanel({ whole, onClose }: CreditNotePanelProps) {
  const { t } = useTranslation();
  const { data: left, error, refetch } = useQuery(creditableQuery(whole.invoice.id));
  return (
    <SidePanel title={t('creditNotes.addTitle', { number: whole.invoice.id })} onClose={onClose}>
      {(panel) => {
        if (left) return <CreditNoteForm whole={whole} left={left} panel={panel} />;
        return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={320} />;
      }}
    </SidePanel>
  );
}
