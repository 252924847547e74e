import type { DocumentLanguage } from '@atrium/contract/document-languages';
import { quoteFileName } from '@atrium/contract/invoice-document';
import {
  type AnswerQuote,
  addQuote,
  answerQuote,
  deleteQuote,
  getQuote,
  getQuotePdf,
  listQuotes,
  makeInvoiceOfQuote,
  markQuoteSent,
  type NewQuote,
  type Quote,
  type QuoteChanges,
  QuoteListQuery,
  type SendQuote,
  sendQuote,
  updateQuote,
  type WholeQuote,
} from '@atrium/contract/quotes';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ifThere, messageOf } from '../../../backend/backend-error.ts';
import { call } from '../../../backend/client.ts';
import { offer } from '../../../ui/billing/pdf-download.ts';
import { layoutParameters } from '../../../ui/data-table/list-search.ts';
import { useMakingOnce } from '../../../ui/forms/use-adding-once.ts';
import { notify } from '../../../ui/notify.tsx';
import { useCommand } from '../../../ui/use-command.ts';
import { useSaving } from '../../../ui/use-saving.ts';

export const QuoteListSearch = z.object({ ...QuoteListQuery.shape, ...layoutParameters });
export type QuoteListSearch = z.infer<typeof QuoteListSearch>;
export const quoteListDefaults = {} as const;

export function quoteListQuery({ columns: _, density: __, ...query }: QuoteListSearch) {
  return queryOptions({
    queryKey: ['quote', 'list', query],
    queryFn: ({ signal }) => call(listQuotes, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: { follows: ['client'] },
  });
}

/** Null for a number that no quote has. */
export function quoteQuery(id: number) {
  return queryOptions({
    queryKey: ['quote', 'one', id],
    queryFn: ({ signal }): Promise<WholeQuote | null> => ifThere(call(getQuote, { parameters: { id } }, { signal })),
    meta: { follows: ['client', 'custom-fields', 'invoice-settings'] },
  });
}

/** What is wrong with it is said in its form. */
interface WrittenQuote {
  written: NewQuote;
  /** What is different from what there was: the rest stays as somebody else may have left it. */
  changes: QuoteChanges;
}

export function useSaveQuote(id: number | null) {
  const client = useQueryClient();
  const once = useMakingOnce();
  return useSaving({
    mutationFn: ({ written, changes }: WrittenQuote): Promise<WholeQuote & { changeId: number | null }> =>
      id === null
        ? once((idempotencyKey) => call(addQuote, { body: { ...written, idempotencyKey } }))
        : call(updateQuote, { parameters: { id }, body: changes }),
    touches: ['quote'],
    onSuccess: ({ changeId: _, ...whole }) => {
      client.setQueryData(quoteQuery(whole.quote.id).queryKey, whole);
    },
  });
}

export function useSendQuote(id: number) {
  return useSaving({
    mutationFn: (body: SendQuote) => call(sendQuote, { parameters: { id }, body }),
    touches: ['quote', 'document-link', 'message'],
  });
}

export function useMarkQuoteSent() {
  const { t } = useTranslation();
  return useCommand({
    ask: (id: number) => call(markQuoteSent, { parameters: { id } }),
    said: (number) => t('billing.quotes.said.sent', { number }),
    touches: ['quote'],
  });
}

export function useAnswerQuote(id: number) {
  const { t } = useTranslation();
  return useCommand({
    ask: (body: AnswerQuote) => call(answerQuote, { parameters: { id }, body }),
    said: ({ answer }) => t(`billing.quotes.said.${answer}`, { number: id }),
    touches: ['quote'],
  });
}

export function useMakeInvoice() {
  const { t } = useTranslation();
  return useCommand({
    ask: (id: number) => call(makeInvoiceOfQuote, { parameters: { id } }),
    said: (number, { invoiceId }) => t('billing.quotes.said.invoiced', { number, invoice: invoiceId }),
    touches: ['quote', 'invoice'],
  });
}

export function useDeleteQuote() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id }: Pick<Quote, 'id'>) => call(deleteQuote, { parameters: { id } }),
    said: ({ id }) => t('billing.quotes.said.deleted', { number: id }),
    touches: ['quote'],
  });
}

export function useQuoteDownload(id: number, language: DocumentLanguage) {
  const { t } = useTranslation();
  const name = quoteFileName(id, language);
  return useMutation({
    mutationFn: () =>
      offer(name, (signal) => call(getQuotePdf, { parameters: { id }, query: { language } }, { signal })),
    onSuccess: () => notify({ message: t('invoiceFiles.said.downloaded', { name }) }),
    onError: (error) => notify({ message: messageOf(error), tone: 'error' }),
  });
}
