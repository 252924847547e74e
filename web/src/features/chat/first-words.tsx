import { useTranslation } from 'react-i18next';
import classes from './chat.module.css';
import { Composer } from './composer.tsx';
import type { OpenProps } from './conversation.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import logClasses from './message-log.module.css';
import { Nothing, useWaitingTo } from './message-log.tsx';
import { WaitingItem } from './waiting-item.tsx';

/** A contact to whom nobody has written yet. */
export function FirstWords({ contact, onSearch }: OpenProps) {
  const { t } = useTranslation();
  const waiting = useWaitingTo(contact.id, []);
  return (
    <section className={classes.conversation} aria-label={t('chat.conversation')}>
      <ConversationHeader contact={contact} onPanel={() => onSearch({ panel: 'contact' })} />
      <div className={logClasses.frame}>
        <div className={logClasses.log}>
          <div className={logClasses.content}>
            {waiting.length === 0 && <Nothing name={contact.fullName} />}
            <ol className={logClasses.list}>
              {waiting.map((message) => (
                <WaitingItem key={message.clientKey} message={message} contact={contact} />
              ))}
            </ol>
          </div>
        </div>
      </div>
      <Composer contact={contact} editing={null} />
    </section>
  );
}
