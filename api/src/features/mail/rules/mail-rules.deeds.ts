import type { MailLabel } from '@atrium/contract/mail-labels';
import type { MailRule, MailRuleConditions } from '@atrium/contract/mail-rules';
import type { Transaction } from '../../../database/engine.ts';
import type { MailMessageRow, MailRow } from '../../../database/mail-schema.ts';
import { plainText } from '../../../rich-text/plain-text.ts';
import { foldSearched, foldWords } from '../../../search/fold.ts';
import { labelsText } from '../mail.list.ts';
import { addressesOf, labelsOf, peopleOf } from '../mail.shapes.ts';
import { findRulesThatAreOn } from './mail-rules.queries.ts';
import { keptRule } from './mail-rules.shapes.ts';

/** What rules look at. `text` is all that the mail says, folded: more than the search has of it. */
export type Judged = Pick<MailMessageRow, 'fromName' | 'fromEmail' | 'toPeople' | 'cc' | 'subject'> &
  Pick<MailRow, 'search' | 'hasAttachments'> & { text: () => string };

/** Folded when a rule asks for it first. */
export function textOf(body: string): () => string {
  let folded: string | undefined;
  return () => {
    folded ??= foldSearched(plainText(body));
    return folded;
  };
}

/** What rules decide. */
type Filed = Pick<MailRow, 'folder' | 'labels' | 'isStarred' | 'isRead'>;

export function fits(rule: MailRuleConditions, mail: Judged): boolean {
  return (
    (!rule.hasAttachments || mail.hasAttachments === 1) &&
    isPartOfAny(rule.from, [mail.fromName, mail.fromEmail]) &&
    isPartOfAny(rule.to, recipientsOf(mail)) &&
    isPartOfAny(rule.subject, [mail.subject]) &&
    hasWords(rule.words, mail)
  );
}

/** Accents alone fold to nothing: they are asked for, and stand nowhere. */
function isPartOfAny(part: string, texts: readonly string[]): boolean {
  const folded = foldSearched(part);
  return part === '' || (folded !== '' && texts.some((text) => foldSearched(text).includes(folded)));
}

function hasWords(words: string, { search, text }: Judged): boolean {
  const folded = foldWords(words);
  return words === '' || (folded.length > 0 && folded.every((word) => search.includes(word) || text().includes(word)));
}

function recipientsOf({ toPeople, cc }: Judged): string[] {
  return [...peopleOf(toPeople).flatMap(({ name, email }) => [name, email]), ...addressesOf(cc)];
}

/** A mail as these rules leave it: each that fits is applied, and the first that says a folder decides on that. */
export function filedBy<Mail extends Filed>(rules: readonly MailRule[], mail: Mail, judged: Judged): Mail {
  const fitting = rules.filter((rule) => fits(rule, judged));
  return {
    ...mail,
    folder: fitting.find(({ folder }) => folder !== null)?.folder ?? mail.folder,
    labels: withLabels(
      mail.labels,
      fitting.flatMap(({ labels }) => labels),
    ),
    isStarred: fitting.some(({ isStarred }) => isStarred) ? 1 : mail.isStarred,
    isRead: fitting.some(({ isRead }) => isRead) ? 1 : mail.isRead,
  };
}

function withLabels(text: string, wanted: readonly MailLabel[]): string {
  const labels = labelsOf(text);
  const added = [...new Set(wanted)].filter((label) => !labels.includes(label));
  return added.length === 0 ? text : labelsText([...labels, ...added]);
}

/** The mails that a message becomes, each as the rules of its account have it. */
export async function fileArrivals(
  transaction: Transaction,
  message: Pick<MailMessageRow, 'fromName' | 'fromEmail' | 'toPeople' | 'cc' | 'subject' | 'body'>,
  mails: readonly MailRow[],
): Promise<MailRow[]> {
  const rows = await findRulesThatAreOn(
    transaction,
    mails.map(({ accountId }) => accountId),
  );
  const rulesOf = Map.groupBy(rows, ({ accountId }) => accountId);
  const text = textOf(message.body);
  return mails.map((mail) => {
    const rules = (rulesOf.get(mail.accountId) ?? []).map(keptRule);
    return filedBy(rules, mail, { ...message, search: mail.search, hasAttachments: mail.hasAttachments, text });
  });
}

export function receiversInInbox(mails: readonly Pick<MailRow, 'accountId' | 'folder'>[]): number[] {
  return mails.filter(({ folder }) => folder === 'inbox').map(({ accountId }) => accountId);
}
