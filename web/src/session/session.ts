import { type Account, logout, type SignedIn } from '@atrium/contract/accounts';
import type { AnyRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { askNoMore, call } from '../backend/client.ts';
import { whenAnswered } from '../backend/commands-under-way.ts';
import { mayLoseUnsaved } from '../navigation/unsaved.ts';
import { onShownAccountChange, shownAccount } from './shown-account.ts';
import {
  clearSession,
  isWaitingForSignIn,
  onSessionChange,
  storedAccount,
  storedRefreshToken,
  storeSession,
} from './stored-session.ts';

const longestGoodbye = 3_000;
let isLeaving = false;

/** The account that is signed in, in this and every other tab, with the rights that the page goes by. */
export function useAccount(): Account | null {
  return useSyncExternalStore(onShownAccountChange, shownAccount, shownAccount);
}

/** Whether the session of this page has ended, and the page waits for the account to sign in again. */
export function useIsWaitingForSignIn(): boolean {
  return useSyncExternalStore(onSessionChange, isWaitingForSignIn, isWaitingForSignIn);
}

/** Signs in here and in the other tabs; the pages for who is not signed in then lead inside by themselves. */
export function signIn(signedIn: SignedIn): void {
  storeSession(signedIn);
}

/** Signs out, unless something that was typed would be lost, and is to be kept. */
export async function signOutAskingFirst(): Promise<void> {
  if (await mayLoseUnsaved()) await signOut();
}

/** Signs out whatever the network does, and loads the sign-in page anew, so that nothing of the account stays in memory. */
export async function signOut(): Promise<void> {
  // Here before there, so that neither this tab nor another one asks anything more for a session that has ended.
  isLeaving = true;
  // What was done a moment ago is done in this session yet.
  await Promise.race([whenAnswered(), new Promise((resolve) => setTimeout(resolve, longestGoodbye))]);
  const refreshToken = storedRefreshToken() ?? undefined;
  askNoMore();
  clearSession();
  try {
    await call(logout, { body: { refreshToken } }, { keepSession: true, signal: AbortSignal.timeout(longestGoodbye) });
  } catch {
    // The server was not told: there the session ends by itself when its refresh token does.
  } finally {
    location.assign(`${import.meta.env.BASE_URL}login`);
  }
}

/** Keeps this tab where it is although its session ends: whoever ends it leads the tab on. Answers what takes that back. */
export function stayMeanwhile(): () => void {
  isLeaving = true;
  return () => {
    isLeaving = false;
  };
}

/** Takes this tab where the session is, whichever tab began or ended it: the guards of the current page decide anew. */
export function followSession(router: AnyRouter): void {
  let accountId = storedAccount()?.id;
  addEventListener('keydown', closeNothing, { capture: true });
  onSessionChange(() => {
    const nextId = storedAccount()?.id;
    if (nextId === accountId || isLeaving) return;
    const isSomebodyElse = accountId !== undefined && nextId !== undefined;
    accountId = nextId;
    if (!isSomebodyElse) return void router.invalidate();
    askNoMore();
    location.reload();
  });
}

/** Escape would close a panel under the question to sign in again. Added before any panel listens, this is heard first. */
function closeNothing(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !isWaitingForSignIn()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
