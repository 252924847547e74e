import { clientStatementFileName } from '@atrium/contract/client-statement-document';
import {
  type ClientStatement,
  getClientStatement,
  getClientStatementPdf,
  type SendClientStatement,
  sendClientStatement,
} from '@atrium/contract/client-statements';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../backend/backend-error.ts';
import { call } from '../../../backend/client.ts';
import { offer } from '../../../ui/billing/pdf-download.ts';
import { notify } from '../../../ui/notify.tsx';
import { useSaving } from '../../../ui/use-saving.ts';

export function clientStatementQuery(id: number, days: string) {
  return queryOptions({
    queryKey: ['invoice', 'of-client', id, 'statement', days],
    queryFn: ({ signal }) => call(getClientStatement, { parameters: { id }, query: { days } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { follows: ['client', 'credit-note', 'invoice-settings'] },
  });
}

/** In the language of the client. */
export function useStatementDownload({ client: { id, language }, from, until }: ClientStatement) {
  const { t } = useTranslation();
  const name = clientStatementFileName({ from, until }, language);
  const query = { days: `${from}..${until}` };
  return useMutation({
    mutationFn: () => offer(name, (signal) => call(getClientStatementPdf, { parameters: { id }, query }, { signal })),
    onSuccess: () => notify({ message: t('invoiceFiles.said.downloaded', { name }) }),
    onError: (error) => notify({ message: messageOf(error), tone: 'error' }),
  });
}

/** What is wrong with it is said in its form. */
export function useSendStatement(id: number) {
  return useSaving({
    mutationFn: (body: SendClientStatement) => call(sendClientStatement, { parameters: { id }, body }),
    touches: ['message'],
  });
}
