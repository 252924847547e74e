import type { ChatQuote } from '@atrium/contract/chat';
import type { TFunction } from 'i18next';
import hidden from '../../../plain/hidden.module.css';
import { nameOf, type Partner } from '../contacts/partner.ts';
import classes from './quote.module.css';

interface QuoteProps {
  quote: ChatQuote;
  /** Who wrote it. */
  name: string;
  t: TFunction;
  /** What it is, for those who do not see it: what a message answers, where nothing else is said. */
  label?: string;
  /** Leads to the message; left out where it is only shown. */
  onOpen?: (messageId: number) => void;
}

/** The message that another one answers, or that is forwarded. */
export function Quote({ quote, name, t, label = t('chat.answer.to'), onOpen }: QuoteProps) {
  const { id, words, gone } = quote;
  if (gone !== null) return <div className={classes.quote}>{t(`chat.answer.${gone}`)}</div>;
  const content = (
    <>
      <span className={hidden.hidden}>{label} </span>
      <span className={classes.name}>
        <bdi>{name}</bdi>
      </span>
      <span className={classes.words}>
        <bdi>{words}</bdi>
      </span>
    </>
  );
  if (!onOpen) return <div className={classes.quote}>{content}</div>;
  return (
    <button type="button" className={classes.quote} onClick={() => onOpen(id)}>
      {content}
    </button>
  );
}

/** What its writer is called beside a message. */
export function writerOf(
  { senderId }: Pick<ChatQuote, 'senderId'>,
  partner: Partner,
  accountId: number | undefined,
  t: TFunction,
): string {
  return senderId === accountId ? t('chat.answer.you') : nameOf(partner, senderId);
}
