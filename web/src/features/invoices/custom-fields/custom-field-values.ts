import type { CustomFieldChanges, WrittenCustomField } from '@atrium/contract/custom-fields';
import type { CustomField, CustomFieldKind } from '@atrium/contract/custom-values';
import { isAlike } from '../../../ui/forms/is-alike.ts';
import { newKey } from '../../../ui/forms/new-key.ts';

/** A field while it is written: its choices are one in each line, and the key tells it from others that are new. */
export type FieldValues = {
  key: string;
  id: number | null;
  label: string;
  kind: CustomFieldKind;
  choices: string;
  isPrinted: boolean;
};

export type FieldsValues = { fields: FieldValues[] };

export function fieldsValues(fields: readonly CustomField[]): FieldsValues {
  return {
    fields: fields.map(({ choices, ...field }) => ({ ...field, key: String(field.id), choices: choices.join('\n') })),
  };
}

export function newField(): FieldValues {
  return { key: newKey(), id: null, label: '', kind: 'text', choices: '', isPrinted: true };
}

export function writtenField({ key: _, id, choices, ...field }: FieldValues): WrittenCustomField {
  const lines = choices.split('\n').map((choice) => choice.trim());
  return {
    ...(id !== null && { id }),
    ...field,
    choices: field.kind === 'choice' ? lines.filter((choice) => choice !== '') : [],
  };
}

/** What is different: the rest stays as somebody else may have changed it meanwhile. */
export function fieldChanges(before: readonly CustomField[], { fields }: FieldsValues): CustomFieldChanges {
  const known = new Map(fieldsValues(before).fields.map((field) => [field.id, writtenField(field)]));
  const written = fields.map(writtenField);
  const left = new Set(written.map(({ id }) => id));
  return {
    fields: written.filter((field) => field.id === undefined || !isAlike(field, known.get(field.id))),
    removedIds: before.map(({ id }) => id).filter((id) => !left.has(id)),
  };
}
