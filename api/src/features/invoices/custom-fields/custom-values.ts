import { readCustomValue } from '@atrium/contract/custom-fields';
import type { CustomField, CustomValues, GivenCustomValues, KeptCustomField } from '@atrium/contract/custom-values';
import type { FieldError } from '@atrium/contract/errors';
import { badInput } from '../../../errors.ts';
import { noSuchField } from './custom-fields.ts';

/** What is in the fields once these values are written: those that are not given, or are so already, stay as they are. */
export function withValues(
  fields: readonly CustomField[],
  before: CustomValues,
  given: GivenCustomValues = {},
): CustomValues {
  const values = { ...before };
  const problems: FieldError[] = [];
  for (const [id, wanted] of Object.entries(given)) {
    if (wanted === (before[id] ?? null)) continue;
    const field = fields.find((each) => String(each.id) === id);
    const read = field ? readCustomValue(field, wanted) : { problem: noSuchField };
    if ('problem' in read) problems.push({ path: `customValues.${id}`, message: read.problem });
    else if (read.value === null) delete values[id];
    else values[id] = read.value;
  }
  if (problems.length > 0) throw badInput(problems);
  return values;
}

/** The fields of a document: those that it was issued with are called as they were then, and are there though they were removed since. */
export function fieldsOn(kept: readonly KeptCustomField[] | null, present: readonly CustomField[]): CustomField[] {
  const asIssued = new Map(kept?.map((field) => [field.id, field]));
  const shown = present.map((field) => ({ ...field, ...asIssued.get(field.id) }));
  const removed = [...asIssued.values()].filter(({ id }) => !present.some((field) => field.id === id));
  return [...shown, ...removed.map((field) => ({ ...field, choices: [] }))];
}

/** What a document keeps of its fields when it is issued: those that say something. Null where none does. */
export function keptFields(
  kept: readonly KeptCustomField[] | null,
  present: readonly CustomField[],
  values: CustomValues,
): KeptCustomField[] | null {
  const written = fieldsOn(kept, present).filter(({ id }) => values[id] !== undefined);
  return written.length === 0 ? null : written.map(({ choices: _, ...field }) => field);
}

/** The values of these fields. */
export function valuesOf(fields: readonly CustomField[], values: CustomValues): CustomValues {
  const ids = new Set(fields.map(({ id }) => String(id)));
  return Object.fromEntries(Object.entries(values).filter(([id]) => ids.has(id)));
}

/** What of it is printed, for those who are to read no more. */
export function printedOnly(fields: readonly CustomField[], values: CustomValues) {
  const customFields = fields.filter(({ id, isPrinted }) => isPrinted && values[id] !== undefined);
  return { customFields, customValues: valuesOf(customFields, values) };
}

/** What a document is found by: whatever is in its fields, but yes or no. */
export function searchedValues(customValues: string): string[] {
  const values: CustomValues = JSON.parse(customValues);
  return Object.values(values).flatMap((value) => (typeof value === 'boolean' ? [] : [String(value)]));
}
