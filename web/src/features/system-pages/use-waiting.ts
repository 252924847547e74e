import { confirmWaiting, leaveWaitlist } from '@atrium/contract/waitlist';
import { useCallback, useEffect, useState } from 'react';
import { BackendError, messageOf } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';

interface Waiting {
  state: 'asking' | 'waiting' | 'left' | 'useless' | 'failed';
  email: string;
  failure: string;
}

const asking: Waiting = { state: 'asking', email: '', failure: '' };

/** A link is followed once, however often the page is drawn. */
const running = new Map<string, Promise<Waiting>>();

async function confirm(token: string): Promise<Waiting> {
  try {
    const { email } = await call(confirmWaiting, { body: { token } }, { keepSession: true });
    return { ...asking, state: 'waiting', email };
  } catch (error) {
    if (error instanceof BackendError && error.fieldErrors.token) return { ...asking, state: 'useless' };
    running.delete(token);
    return { ...asking, state: 'failed', failure: messageOf(error) };
  }
}

function confirmOnce(token: string): Promise<Waiting> {
  const confirming = running.get(token) ?? confirm(token);
  running.set(token, confirming);
  return confirming;
}

async function leave(token: string): Promise<Waiting> {
  await call(leaveWaitlist, { body: { token } }, { keepSession: true });
  const left: Waiting = { ...asking, state: 'left' };
  // Whoever comes back to this page is not put on the list again.
  running.set(token, Promise.resolve(left));
  return left;
}

export function useWaiting(token: string): Waiting & { again: () => void; isLeaving: boolean; leave: () => void } {
  const [waiting, setWaiting] = useState(asking);
  const [isLeaving, setIsLeaving] = useState(false);

  const again = useCallback(() => {
    setWaiting(asking);
    void confirmOnce(token).then(setWaiting);
  }, [token]);

  useEffect(again, [again]);

  async function go(): Promise<void> {
    setIsLeaving(true);
    try {
      setWaiting(await leave(token));
    } catch (error) {
      setWaiting({ ...waiting, failure: messageOf(error) });
    } finally {
      setIsLeaving(false);
    }
  }

  return { ...waiting, again, isLeaving, leave: () => void go() };
}
