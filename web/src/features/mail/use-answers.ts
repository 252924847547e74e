import type { Email, MailPerson, MailReply } from '@atrium/contract/mail';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../session/session.ts';
import { useFormat } from '../../ui/format.ts';
import { isSameAddress } from './mail-people.ts';
import { openCompose } from './open-compose.ts';

type Message = Email | MailReply;

interface Answers {
  reply: (mail: Message) => void;
  replyAll: (mail: Message) => void;
  forward: (mail: Message) => void;
  /** Whether somebody else than who wrote it has it too. */
  isToSeveral: (mail: Message) => boolean;
}

/** Begins answers: to the right people, in the right thread, with what is answered below. */
export function useAnswers(): Answers {
  const { t } = useTranslation();
  const format = useFormat();
  const own = useAccount()?.email ?? '';
  const head = (mail: Message) =>
    t('mail.form.wrote', { moment: format.dateTime(mail.time), name: mail.from.name || mail.from.email });
  const answer = async (mail: Message, people: Recipients) => {
    const { replyQuote } = await import('./compose-quote.ts');
    await openCompose({
      ...people,
      inReplyTo: mail.id,
      subject: withPrefix('Re:', mail.subject),
      quote: replyQuote(head(mail), mail.message),
    });
  };
  const forward = async (mail: Message) => {
    const { forwardQuote } = await import('./compose-quote.ts');
    const lines = [
      t('mail.form.forwarded'),
      `${t('mail.fields.from')}: ${mail.from.name} <${mail.from.email}>`,
      `${t('mail.fields.date')}: ${format.dateTime(mail.time)}`,
      `${t('mail.fields.subject')}: ${mail.subject}`,
      `${t('mail.fields.to')}: ${mail.to.map(({ name, email }) => name || email).join(', ')}`,
    ];
    await openCompose({ subject: withPrefix('Fwd:', mail.subject), quote: forwardQuote(lines, mail.message) });
  };
  return {
    reply: (mail) => void answer(mail, { to: writersOf(mail, own), cc: [] }),
    replyAll: (mail) => void answer(mail, everybodyOf(mail, own)),
    forward: (mail) => void forward(mail),
    isToSeveral: (mail) => {
      const { to, cc } = everybodyOf(mail, own);
      return to.length + cc.length > 1;
    },
  };
}

interface Recipients {
  to: MailPerson[];
  cc: MailPerson[];
}

/** What one wrote oneself is answered to whom it went. */
function writersOf(mail: Message, own: string): MailPerson[] {
  if (isSameAddress(mail.from.email, own)) return mail.to;
  return [{ name: mail.from.name, email: mail.from.email }];
}

function everybodyOf(mail: Message, own: string): Recipients {
  const to = writersOf(mail, own);
  const known = [own, ...to.map(({ email }) => email)];
  const others = [...mail.to, ...mail.cc.map((email) => ({ name: '', email }))];
  const cc = others.filter(({ email }) => !known.some((address) => isSameAddress(address, email)));
  return { to, cc };
}

function withPrefix(prefix: string, subject: string): string {
  return subject.toLowerCase().startsWith(prefix.toLowerCase()) ? subject : `${prefix} ${subject}`.trim();
}
