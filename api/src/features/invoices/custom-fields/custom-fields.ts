import { type CustomFieldChanges, mostCustomFields, type WrittenCustomField } from '@atrium/contract/custom-fields';
import { CustomField } from '@atrium/contract/custom-values';
import * as z from 'zod/mini';
import { isDifferent } from '../../../changes/is-different.ts';
import { recordChange } from '../../../changes/record.ts';
import type { Undo } from '../../../changes/undo.ts';
import type { Acting } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { nextIds } from '../../../database/sequences.ts';
import { badInput, conflict } from '../../../errors.ts';
import { findCustomFields, removeCustomFields, storeCustomFields } from './custom-fields.queries.ts';

export function updateCustomFields(
  context: Acting,
  { fields, removedIds }: CustomFieldChanges,
): Promise<{ fields: CustomField[]; changeId: number | null }> {
  return context.services.engine.write(async (transaction) => {
    const known = await findCustomFields(transaction);
    refuseUnknown(known, fields, removedIds);
    const written = await numbered(transaction, fields);
    const message = problemOf(together(known, written, removedIds));
    if (message !== null) throw badInput([{ path: 'fields', message }]);
    const changeId = await changeFields(transaction, context, known, written, removedIds);
    return { fields: await findCustomFields(transaction), changeId };
  });
}

function refuseUnknown(
  known: readonly CustomField[],
  fields: readonly WrittenCustomField[],
  removedIds: readonly number[],
): void {
  const kindOf = new Map(known.map(({ id, kind }) => [id, kind]));
  const problems = fields.flatMap(({ id, kind }, index) => {
    if (id === undefined) return [];
    const isKnown = kindOf.has(id) && !removedIds.includes(id);
    if (!isKnown) return [{ path: `fields.${index}.id`, message: noSuchField }];
    return kindOf.get(id) === kind ? [] : [{ path: `fields.${index}.kind`, message: staysOfItsKind }];
  });
  const isUnknown = removedIds.some((id) => !kindOf.has(id));
  if (isUnknown) problems.push({ path: 'removedIds', message: noSuchField });
  if (problems.length > 0) throw badInput(problems);
}

const staysOfItsKind = 'A field stays of its kind. Remove it, and add another one.';
export const noSuchField = 'There is no such field.';

async function numbered(transaction: Transaction, fields: readonly WrittenCustomField[]): Promise<CustomField[]> {
  const added = fields.filter(({ id }) => id === undefined);
  let next = added.length === 0 ? 0 : await nextIds(transaction, 'custom_fields', added.length);
  return fields.map((field) => ({ ...field, id: field.id ?? next++ }));
}

/** What there would be. */
function together(
  known: readonly CustomField[],
  written: readonly CustomField[],
  removedIds: readonly number[],
): CustomField[] {
  const fields = new Map([...known, ...written].map((field) => [field.id, field]));
  return [...fields.values()].filter(({ id }) => !removedIds.includes(id));
}

function problemOf(fields: readonly CustomField[]): string | null {
  if (fields.length > mostCustomFields) return `There are at most ${mostCustomFields} fields.`;
  const labels = new Set(fields.map(({ label }) => label.toLowerCase()));
  return labels.size < fields.length ? 'Two fields have the same name.' : null;
}

/** Only what is different is written and recorded: what somebody else writes of another field stays, and is undone by itself. */
async function changeFields(
  transaction: Transaction,
  context: Acting,
  known: readonly CustomField[],
  written: readonly CustomField[],
  removedIds: readonly number[],
): Promise<number | null> {
  const inOrder = (field: CustomField | undefined) => field && CustomField.parse(field);
  const kept = new Map(known.map((field) => [field.id, field]));
  const after = written.filter(({ id, ...field }) => isDifferent(inOrder(kept.get(id)), inOrder({ id, ...field })));
  const touched = [...after.map(({ id }) => id), ...removedIds];
  if (touched.length === 0) return null;
  await storeCustomFields(transaction, after);
  await removeCustomFields(transaction, removedIds);
  return recordChange(transaction, context, {
    ...{ entity: 'custom-fields', entityId: 1, entityName: '', isUndoable: true },
    before: { fields: known.filter(({ id }) => touched.includes(id)) },
    after: { fields: after },
  });
}

const Kept = z.object({ fields: z.array(CustomField) });

export const undoCustomFieldsChange: Undo = async (transaction, context, change) => {
  const before = Kept.parse(change.before).fields;
  const after = Kept.parse(change.after).fields;
  const known = await findCustomFields(transaction);
  const touched = new Set([...before, ...after].map(({ id }) => id));
  const now = known.filter(({ id }) => touched.has(id));
  if (isDifferent(byId(now), byId(after)))
    throw conflict('These fields have changed since. Undo what came later first.');
  const removedIds = after.map(({ id }) => id).filter((id) => !before.some((field) => field.id === id));
  const message = problemOf(together(known, before, removedIds));
  if (message !== null) throw conflict(message);
  const changeId = await changeFields(transaction, context, known, before, removedIds);
  if (changeId === null) throw conflict('The fields are as they were already.');
  return changeId;
};

function byId(fields: readonly CustomField[]): CustomField[] {
  return fields.map((field) => CustomField.parse(field)).toSorted((one, other) => one.id - other.id);
}
