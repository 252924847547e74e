import type { DocumentLanguage } from '@atrium/contract/document-languages';
import { invoiceFileName } from '@atrium/contract/invoice-document';
import { getElectronicInvoice, getInvoicePdf } from '@atrium/contract/invoice-files';
import { downloadInvoice, type SendInvoice, sendInvoice } from '@atrium/contract/invoices';
import { getMessageSender } from '@atrium/contract/messages';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { download } from '../../ui/data-table/download.ts';
import { notify } from '../../ui/notify.tsx';

/** Changes with the settings of the server alone. */
export const messageSenderQuery = queryOptions({
  queryKey: ['message-sender'],
  queryFn: ({ signal }) => call(getMessageSender, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What is wrong with it is said in its form, so it is no command with a toast for failures. */
export function useSendByMail(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SendInvoice) => call(sendInvoice, { parameters: { id }, body }),
    onSuccess: () =>
      Promise.all(
        ['invoice', 'document-link', 'message', 'change'].map((entity) =>
          client.invalidateQueries({ queryKey: [entity] }),
        ),
      ),
  });
}

/** Downloads the PDF, and notes that it was downloaded once it is there. */
export function usePdfDownload(id: number, language: DocumentLanguage, isNoted: boolean) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const name = invoiceFileName(id);
  return useMutation({
    mutationFn: async () => {
      await offer(name, (signal) => call(getInvoicePdf, { parameters: { id }, query: { language } }, { signal }));
      return isNoted ? (await call(downloadInvoice, { parameters: { id } })).changeId : null;
    },
    onSuccess: (undoChangeId) => notify({ message: t('invoiceFiles.said.downloaded', { name }), undoChangeId }),
    onError: (error) => notify({ message: messageOf(error), tone: 'error' }),
    onSettled: () =>
      Promise.all(['invoice', 'change'].map((entity) => client.invalidateQueries({ queryKey: [entity] }))),
  });
}

export function useElectronicDownload(id: number) {
  const { t } = useTranslation();
  const name = `invoice-${id}.xml`;
  return useMutation({
    mutationFn: () => offer(name, (signal) => call(getElectronicInvoice, { parameters: { id } }, { signal })),
    onSuccess: () => notify({ message: t('invoiceFiles.said.downloaded', { name }) }),
    onError: (error) => notify({ message: messageOf(error), tone: 'error' }),
  });
}

export function offer(name: string, load: (signal: AbortSignal) => Promise<Response>): Promise<void> {
  return download(name, 1, load, new AbortController().signal);
}
