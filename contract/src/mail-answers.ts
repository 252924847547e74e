import type { Email, MailPerson } from './mail.ts';

export const answerKinds = ['reply', 'reply-all', 'forward'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** What an answer to a mail begins with. */
export interface MailAnswer {
  to: MailPerson[];
  cc: string[];
  subject: string;
  /** The mail whose thread it belongs to; none for what is passed on. */
  inReplyTo: number | undefined;
  /** The files that are passed on. */
  attachments: number[];
}

type Answered = Pick<Email, 'id' | 'from' | 'to' | 'cc' | 'replyTo' | 'subject' | 'attachments'>;

/** To whom an answer goes, what it is called and what goes along. What one wrote oneself is answered to whom it went. */
export function answerTo(mail: Answered, kind: AnswerKind, ownAddress: string): MailAnswer {
  if (kind === 'forward') {
    const attachments = mail.attachments.flatMap(({ id }) => id ?? []);
    return { to: [], cc: [], subject: withPrefix('Fwd', mail.subject), inReplyTo: undefined, attachments };
  }
  const isOwn = isSame(mail.from.email, ownAddress);
  const to = isOwn
    ? mail.to
    : mail.replyTo.length > 0
      ? mail.replyTo
      : [{ name: mail.from.name, email: mail.from.email }];
  const others = isOwn ? mail.cc : [...mail.to.map(({ email }) => email), ...mail.cc];
  const known = [ownAddress, ...to.map(({ email }) => email)];
  const cc = kind === 'reply' ? [] : others.filter((address) => !known.some((other) => isSame(other, address)));
  const subject = withPrefix('Re', mail.subject);
  return { to: once(to), cc: [...new Set(cc)], subject, inReplyTo: mail.id, attachments: [] };
}

function once(people: readonly MailPerson[]): MailPerson[] {
  return people.filter(({ email }, index) => people.findIndex((other) => isSame(other.email, email)) === index);
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

const longestSubject = 500;
/** What mail programs of several languages put before a subject. */
const prefixes = {
  Re: /^\s*(?:(?:re|aw|sv|vs|antw|res|rif)(?:\[\d+\])?\s*:\s*)+/i,
  Fwd: /^\s*(?:(?:fwd?|wg|tr|enc|rv|vb)(?:\[\d+\])?\s*:\s*)+/i,
};

/** With the prefix once, whatever stood there. */
function withPrefix(prefix: keyof typeof prefixes, subject: string): string {
  return `${prefix}: ${subject.replace(prefixes[prefix], '')}`.slice(0, longestSubject).trim();
}

/** A subject without what answering has put before it: what mails of a thread have in common. */
export function bareSubject(subject: string): string {
  const bare = subject.replace(prefixes.Re, '').replace(prefixes.Fwd, '');
  return bare === subject ? bare.trim() : bareSubject(bare);
}
