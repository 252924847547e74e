import type { MailRule } from '@atrium/contract/mail-rules';
import type { MailRuleRow } from '../../../database/mail-schema.ts';
import { labelsText } from '../mail.list.ts';
import { labelsOf } from '../mail.shapes.ts';

/** A rule with its place in the order, which is not shown. */
export type KeptMailRule = MailRule & Pick<MailRuleRow, 'positionKey'>;

export function shownRule({ positionKey: _, ...rule }: KeptMailRule): MailRule {
  return rule;
}

export function keptRule(row: MailRuleRow): KeptMailRule {
  return {
    id: row.id,
    from: row.fromPart,
    to: row.toPart,
    subject: row.subjectPart,
    words: row.words,
    hasAttachments: row.hasAttachments === 1,
    folder: row.folder,
    labels: labelsOf(row.labels),
    isStarred: row.isStarred === 1,
    isRead: row.isRead === 1,
    isOn: row.isOn === 1,
    positionKey: row.positionKey,
  };
}

export function ruleRow(accountId: number, rule: KeptMailRule): MailRuleRow {
  return {
    id: rule.id,
    accountId,
    fromPart: rule.from,
    toPart: rule.to,
    subjectPart: rule.subject,
    words: rule.words,
    hasAttachments: Number(rule.hasAttachments),
    folder: rule.folder,
    labels: labelsText(rule.labels),
    isStarred: Number(rule.isStarred),
    isRead: Number(rule.isRead),
    isOn: Number(rule.isOn),
    positionKey: rule.positionKey,
  };
}
