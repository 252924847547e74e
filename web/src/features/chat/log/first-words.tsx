import { useEffect, useState } from 'react';
import { useLatest } from '../../../ui/use-latest.ts';
import { onSent, type Waiting } from '../composer/outbox.ts';
import type { Partner } from '../contacts/partner.ts';
import logClasses from './message-log.module.css';
import { Nothing, useWaitingTo } from './message-log.tsx';
import { WaitingItem } from './waiting-item.tsx';

/** In the place of what was said, with somebody to whom nobody has written yet. */
export function FirstWords({ partner }: { partner: Partner }) {
  const waiting = useWaitingTo(partner.key, []);
  const sent = useSent(waiting);
  const sentKeys = new Set(sent.map(({ clientKey }) => clientKey));
  const said = [...sent, ...waiting.filter(({ clientKey }) => !sentKeys.has(clientKey))];
  return (
    <div className={logClasses.frame}>
      <div className={logClasses.log}>
        <div className={logClasses.content}>
          {said.length === 0 && <Nothing partner={partner} />}
          <ol className={logClasses.list}>
            {said.map((message) => (
              <WaitingItem
                key={message.clientKey}
                message={message}
                partner={partner}
                isSent={sentKeys.has(message.clientKey)}
              />
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}

/** What has gone is out of the outbox before the chat is here that has it: until then it stands where it was. */
function useSent(waiting: readonly Waiting[]): readonly Waiting[] {
  const latest = useLatest(waiting);
  const [sent, setSent] = useState<readonly Waiting[]>([]);
  useEffect(
    () =>
      onSent(({ message }) => {
        const gone = latest.current.filter(({ clientKey }) => clientKey === message.clientKey);
        setSent((before) => [...before, ...gone]);
      }),
    [latest],
  );
  return sent;
}
