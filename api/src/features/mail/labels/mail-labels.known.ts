import { idOfOwnLabel, isOwnLabel, type MailLabel, ownLabelKey } from '@atrium/contract/mail-labels';
import type { Database } from '../../../database/engine.ts';
import type { MailRow } from '../../../database/mail-schema.ts';
import { badInput } from '../../../errors.ts';
import { labelsOf } from '../mail.shapes.ts';
import { findLabelIds } from './mail-labels.queries.ts';

/** The labels that each of these mails has: none of those that have been deleted, of which mails keep the key (decision 58). */
export async function findLabelsOf(
  database: Database,
  accountId: number,
  mails: readonly Pick<MailRow, 'labels'>[],
): Promise<(mail: Pick<MailRow, 'labels'>) => MailLabel[]> {
  const isLabel = await knownAmong(
    database,
    accountId,
    mails.flatMap(({ labels }) => labelsOf(labels)),
  );
  return ({ labels }) => labelsOf(labels).filter(isLabel);
}

/** Whether the account has all of these. */
export async function areLabels(database: Database, accountId: number, labels: readonly MailLabel[]): Promise<boolean> {
  return labels.every(await knownAmong(database, accountId, labels));
}

/** Refuses what names a label that the account does not have, or not any more. */
export async function requireLabels(
  database: Database,
  accountId: number,
  labels: readonly MailLabel[],
  path: 'label' | 'labels' = 'labels',
): Promise<void> {
  if (!(await areLabels(database, accountId, labels))) throw badInput([{ path, message: 'There is no such label.' }]);
}

/** Asks for nothing where there are none but those that every account has. */
async function knownAmong(
  database: Database,
  accountId: number,
  labels: readonly MailLabel[],
): Promise<(label: MailLabel) => boolean> {
  const own = [...new Set(labels.filter(isOwnLabel))];
  if (own.length === 0) return () => true;
  const ids = own.map(idOfOwnLabel);
  const known = await findLabelIds(database, accountId, ids);
  const keys = new Set<string>([...known].map(ownLabelKey));
  return (label) => !isOwnLabel(label) || keys.has(label);
}
