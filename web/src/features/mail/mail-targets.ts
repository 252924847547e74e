import type { Email, MailFolder, MailReply } from '@atrium/contract/mail';
import { useIsOwn } from './thread/mail-people.ts';

type Shown = Email | MailReply;

const ofOthers: readonly MailFolder[] = ['inbox', 'spam', 'trash'];

/**
 * Where mails can be moved: what others wrote is in the inbox, in spam or in the trash; what one wrote oneself is where it belongs, or in the
 * trash.
 */
export function useTargets(mails: readonly Shown[]): MailFolder[] {
  const isOwn = useIsOwn();
  return targetsOf(mails, isOwn);
}

export function targetsOf(mails: readonly Shown[], isOwn: (mail: Shown) => boolean): MailFolder[] {
  const places = mails.map((mail) => placesOf(mail, isOwn(mail)));
  const [first = []] = places;
  const shared = first.filter((folder) => places.every((others) => others.includes(folder)));
  return shared.filter((folder) => !mails.every((mail) => mail.folder === folder));
}

function placesOf(mail: Shown, isOwn: boolean): readonly MailFolder[] {
  if (!isOwn || mail.folder === 'inbox' || mail.folder === 'snoozed' || mail.folder === 'spam') return ofOthers;
  // What has not left yet is called back first.
  if (mail.folder === 'scheduled' || mail.sending) return [];
  return [mail.isDraft ? 'draft' : 'sent', 'trash'];
}

/** Where what lies in the trash goes back to, when that is one place. */
export function homeFolder(targets: readonly MailFolder[]): MailFolder | null {
  if (targets.includes('inbox')) return 'inbox';
  const [only, ...others] = targets;
  return only && others.length === 0 ? only : null;
}
