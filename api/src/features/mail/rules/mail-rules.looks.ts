import type { MailRuleConditions } from '@atrium/contract/mail-rules';
import type { Database } from '../../../database/engine.ts';
import { inOrder } from '../../../lists/in-order.ts';
import { longestSearchedText } from '../mail.list.ts';
import { fits, type Judged, textOf } from './mail-rules.deeds.ts';
import { findBodies, findJudgedMails, type JudgedMail } from './mail-rules.queries.ts';

export type LookedAt = JudgedMail & Pick<Judged, 'text'>;

// A quarter of a second.
const mostBytesRead = 20_000_000;

/**
 * Mails, in the order of their ids, as a rule has to know them: those of which all but the words fit are read as a whole, where the search has
 * not all of them. When that would be very much, the mails after that are left out.
 */
export async function lookAt(
  database: Database,
  accountId: number,
  ids: readonly number[],
  rule: MailRuleConditions,
): Promise<LookedAt[]> {
  if (ids.length === 0) return [];
  const known = inOrder(ids, await findJudgedMails(database, accountId, ids)).map(unread);
  const open = new Set(known.filter((mail) => isOpen(rule, mail)));
  const mails = withinReach(known, open);
  const toRead = mails.filter((mail) => open.has(mail)).map(({ messageId }) => messageId);
  const bodies = await findBodies(database, toRead);
  return mails.map((mail) => ({ ...mail, text: textOf(bodies.get(mail.messageId) ?? '') }));
}

function unread(mail: JudgedMail): LookedAt {
  return { ...mail, text: () => '' };
}

/** Whether it depends on what the search has not whether a mail is meant. */
function isOpen(rule: MailRuleConditions, mail: LookedAt): boolean {
  return mail.bytes > longestSearchedText && fits({ ...rule, words: '' }, mail) && !fits(rule, mail);
}

function withinReach(mails: readonly LookedAt[], open: ReadonlySet<LookedAt>): readonly LookedAt[] {
  let bytes = 0;
  const end = mails.findIndex((mail) => {
    bytes += open.has(mail) ? mail.bytes : 0;
    return bytes > mostBytesRead;
  });
  return end < 0 ? mails : mails.slice(0, end);
}
