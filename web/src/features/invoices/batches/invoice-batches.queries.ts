import {
  archiveInvoices,
  type ChosenInvoices,
  deleteInvoiceBatch,
  downloadInvoiceArchive,
  type InvoiceBatch,
  listInvoiceBatches,
  sendInvoices,
} from '@atrium/contract/invoice-batches';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../backend/backend-error.ts';
import { call } from '../../../backend/client.ts';
import { documentLanguageOf } from '../../../ui/billing/document-language.ts';
import { offer } from '../../../ui/billing/pdf-download.ts';
import { useFormat } from '../../../ui/format.ts';
import { notify } from '../../../ui/notify.tsx';
import { useCommand } from '../../../ui/use-command.ts';
import { useKeyFor } from '../sending/use-key-for.ts';
import { noteBegun } from './begun-archives.ts';

/** Its end is told by the live stream; how far it has come is told to nobody, and asked for. */
const betweenLooks = 1_000;

export const invoiceBatchesQuery = queryOptions({
  queryKey: ['invoice-batch', 'list'],
  queryFn: async ({ signal }) => (await call(listInvoiceBatches, {}, { signal })).batches,
  refetchInterval: ({ state: { data } }) =>
    data?.some(({ finishedAt }) => finishedAt === null) ? betweenLooks : false,
});

const touches = ['invoice-batch'];

/** What was begun is no change to be taken back: it is stopped where it stands. */
const batchOf = ({ batch }: { batch: InvoiceBatch }) => ({ batch });

export function useArchiveInvoices() {
  const { t, i18n } = useTranslation();
  const { number } = useFormat();
  const keyFor = useKeyFor();
  return useCommand({
    ask: async (chosen: ChosenInvoices) => {
      const wanted = { chosen, language: documentLanguageOf(i18n.language) };
      const idempotencyKey = keyFor(JSON.stringify(wanted));
      const begun = await call(archiveInvoices, { body: { ...wanted, idempotencyKey } });
      keyFor('');
      noteBegun(begun.batch.id);
      return batchOf(begun);
    },
    said: (_, { batch: { total } }) => t('invoiceBatches.archive.begun', { count: total, formatted: number(total) }),
    touches,
  });
}

export function useSendInvoices() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const keyFor = useKeyFor();
  return useCommand({
    ask: async (chosen: ChosenInvoices) => {
      const idempotencyKey = keyFor(JSON.stringify(chosen));
      const begun = await call(sendInvoices, { body: { chosen, idempotencyKey } });
      keyFor('');
      return batchOf(begun);
    },
    said: (_, { batch: { total } }) => t('invoiceBatches.sending.begun', { count: total, formatted: number(total) }),
    touches,
  });
}

export function useGiveUpBatch({ id, finishedAt }: InvoiceBatch) {
  const { t } = useTranslation();
  return useCommand({
    ask: async () => {
      await call(deleteInvoiceBatch, { parameters: { id } });
      return {};
    },
    said: () => t(finishedAt === null ? 'invoiceBatches.said.stopped' : 'invoiceBatches.said.removed'),
    touches,
  });
}

export function useArchiveDownload({ id, createdAt }: InvoiceBatch) {
  const { t } = useTranslation();
  const name = `${t('invoices.list.fileName')}-${createdAt.slice(0, 10)}.zip`;
  return useMutation({
    mutationFn: () => offer(name, (signal) => call(downloadInvoiceArchive, { parameters: { id } }, { signal })),
    onSuccess: () => notify({ message: t('invoiceFiles.said.downloaded', { name }) }),
    onError: (error) => notify({ message: messageOf(error), tone: 'error' }),
  });
}
