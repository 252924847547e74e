import {
  givenLabelNames,
  type MailLabelUpdate,
  mostOwnMailLabels,
  type NewMailLabel,
  type OwnMailLabel,
  ownLabelKey,
} from '@atrium/contract/mail-labels';
import { addOnce, type Keyed, stillThere } from '../../../changes/added-once.ts';
import { recordChange } from '../../../changes/record.ts';
import type { Context, SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import type { MailLabelRow } from '../../../database/mail-schema.ts';
import { nextId } from '../../../database/sequences.ts';
import { conflict, notFound } from '../../../errors.ts';
import { foldSearched } from '../../../search/fold.ts';
import { takeOutOfRules } from '../rules/mail-rules.labels.ts';
import {
  findMailLabel,
  findMailLabels,
  insertMailLabel,
  removeMailLabel,
  replaceMailLabel,
} from './mail-labels.queries.ts';

export async function listMailLabels({ services, caller }: SignedInContext): Promise<{ labels: OwnMailLabel[] }> {
  const rows = await findMailLabels(services.engine.read, caller.accountId);
  return { labels: rows.map(shownLabel) };
}

interface Added {
  label: OwnMailLabel;
  changeId: number;
}

export function addMailLabel(
  context: SignedInContext,
  { idempotencyKey, ...given }: Keyed<NewMailLabel>,
): Promise<Added> {
  const { accountId } = context.caller;
  return addOnce<Added>(context, {
    entity: 'mail-label',
    idempotencyKey,
    add: async (transaction) => {
      const label = labelRow(accountId, { id: await nextId(transaction, 'mail_labels'), ...given });
      return { label: shownLabel(label), changeId: await keepLabel(transaction, context, label) };
    },
    idOf: ({ label }) => label.id,
    again: async (transaction, { entityId, changeId }) => {
      const row = stillThere(await findMailLabel(transaction, accountId, entityId));
      return { label: shownLabel(row), changeId };
    },
  });
}

export function updateMailLabel(
  context: SignedInContext,
  id: number,
  { name, color }: MailLabelUpdate,
): Promise<{ label: OwnMailLabel; changeId: number | null }> {
  const { accountId } = context.caller;
  return context.services.engine.write(async (transaction) => {
    const before = await requireLabel(transaction, accountId, id);
    const after = labelRow(accountId, { id, name: name ?? before.name, color: color ?? before.color });
    return { label: shownLabel(after), changeId: await changeLabel(transaction, context, before, after) };
  });
}

export function deleteMailLabel(
  context: SignedInContext,
  id: number,
): Promise<{ deletedRules: number; changeId: number }> {
  return context.services.engine.write(async (transaction) =>
    dropLabel(transaction, context, await requireLabel(transaction, context.caller.accountId, id)),
  );
}

async function requireLabel(transaction: Transaction, accountId: number, id: number): Promise<MailLabelRow> {
  const row = await findMailLabel(transaction, accountId, id);
  if (!row) throw notFound('label');
  return row;
}

export function labelRow(accountId: number, label: Omit<OwnMailLabel, 'key'>): MailLabelRow {
  return { ...label, accountId, nameKey: foldSearched(label.name) };
}

function shownLabel({ id, name, color }: MailLabelRow): OwnMailLabel {
  return { id, key: ownLabelKey(id), name, color };
}

export async function keepLabel(transaction: Transaction, context: Context, label: MailLabelRow): Promise<number> {
  const others = await findMailLabels(transaction, label.accountId);
  if (others.length >= mostOwnMailLabels)
    throw conflict(`There are ${mostOwnMailLabels} labels already, and no more can be kept.`);
  refuseTaken(others, label);
  await insertMailLabel(transaction, label);
  return recordLabel(transaction, context, label, null, saidOf(label));
}

/** Null when nothing is different. */
export async function changeLabel(
  transaction: Transaction,
  context: Context,
  before: MailLabelRow,
  after: MailLabelRow,
): Promise<number | null> {
  const fields = (['name', 'color'] as const).filter((field) => before[field] !== after[field]);
  if (fields.length === 0) return null;
  refuseTaken(await findMailLabels(transaction, after.accountId), after);
  await replaceMailLabel(transaction, after);
  const pick = (row: MailLabelRow) => Object.fromEntries(fields.map((field) => [field, row[field]]));
  return recordLabel(transaction, context, after, pick(before), pick(after));
}

/**
 * Mails keep its key, which is no label any more (decision 58). The record of the label is the last: undo, which begins with it, finds it there
 * when it comes to the rules.
 */
export async function dropLabel(
  transaction: Transaction,
  context: Context,
  label: MailLabelRow,
): Promise<{ deletedRules: number; changeId: number }> {
  const deletedRules = await takeOutOfRules(transaction, context, label.accountId, ownLabelKey(label.id));
  await removeMailLabel(transaction, label.id);
  return { deletedRules, changeId: await recordLabel(transaction, context, label, saidOf(label), null) };
}

const taken = 'There is a label of this name already.';
const givenKeys = new Set(givenLabelNames.map(foldSearched));

function refuseTaken(labels: readonly MailLabelRow[], { id, nameKey }: MailLabelRow): void {
  const isTaken = labels.some((other) => other.id !== id && other.nameKey === nameKey);
  if (isTaken || givenKeys.has(nameKey)) throw conflict(taken, [{ path: 'name', message: taken }]);
}

function saidOf({ name, color }: MailLabelRow) {
  return { name, color };
}

function recordLabel(
  transaction: Transaction,
  context: Context,
  { id, accountId, name }: MailLabelRow,
  before: object | null,
  after: object | null,
): Promise<number> {
  const about = { entity: 'mail-label', entityId: id, entityName: name, ownerId: accountId } as const;
  return recordChange(transaction, context, { ...about, before, after, isUndoable: true });
}
