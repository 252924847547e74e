import type { Email, MailReply } from '@atrium/contract/mail';

type Message = Email | MailReply;

/**
 * The messages of a thread, the oldest first. What one wrote to oneself is there as sent and as received, and is one message: the mail that
 * was opened, else what was received, which may be unread.
 */
export function messagesOf(mail: Email): Message[] {
  const copies = Map.groupBy([mail, ...mail.replies], sayingOf);
  return [...copies.values()]
    .flatMap(([first, ...others]: Message[]) => {
      if (first === undefined || first.id === mail.id) return first ?? [];
      return others.find(({ folder }) => folder === 'inbox') ?? first;
    })
    .toSorted((one, other) => one.time.localeCompare(other.time) || one.id - other.id);
}

/** The same words of the same person at the same moment. */
function sayingOf({ from, time, subject, message }: Message): string {
  return JSON.stringify([from.email, time, subject, message]);
}
