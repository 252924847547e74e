import type { DocumentLanguage } from '@atrium/contract/document-languages';
import { invoiceFileName } from '@atrium/contract/invoice-document';
import { getInvoicePdf } from '@atrium/contract/invoice-files';
import { downloadInvoice } from '@atrium/contract/invoices';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { download } from '../data-table/download.ts';
import { notify } from '../notify.tsx';
import { useSaving } from '../use-saving.ts';

/** Downloads the PDF of one invoice. */
export function usePdfDownload(id: number, language: DocumentLanguage, isNoted: boolean) {
  const { mutate, isPending } = usePdfDownloads(language, isNoted);
  return { mutate: () => mutate(id), isPending };
}

/** Downloads the PDF of whichever invoice is named, and notes that it was downloaded once it is there. */
export function usePdfDownloads(language: DocumentLanguage, isNoted: boolean) {
  const { t } = useTranslation();
  return useSaving({
    mutationFn: async (id: number) => {
      const name = invoiceFileName(id, language);
      await offer(name, (signal) => call(getInvoicePdf, { parameters: { id }, query: { language } }, { signal }));
      return isNoted ? (await call(downloadInvoice, { parameters: { id } })).changeId : null;
    },
    onSuccess: (undoChangeId, id) =>
      notify({ message: t('invoiceFiles.said.downloaded', { name: invoiceFileName(id, language) }), undoChangeId }),
    onError: (error) => notify({ message: messageOf(error), tone: 'error' }),
    touches: ['invoice'],
  });
}

export function offer(name: string, load: (signal: AbortSignal) => Promise<Response>): Promise<void> {
  return download(name, 1, load, new AbortController().signal);
}
