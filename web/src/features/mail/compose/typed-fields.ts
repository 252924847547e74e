import { useEffect } from 'react';
import { useLatest } from '../../../ui/use-latest.ts';

interface TypedField {
  /** Makes recipients of whoever is typed there; answers whether nothing else was. */
  take: () => boolean;
  focus: () => void;
}

const fields = new Set<() => TypedField>();

/** What is typed in this field goes along with the mail, too: whoever sends or keeps it takes it first. */
export function useTypedField(field: TypedField): void {
  const latest = useLatest(field);
  useEffect(() => {
    const current = () => latest.current;
    fields.add(current);
    return () => void fields.delete(current);
  }, [latest]);
}

/** Takes what is typed in all fields of the window; answers the first of them in which something is nobody's address. */
export function takeTyped(): TypedField | undefined {
  const left = [...fields].map((current) => current()).filter((field) => !field.take());
  return left[0];
}
