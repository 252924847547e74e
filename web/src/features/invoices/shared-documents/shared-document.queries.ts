import {
  answerSharedQuote,
  paySharedInvoice,
  readSharedDocument,
  type SharedDocument,
} from '@atrium/contract/document-links';
import type { PaymentMethod } from '@atrium/contract/orders';
import type { QuoteAnswer } from '@atrium/contract/quotes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { BackendError } from '../../../backend/backend-error.ts';
import { call } from '../../../backend/client.ts';
import { useAddingOnce } from '../../../ui/forms/use-adding-once.ts';

/** Asked once: each asking is one look that the issuer is told of. */
export function sharedDocumentQuery(token: string) {
  return queryOptions({
    queryKey: ['shared-document', token],
    queryFn: ({ signal }) => call(readSharedDocument, { body: { token } }, { signal, keepSession: true }),
    // Whoever has the address reads it, whoever they are.
    meta: { isPublic: true },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** An answer to another quote than was read is refused: the quote is read again then. */
export function useAnswerSharedQuote(token: string) {
  const show = useShow(token);
  const readAgain = useReadAgain(token);
  return useMutation({
    mutationFn: (answer: { answer: QuoteAnswer; name: string; version: string }) =>
      call(answerSharedQuote, { body: { token, ...answer } }, { keepSession: true }),
    onSuccess: show,
    onError: readAgain,
  });
}

/** Another sum than what is open by now is refused: the invoice is looked at again then. */
export function usePaySharedInvoice(token: string) {
  const show = useShow(token);
  const readAgain = useReadAgain(token);
  const once = useAddingOnce();
  return useMutation({
    mutationFn: (payment: { method: PaymentMethod; amountCents: number }) =>
      once(payment, (idempotencyKey) =>
        call(paySharedInvoice, { body: { token, ...payment, idempotencyKey } }, { keepSession: true }),
      ),
    onSuccess: show,
    onError: readAgain,
  });
}

/** After what was refused because it is not as it was read. */
function useReadAgain(token: string) {
  const client = useQueryClient();
  return (error: Error) => {
    if (!(error instanceof BackendError && error.status === 409)) return;
    void client.invalidateQueries({ queryKey: sharedDocumentQuery(token).queryKey });
  };
}

function useShow(token: string) {
  const client = useQueryClient();
  return (shared: SharedDocument) => client.setQueryData(sharedDocumentQuery(token).queryKey, shared);
}
