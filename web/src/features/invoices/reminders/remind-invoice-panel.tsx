import type { DocumentLanguage } from '@atrium/contract/document-languages';
import { invoiceFileName } from '@atrium/contract/invoice-document';
import { reminderLetter } from '@atrium/contract/invoice-letter';
import type { WholeInvoice } from '@atrium/contract/invoices';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { SendDocumentForm } from '../sending/send-document-form.tsx';
import { useRemind } from './reminders.queries.ts';

interface RemindInvoicePanelProps {
  whole: WholeInvoice;
  onClose: () => void;
}

/** To remind somebody of an invoice that is past due. */
export function RemindInvoicePanel({ whole, onClose }: RemindInvoicePanelProps) {
  const { t } = useTranslation();
  const { id } = whole.invoice;
  const { mutateAsync } = useRemind(id);
  const sent = useMemo(
    () => ({
      language: whole.presentClient.language,
      letterOf: (language: DocumentLanguage) => reminderLetter(whole, language),
      fileNameIn: (language: DocumentLanguage) => invoiceFileName(id, language),
      send: mutateAsync,
      said: (to: string) => t('reminders.said.reminded', { number: id, to }),
      saidKept: t('reminders.said.kept', { number: id }),
      hasLink: true,
    }),
    [whole, id, mutateAsync, t],
  );
  return (
    <SidePanel title={t('reminders.panelTitle', { number: id })} onClose={onClose}>
      {(panel) => <SendDocumentForm sent={sent} panel={panel} />}
    </SidePanel>
  );
}
