import { useTranslation } from 'react-i18next';
import classes from './chat.module.css';
import { Composer } from './composer.tsx';
import type { OpenProps } from './conversation.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import logClasses from './message-log.module.css';
import { Nothing, useWaitingTo } from './message-log.tsx';
import { WaitingItem } from './waiting-item.tsx';

/** Somebody to whom nobody has written yet. */
export function FirstWords({ partner, onSearch }: OpenProps) {
  const { t } = useTranslation();
  const waiting = useWaitingTo(partner.key, []);
  return (
    <section className={classes.conversation} aria-label={t('chat.conversation')}>
      <ConversationHeader partner={partner} onPanel={() => onSearch({ panel: 'contact' })} />
      <div className={logClasses.frame}>
        <div className={logClasses.log}>
          <div className={logClasses.content}>
            {waiting.length === 0 && <Nothing partner={partner} />}
            <ol className={logClasses.list}>
              {waiting.map((message) => (
                <WaitingItem key={message.clientKey} message={message} partner={partner} />
              ))}
            </ol>
          </div>
        </div>
      </div>
      <Composer partner={partner} editing={null} />
    </section>
  );
}
