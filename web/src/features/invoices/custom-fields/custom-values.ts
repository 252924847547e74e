import type { CustomField, CustomValues, GivenCustomValues } from '@atrium/contract/custom-values';

/** Those that say something. */
export function writtenValues(values: GivenCustomValues): CustomValues {
  const written = Object.entries(values).flatMap(([id, value]) =>
    value === null || value === '' ? [] : [[id, value] as const],
  );
  return Object.fromEntries(written);
}

/** Those in these fields: what was typed into one that somebody has removed meanwhile goes nowhere. */
export function valuesIn(fields: readonly CustomField[], values: GivenCustomValues): CustomValues {
  const written = Object.entries(writtenValues(values));
  return Object.fromEntries(written.filter(([id]) => fields.some((field) => String(field.id) === id)));
}

/** What is different in these fields: the rest stays as somebody else may have left it. Null for what says nothing any more. */
export function changedIn(
  fields: readonly CustomField[],
  known: GivenCustomValues,
  own: GivenCustomValues,
): GivenCustomValues {
  const [before, after] = [valuesIn(fields, known), valuesIn(fields, own)];
  const ids = Object.keys({ ...before, ...after }).filter((id) => before[id] !== after[id]);
  return Object.fromEntries(ids.map((id) => [id, after[id] ?? null]));
}
