import type { MailLabel } from '@atrium/contract/mail-labels';
import { doesSomething } from '@atrium/contract/mail-rules';
import { recordChanges } from '../../../changes/record.ts';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { removeMailRules, storeRuleLabels } from './mail-rules.queries.ts';
import { type KeptMailRule, ruleRow } from './mail-rules.shapes.ts';
import { aboutRule, changeOfRule, rulesInOrder } from './mail-rules.ts';

/** No rule puts this label any more. One that did nothing else would mean nothing: it goes. Answers how many went. */
export async function takeOutOfRules(
  transaction: Transaction,
  context: Context,
  accountId: number,
  label: MailLabel,
): Promise<number> {
  const rules = (await rulesInOrder(transaction, accountId)).filter(({ labels }) => labels.includes(label));
  if (rules.length === 0) return 0;
  const without = (rule: KeptMailRule) => ({ ...rule, labels: rule.labels.filter((other) => other !== label) });
  const gone = rules.filter((rule) => !doesSomething(without(rule)));
  const left = rules.filter((rule) => !gone.includes(rule));
  await storeRuleLabels(
    transaction,
    left.map((rule) => ruleRow(accountId, without(rule))),
  );
  await removeMailRules(
    transaction,
    gone.map(({ id }) => id),
  );
  await recordChanges(transaction, context, [
    ...left.flatMap((rule) => changeOfRule(accountId, rule, without(rule)) ?? []),
    ...gone.map((rule) => ({ ...aboutRule(accountId, rule), before: rule, after: null })),
  ]);
  return gone.length;
}
