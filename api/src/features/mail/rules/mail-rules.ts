import { type MailRule, mostMailRules, type NewMailRule } from '@atrium/contract/mail-rules';
import { addOnce, type Keyed, stillThere } from '../../../changes/added-once.ts';
import { type ChangeToRecord, recordChange } from '../../../changes/record.ts';
import type { Context, SignedInContext } from '../../../context.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import { nextId } from '../../../database/sequences.ts';
import { conflict, notFound } from '../../../errors.ts';
import { keyBehind, keyOfLast } from '../../../hand-order.ts';
import { requireLabels } from '../labels/mail-labels.known.ts';
import { labelsText } from '../mail.list.ts';
import { labelsOf } from '../mail.shapes.ts';
import { findMailRule, findMailRules, insertMailRule, removeMailRule, replaceMailRule } from './mail-rules.queries.ts';
import { type KeptMailRule, keptRule, ruleRow, shownRule } from './mail-rules.shapes.ts';

export async function listMailRules({ services, caller }: SignedInContext): Promise<{ rules: MailRule[] }> {
  const rules = await rulesInOrder(services.engine.read, caller.accountId);
  return { rules: rules.map(shownRule) };
}

export async function rulesInOrder(database: Database, accountId: number): Promise<KeptMailRule[]> {
  return (await findMailRules(database, accountId)).map(keptRule);
}

interface Added {
  rule: MailRule;
  changeId: number;
}

export function addMailRule(
  context: SignedInContext,
  { idempotencyKey, ...given }: Keyed<NewMailRule>,
): Promise<Added> {
  const { accountId } = context.caller;
  return addOnce<Added>(context, {
    entity: 'mail-rule',
    idempotencyKey,
    add: async (transaction) => {
      await requireLabels(transaction, accountId, given.labels);
      const positionKey = keyOfLast(await rulesInOrder(transaction, accountId));
      const rule = { id: await nextId(transaction, 'mail_rules'), ...settled(given), positionKey };
      return { rule: shownRule(rule), changeId: await keepRule(transaction, context, accountId, rule) };
    },
    idOf: ({ rule }) => rule.id,
    again: async (transaction, { entityId, changeId }) => {
      const row = stillThere(await findMailRule(transaction, accountId, entityId));
      return { rule: shownRule(keptRule(row)), changeId };
    },
  });
}

export function updateMailRule(
  context: SignedInContext,
  id: number,
  given: NewMailRule,
): Promise<{ rule: MailRule; changeId: number | null }> {
  const { accountId } = context.caller;
  return context.services.engine.write(async (transaction) => {
    const before = await requireRule(transaction, accountId, id);
    await requireLabels(transaction, accountId, given.labels);
    const rule = { ...before, ...settled(given) };
    return { rule: shownRule(rule), changeId: await changeRule(transaction, context, accountId, before, rule) };
  });
}

export function moveMailRule(context: SignedInContext, id: number, afterId: number | null): Promise<number | null> {
  const { accountId } = context.caller;
  return context.services.engine.write(async (transaction) => {
    const before = await requireRule(transaction, accountId, id);
    const positionKey = keyBehind(await rulesInOrder(transaction, accountId), id, afterId);
    if (positionKey === null) return null;
    return changeRule(transaction, context, accountId, before, { ...before, positionKey });
  });
}

export function deleteMailRule(context: SignedInContext, id: number): Promise<number> {
  const { accountId } = context.caller;
  return context.services.engine.write(async (transaction) => {
    const rule = await requireRule(transaction, accountId, id);
    return dropRule(transaction, context, accountId, rule);
  });
}

export async function requireRule(database: Database, accountId: number, id: number): Promise<KeptMailRule> {
  const row = await findMailRule(database, accountId, id);
  if (!row) throw notFound('rule');
  return keptRule(row);
}

/** Each label once, in the order in which they are kept. */
function settled(rule: NewMailRule): NewMailRule {
  return { ...rule, labels: labelsOf(labelsText(rule.labels)) };
}

export async function keepRule(
  transaction: Transaction,
  context: Context,
  accountId: number,
  rule: KeptMailRule,
): Promise<number> {
  if ((await findMailRules(transaction, accountId)).length >= mostMailRules)
    throw conflict(`There are ${mostMailRules} rules already, and no more can be kept.`);
  await insertMailRule(transaction, ruleRow(accountId, rule));
  return recordChange(transaction, context, { ...aboutRule(accountId, rule), before: null, after: rule });
}

/** Null when nothing is different. */
export async function changeRule(
  transaction: Transaction,
  context: Context,
  accountId: number,
  before: KeptMailRule,
  after: KeptMailRule,
): Promise<number | null> {
  const change = changeOfRule(accountId, before, after);
  if (change === null) return null;
  await replaceMailRule(transaction, ruleRow(accountId, after));
  return recordChange(transaction, context, change);
}

/** As it is recorded, with the fields that are different; null when none is. */
export function changeOfRule(ownerId: number, before: KeptMailRule, after: KeptMailRule): ChangeToRecord | null {
  const fields = ruleFields.filter((field) => String(before[field]) !== String(after[field]));
  const pick = (rule: KeptMailRule) => Object.fromEntries(fields.map((field) => [field, rule[field]]));
  return fields.length === 0 ? null : { ...aboutRule(ownerId, after), before: pick(before), after: pick(after) };
}

const ruleFields = [
  ...(['from', 'to', 'subject', 'words', 'hasAttachments'] as const),
  ...(['folder', 'labels', 'isStarred', 'isRead', 'isOn', 'positionKey'] as const),
];

export async function dropRule(
  transaction: Transaction,
  context: Context,
  accountId: number,
  rule: KeptMailRule,
): Promise<number> {
  await removeMailRule(transaction, rule.id);
  return recordChange(transaction, context, { ...aboutRule(accountId, rule), before: rule, after: null });
}

export function aboutRule(ownerId: number, rule: KeptMailRule) {
  return { entity: 'mail-rule', entityId: rule.id, entityName: nameOf(rule), ownerId, isUndoable: true } as const;
}

/** A rule has no name: it is called by the first thing that it asks for. */
function nameOf({ from, to, subject, words }: MailRule): string {
  return [from, to, subject, words].find((text) => text !== '') ?? 'attachments';
}
