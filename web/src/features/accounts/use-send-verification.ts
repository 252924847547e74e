import { sendVerification } from '@atrium/contract/accounts';
import { useState } from 'react';
import { messageOf } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';

export function useSendVerification() {
  const [isBusy, setIsBusy] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(): Promise<void> {
    setIsBusy(true);
    setIsSent(false);
    setFailure(null);
    try {
      await call(sendVerification, {});
      setIsSent(true);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, isSent, failure, send: () => void send() };
}
