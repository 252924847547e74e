import { IconAlertCircle, IconCheck, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import hidden from '../../../plain/hidden.module.css';
import { useAccount } from '../../../session/session.ts';
import { useChatFormat } from '../chat-format.ts';
import { forgetWaiting, tryAgain, type Waiting } from '../composer/outbox.ts';
import type { Partner } from '../contacts/partner.ts';
import { Attachments } from './attachments.tsx';
import classes from './message-log.module.css';
import { MessageText } from './message-text.tsx';
import { Quote, writerOf } from './quote.tsx';

interface WaitingItemProps {
  message: Waiting;
  partner: Partner;
  /** Whether it has arrived by now. */
  isSent?: boolean;
}

/** A message that is on its way, or was refused. */
export function WaitingItem({ message, partner, isSent = false }: WaitingItemProps) {
  const { t } = useTranslation();
  const format = useChatFormat();
  const account = useAccount();
  const { text, at, problem, clientKey, attachments, answers } = message;
  return (
    <li
      className={classes.message}
      data-row={clientKey}
      data-own
      data-first
      data-last
      data-waiting={!isSent || undefined}
    >
      <div className={classes.bubble}>
        <span className={hidden.hidden}>{t('chat.you')}</span>
        {answers && <Quote quote={answers} name={writerOf(answers, partner, account?.id, t)} t={t} />}
        <Attachments attachments={attachments} />
        <div className={classes.text} dir="auto">
          <MessageText text={text} partner={partner} accountId={account?.id} />
        </div>
        <span className={classes.meta}>
          <time dateTime={at}>
            <bdi>{format.time(at)}</bdi>
          </time>
          {problem === null && <State isSent={isSent} />}
        </span>
      </div>
      {problem !== null && (
        <div className={classes.problem} role="alert">
          <IconAlertCircle size={16} stroke={1.5} aria-hidden />
          <span>{problem}</span>
          <button type="button" onClick={() => tryAgain(clientKey)}>
            {t('ui.tryAgain')}
          </button>
          <button type="button" onClick={() => forgetWaiting(clientKey)}>
            {t('chat.discard')}
          </button>
        </div>
      )}
    </li>
  );
}

function State({ isSent }: { isSent: boolean }) {
  const { t } = useTranslation();
  const Icon = isSent ? IconCheck : IconClock;
  return <Icon size={14} stroke={isSent ? 2 : 1.5} role="img" aria-label={t(isSent ? 'chat.sent' : 'chat.waiting')} />;
}
