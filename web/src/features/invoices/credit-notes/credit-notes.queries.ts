import { creditNoteFileName } from '@atrium/contract/credit-note-document';
import { listCreditNotes } from '@atrium/contract/credit-note-list';
import {
  addCreditNote,
  deleteCreditNote,
  downloadCreditNote,
  getCreditable,
  getCreditNote,
  getCreditNotePdf,
  getElectronicCreditNote,
  type NewCreditNote,
  type SendCreditNote,
  sendCreditNote,
  type WholeCreditNote,
} from '@atrium/contract/credit-notes';
import type { DocumentLanguage } from '@atrium/contract/document-languages';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ifThere, messageOf } from '../../../backend/backend-error.ts';
import { call } from '../../../backend/client.ts';
import { offer } from '../../../ui/billing/pdf-download.ts';
import { notify } from '../../../ui/notify.tsx';
import { useCommand } from '../../../ui/use-command.ts';
import { useSaving } from '../../../ui/use-saving.ts';

/** The credit notes of an invoice: one has few. */
export function creditNotesOfQuery(invoiceId: number) {
  return queryOptions({
    queryKey: ['credit-note', 'of', invoiceId],
    queryFn: ({ signal }) => call(listCreditNotes, { query: { invoiceId, perPage: 100 } }, { signal }),
  });
}

/** What can still be credited of an invoice. */
export function creditableQuery(invoiceId: number) {
  return queryOptions({
    queryKey: ['credit-note', 'left', invoiceId],
    queryFn: ({ signal }) => call(getCreditable, { parameters: { id: invoiceId } }, { signal }),
    meta: { follows: ['invoice'] },
  });
}

/** Null for a number that no credit note has. */
export function creditNoteQuery(id: number) {
  return queryOptions({
    queryKey: ['credit-note', 'one', id],
    queryFn: ({ signal }): Promise<WholeCreditNote | null> =>
      ifThere(call(getCreditNote, { parameters: { id } }, { signal })),
    meta: { follows: ['client'] },
  });
}

const touches = ['credit-note', 'invoice'] as const;

/** What is wrong with it is said in its form. */
export function useAddCreditNote(invoiceId: number) {
  return useSaving({
    mutationFn: (body: NewCreditNote) => call(addCreditNote, { parameters: { id: invoiceId }, body }),
    touches,
  });
}

export function useDeleteCreditNote() {
  const { t } = useTranslation();
  return useCommand({
    ask: (id: number) => call(deleteCreditNote, { parameters: { id } }),
    said: (number) => t('creditNotes.said.deleted', { number }),
    touches,
  });
}

export function useSendCreditNote(id: number) {
  return useSaving({
    mutationFn: (body: SendCreditNote) => call(sendCreditNote, { parameters: { id }, body }),
    touches: ['credit-note', 'message'],
  });
}

/** Downloads the PDF, and notes that it was downloaded once it is there. */
export function useCreditNoteDownload(id: number, language: DocumentLanguage, isNoted: boolean) {
  const { mutate, isPending } = useCreditNoteDownloads(language, isNoted);
  return { mutate: () => mutate(id), isPending };
}

/** The same of whichever is named. */
export function useCreditNoteDownloads(language: DocumentLanguage, isNoted: boolean) {
  const { t } = useTranslation();
  return useSaving({
    mutationFn: async (id: number) => {
      const name = creditNoteFileName(id, language);
      await offer(name, (signal) => call(getCreditNotePdf, { parameters: { id }, query: { language } }, { signal }));
      return isNoted ? (await call(downloadCreditNote, { parameters: { id } })).changeId : null;
    },
    onSuccess: (undoChangeId, id) =>
      notify({
        message: t('invoiceFiles.said.downloaded', { name: creditNoteFileName(id, language) }),
        undoChangeId,
      }),
    onError: (error) => notify({ message: messageOf(error), tone: 'error' }),
    touches: ['credit-note'],
  });
}

export function useElectronicCreditNote(id: number) {
  const { t } = useTranslation();
  const name = `credit-note-${id}.xml`;
  return useMutation({
    mutationFn: () => offer(name, (signal) => call(getElectronicCreditNote, { parameters: { id } }, { signal })),
    onSuccess: () => notify({ message: t('invoiceFiles.said.downloaded', { name }) }),
    onError: (error) => notify({ message: messageOf(error), tone: 'error' }),
  });
}
