import * as routes from '@atrium/contract/mail';
import { countUnreadMails } from '@atrium/contract/mail-unread';
import type { SignedInContext } from '../../context.ts';
import { handle } from '../../handle.ts';
import { countMails } from './mail.queries.ts';
import { listMails, readMail, readMailBeside } from './mail.read.ts';
import { deleteMails, emptyFolder } from './mail.removal.ts';
import { snoozeMails } from './mail.snooze.ts';
import { toggleLabel, updateMails } from './mail.ts';
import { addDraft, deleteDraft, updateDraft } from './writing/mail.drafts.ts';
import { cancelMail, sendMail } from './writing/mail.send.ts';
import type { Kept } from './writing/mail.writings.ts';

export const mailEndpoints = [
  handle(routes.listMails, (context, { query }) => listMails(context, query)),

  handle(countUnreadMails, async ({ lists, caller }) => ({
    unread: (await countMails(lists.database, caller.accountId)).inbox,
  })),

  handle(routes.updateMails, async (context, { body }) => ({
    changeId: await updateMails(context, body.emailIds, body.dataToUpdate),
  })),

  handle(routes.snoozeMails, async (context, { body }) => ({
    changeId: await snoozeMails(context, body.emailIds, body.until),
  })),

  handle(routes.toggleMailLabel, async (context, { body }) => ({
    changeId: await toggleLabel(context, body.emailIds, body.label),
  })),

  handle(routes.getMail, (context, { query: { id, ...list } }) => readMail(context, id, list)),

  handle(routes.paginateMail, (context, { query: { dir, emailId, ...list } }) =>
    readMailBeside(context, emailId, dir, list),
  ),

  handle(routes.sendMail, async (context, { body }) => sent(context, await sendMail(context, body))),

  handle(routes.cancelMail, async (context, { parameters }) => sent(context, await cancelMail(context, parameters.id))),

  handle(routes.deleteMails, async (context, { body }) => ({ changeId: await deleteMails(context, body.emailIds) })),

  handle(routes.emptyMailFolder, (context, { body }) => emptyFolder(context, body.folder)),

  handle(routes.addMailDraft, async (context, { body }) => kept(context, await addDraft(context, body))),

  handle(routes.updateMailDraft, async (context, { parameters, body }) =>
    kept(context, await updateDraft(context, parameters.id, body)),
  ),

  handle(routes.deleteMailDraft, async (context, { parameters }) => ({
    changeId: await deleteDraft(context, parameters.id),
  })),
];

async function sent(context: SignedInContext, { id, changeId }: Kept) {
  return { ...(await kept(context, { id })), changeId };
}

async function kept(context: SignedInContext, { id }: Pick<Kept, 'id'>) {
  return { email: await readMail(context, id, { q: '' }) };
}
