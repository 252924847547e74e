import { getOwnAccount, verifyEmail } from '@atrium/contract/accounts';
import { useCallback, useEffect, useState } from 'react';
import { BackendError, messageOf } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { storeAccount, storedAccount } from '../../session/stored-session.ts';

interface Verification {
  state: 'asking' | 'done' | 'useless' | 'failed';
  email: string;
  failure: string;
}

const asking: Verification = { state: 'asking', email: '', failure: '' };

/** A link works once, so each is used once, however often the page is drawn. */
const running = new Map<string, Promise<Verification>>();

async function verify(token: string): Promise<Verification> {
  try {
    const { email } = await call(verifyEmail, { body: { token } }, { keepSession: true });
    await refreshAccount();
    return { ...asking, state: 'done', email };
  } catch (error) {
    if (error instanceof BackendError && error.fieldErrors.token) return { ...asking, state: 'useless' };
    running.delete(token);
    return { ...asking, state: 'failed', failure: messageOf(error) };
  }
}

async function refreshAccount(): Promise<void> {
  if (!storedAccount()) return;
  try {
    storeAccount((await call(getOwnAccount, {})).account);
  } catch {
    // The address is confirmed all the same; the account is told anew with the next tokens.
  }
}

function verifyOnce(token: string): Promise<Verification> {
  const verifying = running.get(token) ?? verify(token);
  running.set(token, verifying);
  return verifying;
}

export function useVerification(token: string): Verification & { again: () => void } {
  const [verification, setVerification] = useState(asking);

  const again = useCallback(() => {
    setVerification(asking);
    void verifyOnce(token).then(setVerification);
  }, [token]);

  useEffect(again, [again]);

  return { ...verification, again };
}
