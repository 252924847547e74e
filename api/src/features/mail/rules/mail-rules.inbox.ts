import { type MailRuleConditions, mostMailsLookedAt } from '@atrium/contract/mail-rules';
import type { SignedInContext } from '../../../context.ts';
import { ownedBy } from '../../../lists/list-index.ts';
import { findPage, listRequest } from '../../../lists/page.ts';
import { changeMails } from '../mail.changes.ts';
import { mailsIndex } from '../mail.list.ts';
import { filedBy, fits } from './mail-rules.deeds.ts';
import { type LookedAt, lookAt } from './mail-rules.looks.ts';
import { requireRule } from './mail-rules.ts';

const mostExamples = 3;

/** Which mails of the inbox a rule would mean. */
export async function previewMailRule(context: SignedInContext, conditions: MailRuleConditions) {
  const { caller, lists } = context;
  const mails = await lookAt(lists.database, caller.accountId, await newestOfInbox(context), conditions);
  const meant = mails.filter((mail) => fits(conditions, mail));
  return {
    total: meant.length,
    lookedAt: mails.length,
    mails: meant.slice(0, mostExamples).map(({ id, fromName, fromEmail, subject }) => {
      return { id, from: fromName || fromEmail, subject };
    }),
  };
}

/** What came or went since they were looked up is left as it is. */
export async function applyMailRule(
  context: SignedInContext,
  id: number,
): Promise<{ changed: number; changeId: number | null }> {
  const { accountId } = context.caller;
  const ids = await newestOfInbox(context);
  return context.services.engine.write(async (transaction) => {
    const rule = await requireRule(transaction, accountId, id);
    const mails = await lookAt(transaction, accountId, ids, rule);
    const filed = new Map(mails.filter(isInInbox).map((mail) => [mail.id, filedBy([rule], mail, mail)]));
    const changed = mails.filter((mail) => isFiledElsewhere(mail, filed.get(mail.id) ?? mail));
    const changeId = await changeMails(transaction, context, accountId, changed, (mail) => filed.get(mail.id) ?? mail);
    return { changed: changed.length, changeId };
  });
}

async function newestOfInbox({ lists, caller }: SignedInContext): Promise<number[]> {
  const request = listRequest({ q: '', sortColumn: 'sentAt', sort: 'desc' }, { folder: { anyOf: ['inbox'] } });
  const page = { ...request, page: 1, perPage: mostMailsLookedAt };
  return (await findPage(lists, ownedBy(mailsIndex, caller.accountId), page)).ids;
}

function isInInbox({ folder, snoozedUntil }: LookedAt): boolean {
  return folder === 'inbox' && snoozedUntil === null;
}

function isFiledElsewhere(before: LookedAt, after: LookedAt): boolean {
  return (['folder', 'labels', 'isStarred', 'isRead'] as const).some((field) => before[field] !== after[field]);
}
