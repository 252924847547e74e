import type { DocumentLanguage } from '@atrium/contract/document-languages';
import { type InvoiceLetter, invoiceLetter } from '@atrium/contract/invoice-letter';
import type { WholeInvoice } from '@atrium/contract/invoices';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useMemo, useRef } from 'react';

type LetterForm = UseFormReturnType<InvoiceLetter & { language: DocumentLanguage }>;

const fields = ['to', 'subject', 'message'] as const;

/**
 * Keeps the usual letter in the form: what nobody has written in becomes another when the language does, or the invoice. Answers whether
 * anything was written.
 */
export function useLetter(form: LetterForm, whole: WholeInvoice): boolean {
  const { values, getValues, setFieldValue } = form;
  const letter = useMemo(() => invoiceLetter(whole, values.language), [whole, values.language]);
  const last = useRef(letter);
  useEffect(() => {
    const untouched = fields.filter((field) => getValues()[field] === last.current[field]);
    for (const field of untouched) setFieldValue(field, letter[field]);
    last.current = letter;
  }, [letter, getValues, setFieldValue]);
  return fields.some((field) => values[field] !== letter[field]);
}
