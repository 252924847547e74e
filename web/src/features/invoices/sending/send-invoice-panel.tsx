import type { DocumentLanguage } from '@atrium/contract/document-languages';
import { invoiceFileName } from '@atrium/contract/invoice-document';
import { invoiceLetter } from '@atrium/contract/invoice-letter';
import type { WholeInvoice } from '@atrium/contract/invoices';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { useSendByMail } from '../batches/invoice-files.queries.ts';
import { SendDocumentForm } from './send-document-form.tsx';

interface SendInvoicePanelProps {
  whole: WholeInvoice;
  onClose: () => void;
}

/** To write to somebody with the invoice attached. */
export function SendInvoicePanel({ whole, onClose }: SendInvoicePanelProps) {
  const { t } = useTranslation();
  const { id } = whole.invoice;
  const { mutateAsync } = useSendByMail(id);
  const sent = useMemo(
    () => ({
      language: whole.presentClient.language,
      letterOf: (language: DocumentLanguage) => invoiceLetter(whole, language),
      fileNameIn: (language: DocumentLanguage) => invoiceFileName(id, language),
      send: mutateAsync,
      said: (to: string) => t('invoiceFiles.said.sent', { number: id, to }),
      saidKept: t('invoiceFiles.said.kept', { number: id }),
    }),
    [whole, id, mutateAsync, t],
  );
  return (
    <SidePanel title={t('invoiceFiles.send.title', { number: id })} onClose={onClose}>
      {(panel) => <SendDocumentForm sent={sent} panel={panel} />}
    </SidePanel>
  );
}
