import type { Account } from '@atrium/contract/accounts';
import { useSyncExternalStore } from 'react';
import { hasUnsaved, onUnsavedGone } from '../navigation/unsaved.ts';
import { onSessionChange, storedAccount } from './stored-session.ts';

let shown: Account | null = null;

/**
 * The account that pages go by. Who loses a right over something that was typed would be led away, and lose that too: until it is saved
 * or left, or the right is there again, the page stays with the rights that it was begun with. The server has the last word anyway.
 */
export function shownAccount(): Account | null {
  const account = storedAccount();
  if (account !== shown && !(hasUnsaved() && mayLess(account, shown))) shown = account;
  return shown;
}

/** Whether the same account may not do all that it could before. */
function mayLess(now: Account | null, before: Account | null): boolean {
  if (!now || now.id !== before?.id) return false;
  return before.ability.some(
    (held) =>
      !now.ability.some(
        ({ action, subject }) =>
          (subject === held.subject || subject === 'all') && (action === held.action || action === 'manage'),
      ),
  );
}

export function onShownAccountChange(listener: () => void): () => void {
  const stops = [onSessionChange(listener), onUnsavedGone(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Whether rights were taken away, and the page goes by those of before. */
export function useAreRightsTaken(): boolean {
  return useSyncExternalStore(onShownAccountChange, areRightsTaken, areRightsTaken);
}

function areRightsTaken(): boolean {
  return mayLess(storedAccount(), shownAccount());
}
