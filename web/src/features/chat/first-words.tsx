import logClasses from './message-log.module.css';
import { Nothing, useWaitingTo } from './message-log.tsx';
import type { Partner } from './partner.ts';
import { WaitingItem } from './waiting-item.tsx';

/** In the place of what was said, with somebody to whom nobody has written yet. */
export function FirstWords({ partner }: { partner: Partner }) {
  const waiting = useWaitingTo(partner.key, []);
  return (
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
  );
}
