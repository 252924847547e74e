import { creditNoteDocument } from '@atrium/contract/credit-note-document';
import type { WholeCreditNote } from '@atrium/contract/credit-notes';
import { useTranslation } from 'react-i18next';
import { documentLanguageOf } from '../../../ui/billing/document-language.ts';
import { DocumentSheet } from '../document/invoice-document.tsx';

/** The credit note as it is sent, on the sheet of an invoice. */
export function CreditNoteDocument({ whole }: { whole: WholeCreditNote }) {
  const { t, i18n } = useTranslation();
  return (
    <DocumentSheet shown={creditNoteDocument(whole, documentLanguageOf(i18n.language))} label={t('creditNotes.one')} />
  );
}
