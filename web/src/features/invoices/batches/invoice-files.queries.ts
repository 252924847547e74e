import { getElectronicInvoice } from '@atrium/contract/invoice-files';
import { type SendInvoice, sendInvoice } from '@atrium/contract/invoices';
import { getMessageSender } from '@atrium/contract/messages';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../backend/backend-error.ts';
import { call } from '../../../backend/client.ts';
import { offer } from '../../../ui/billing/pdf-download.ts';
import { notify } from '../../../ui/notify.tsx';
import { useSaving } from '../../../ui/use-saving.ts';

/** Changes with the settings of the server alone. */
export const messageSenderQuery = queryOptions({
  queryKey: ['message-sender'],
  queryFn: ({ signal }) => call(getMessageSender, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What is wrong with it is said in its form, so it is no command with a toast for failures. */
export function useSendByMail(id: number) {
  return useSaving({
    mutationFn: (body: SendInvoice) => call(sendInvoice, { parameters: { id }, body }),
    touches: ['invoice', 'document-link', 'message'],
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
