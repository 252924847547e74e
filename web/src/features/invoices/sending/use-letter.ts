import type { DocumentLanguage } from '@atrium/contract/document-languages';
import type { InvoiceLetter } from '@atrium/contract/invoice-letter';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useMemo, useRef } from 'react';
import { isAlike } from '../../../ui/forms/is-alike.ts';

type LetterForm = UseFormReturnType<InvoiceLetter & { language: DocumentLanguage; withLink: boolean }>;

const fields = ['to', 'copiesTo', 'subject', 'message'] as const;

/**
 * Keeps the usual letter in the form: what nobody has written in becomes another when the language does, or the invoice. Answers whether
 * anything was written.
 */
export function useLetter(form: LetterForm, letterOf: (language: DocumentLanguage) => InvoiceLetter): boolean {
  const { values, getValues, setFieldValue } = form;
  const letter = useMemo(() => letterOf(values.language), [letterOf, values.language]);
  const last = useRef(letter);
  useEffect(() => {
    const untouched = fields.filter((field) => isAlike(getValues()[field], last.current[field]));
    for (const field of untouched) setFieldValue(field, letter[field]);
    last.current = letter;
  }, [letter, getValues, setFieldValue]);
  return fields.some((field) => !isAlike(values[field], letter[field]));
}
