import { useEffect } from 'react';

/** What was written without a network goes out from whichever page is opened next. */
export function useUnsent(): void {
  useEffect(() => {
    if (!Object.keys(localStorage).some((key) => key.startsWith('chat-outbox:'))) return;
    void import('../features/chat/composer/outbox.ts').then(({ sendWaiting }) => sendWaiting());
  }, []);
}
