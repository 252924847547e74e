import type { Email, MailReply } from '@atrium/contract/mail';
import { type AnswerKind, answerTo } from '@atrium/contract/mail-answers';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../../session/session.ts';
import { useFormat } from '../../../ui/format.ts';
import { filesOf } from '../compose/compose-files.ts';
import { openCompose } from '../compose/open-compose.ts';

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
  const quoteOf = async (mail: Message, kind: AnswerKind) => {
    const { replyQuote, forwardQuote } = await import('../compose/compose-quote.ts');
    const name = mail.from.name || mail.from.email;
    const moment = format.dateTime(mail.time);
    if (kind !== 'forward') return replyQuote(t('mail.form.wrote', { moment, name }), mail.message);
    const lines = [
      t('mail.form.forwarded'),
      `${t('mail.fields.from')}: ${mail.from.name} <${mail.from.email}>`,
      `${t('mail.fields.date')}: ${moment}`,
      `${t('mail.fields.subject')}: ${mail.subject}`,
      `${t('mail.fields.to')}: ${mail.to.map((person) => person.name || person.email).join(', ')}`,
    ];
    return forwardQuote(lines, mail.message);
  };
  const startOf = async (mail: Message, kind: AnswerKind) => {
    const { to, cc, subject, inReplyTo, attachments } = answerTo(mail, kind, own);
    return {
      to,
      cc: cc.map((email) => mail.to.find((person) => person.email === email) ?? { name: '', email }),
      subject,
      inReplyTo: inReplyTo ?? null,
      files: filesOf(mail.attachments).filter(({ id }) => id !== null && attachments.includes(id)),
      quote: await quoteOf(mail, kind),
    };
  };
  const answer = (mail: Message, kind: AnswerKind) => void openCompose(startOf(mail, kind));
  return {
    reply: (mail) => answer(mail, 'reply'),
    replyAll: (mail) => answer(mail, 'reply-all'),
    forward: (mail) => answer(mail, 'forward'),
    isToSeveral: (mail) => {
      const { to, cc } = answerTo(mail, 'reply-all', own);
      return to.length + cc.length > 1;
    },
  };
}
