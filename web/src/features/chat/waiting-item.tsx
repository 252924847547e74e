import { IconAlertCircle, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import hidden from '../../plain/hidden.module.css';
import { Attachments } from './attachments.tsx';
import { useChatFormat } from './chat-format.ts';
import classes from './message-log.module.css';
import { forgetWaiting, tryAgain, type Waiting } from './outbox.ts';

/** A message that is on its way, or was refused. */
export function WaitingItem({ message }: { message: Waiting }) {
  const { t } = useTranslation();
  const format = useChatFormat();
  const { text, at, problem, clientKey, attachments } = message;
  return (
    <li className={classes.message} data-row={clientKey} data-own data-first data-last data-waiting>
      <div className={classes.bubble}>
        <span className={hidden.hidden}>{t('chat.you')}</span>
        <Attachments attachments={attachments} />
        <span className={classes.text} dir="auto">
          {text}
        </span>
        <span className={classes.meta}>
          <time dateTime={at}>{format.time(at)}</time>
          {problem === null && <IconClock size={14} stroke={1.5} role="img" aria-label={t('chat.waiting')} />}
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
