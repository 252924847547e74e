import { creditNoteFileName, creditNoteLetter } from '@atrium/contract/credit-note-document';
import type { WholeCreditNote } from '@atrium/contract/credit-notes';
import type { DocumentLanguage } from '@atrium/contract/document-languages';
import type { SendInvoice } from '@atrium/contract/invoices';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { SendDocumentForm } from '../sending/send-document-form.tsx';
import { useSendCreditNote } from './credit-notes.queries.ts';

interface SendCreditNotePanelProps {
  whole: WholeCreditNote;
  onClose: () => void;
}

/** To write to somebody with the credit note attached: it has no secret address. */
export function SendCreditNotePanel({ whole, onClose }: SendCreditNotePanelProps) {
  const { t } = useTranslation();
  const { id } = whole.creditNote;
  const { mutateAsync } = useSendCreditNote(id);
  const sent = useMemo(
    () => ({
      language: whole.presentClient.language,
      letterOf: (language: DocumentLanguage) => creditNoteLetter(whole, language),
      fileNameIn: (language: DocumentLanguage) => creditNoteFileName(id, language),
      send: ({ withLink: _, ...letter }: SendInvoice) => mutateAsync(letter),
      said: (to: string) => t('creditNotes.said.sent', { number: id, to }),
      saidKept: t('creditNotes.said.kept', { number: id }),
      mayHaveLink: false,
    }),
    [whole, id, mutateAsync, t],
  );
  return (
    <SidePanel title={t('creditNotes.sendTitle', { number: id })} onClose={onClose}>
      {(panel) => <SendDocumentForm sent={sent} panel={panel} />}
    </SidePanel>
  );
}
