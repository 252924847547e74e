import * as z from 'zod/mini';
import type { PlaceKind } from './place-icons.ts';

/** What was opened from the search, of this account in this browser. */
const Recent = z.object({
  path: z.string(),
  title: z.string(),
  detail: z._default(z.string(), ''),
  kind: z.string(),
});
interface Recent {
  path: string;
  title: string;
  detail: string;
  kind: PlaceKind;
}

const most = 6;
const keyOf = (accountId: number) => `atrium.recent.${accountId}`;

export function recentOf(accountId: number): Recent[] {
  try {
    const kept = z.array(Recent).safeParse(JSON.parse(localStorage.getItem(keyOf(accountId)) ?? '[]'));
    return kept.success ? (kept.data as Recent[]) : [];
  } catch {
    return [];
  }
}

export function rememberRecent(accountId: number, recent: Recent): void {
  const others = recentOf(accountId).filter(({ path }) => path !== recent.path);
  try {
    localStorage.setItem(keyOf(accountId), JSON.stringify([recent, ...others].slice(0, most)));
  } catch {
    // A browser that keeps nothing has no recent places.
  }
}
