import type { UseFormReturnType } from '@mantine/form';
import { useRef } from 'react';
import type { ChosenClient } from '../clients/client-choice.tsx';
import type { InvoiceValues } from './invoice-form-values.ts';

/** A document takes over the buyer reference of the client that is chosen, where none was written. */
export function useTakenReference(form: UseFormReturnType<InvoiceValues>, client: ChosenClient | null) {
  const taken = useRef(client?.buyerReference ?? '');
  return ({ buyerReference = '' }: ChosenClient) => {
    const written = form.getValues().buyerReference;
    if (written !== '' && written !== taken.current) return;
    taken.current = buyerReference;
    form.setFieldValue('buyerReference', buyerReference);
  };
}
