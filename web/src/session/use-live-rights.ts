import { type Account, getOwnAccount } from '@atrium/contract/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../backend/client.ts';
import { subscribeToChanges } from '../backend/live.ts';
import { onRefusal } from '../backend/refusals.ts';
import { notify } from '../ui/notify.tsx';
import { useAreRightsTaken } from './shown-account.ts';
import { storeAccount, storedAccount } from './stored-session.ts';

/** Keeps to what the account may do at this moment: menu, pages and buttons follow at once. An administrator may do everything anyway. */
export function useLiveRights(account: Account | null): void {
  const isFixed = account === null || account.role === 'admin';
  const accountId = account?.id;
  useEffect(() => {
    if (isFixed) return;
    const stops = [
      onRefusal(() => void loadRights()),
      subscribeToChanges({
        onChange({ entity, entityId }) {
          const roleId = storedAccount()?.accessRole?.id;
          const isOwn = (entity === 'account' && entityId === accountId) || (entity === 'role' && entityId === roleId);
          if (isOwn) void loadRights();
        },
        onMissed: () => void loadRights(),
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isFixed, accountId]);
  useTaken();
  useFollowed(JSON.stringify(account?.ability));
}

/** Where a page keeps the rights of before, because something is typed in it, its form says more of it. */
function useTaken(): void {
  const { t } = useTranslation();
  const areTaken = useAreRightsTaken();
  useEffect(() => {
    if (areTaken) notify({ message: t('roles.followed'), tone: 'info' });
  }, [areTaken, t]);
}

let isLoading = false;
let isAskedAgain = false;

/** One loading at a time; whoever asks meanwhile is served by one more. */
async function loadRights(): Promise<void> {
  isAskedAgain = true;
  if (isLoading) return;
  isLoading = true;
  try {
    while (isAskedAgain) {
      isAskedAgain = false;
      await load();
    }
  } catch {
    // Nobody answered: the next change, or the next call that is refused, asks again.
  } finally {
    isLoading = false;
  }
}

async function load(): Promise<void> {
  const { account } = await call(getOwnAccount, {});
  const stored = storedAccount();
  if (stored?.id !== account.id) return;
  const next = { ...stored, ...account };
  if (JSON.stringify(next) !== JSON.stringify(stored)) storeAccount(next);
}

/** With other rights, the guards of the page decide anew, and what was loaded with the old ones is asked for again or forgotten. */
function useFollowed(rights: string | undefined): void {
  const { t } = useTranslation();
  const client = useQueryClient();
  const router = useRouter();
  const followed = useRef(rights);
  useEffect(() => {
    if (rights === undefined || followed.current === rights) return;
    followed.current = rights;
    client.removeQueries({ type: 'inactive' });
    notify({ message: t('roles.followed'), tone: 'info' });
    void router.invalidate().then(() => client.invalidateQueries());
  }, [rights, client, router, t]);
}
