import type { DocumentLanguage } from '@atrium/contract/document-languages';
import { invoiceFileName } from '@atrium/contract/invoice-document';
import { getInvoicePdf } from '@atrium/contract/invoice-files';
import { downloadInvoice } from '@atrium/contract/invoices';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { download } from '../data-table/download.ts';
import { notify } from '../notify.tsx';

/** Downloads the PDF, and notes that it was downloaded once it is there. */
export function usePdfDownload(id: number, language: DocumentLanguage, isNoted: boolean) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const name = invoiceFileName(id, language);
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

export function offer(name: string, load: (signal: AbortSignal) => Promise<Response>): Promise<void> {
  return download(name, 1, load, new AbortController().signal);
}
