import type { BookmarkKind } from '@atrium/contract/bookmarks';
import { useRouterState } from '@tanstack/react-router';

const kinds: readonly (readonly [pattern: RegExp, kind: BookmarkKind])[] = [
  [/^\/apps\/user\/view\//, 'user'],
  [/^\/apps\/invoice\/(preview|edit|quote\/view)\//, 'invoice'],
  [/^\/apps\/ecommerce\/orders?\/./, 'order'],
  [/^\/apps\/ecommerce\/product-detail\/./, 'product'],
  [/^\/pages\/(blog\/detail|knowledge-base)\/./, 'article'],
  [/^\/apps\/todo\b.*[?&]task=/, 'task'],
  [/^\/apps\/email\b.*[?&]mail=/, 'mail'],
  [/^\/apps\/calendar\b.*[?&]event=/, 'event'],
];

/** A page that leads on to the first of its parts is that part. */
const fronts: ReadonlyMap<string, string> = new Map([['/apps/email/inbox', '/apps/email']]);

/** The address that is shown now, and what kind of thing it is: with parameters it is a list as somebody looks at it. */
export function useHere(): { path: string; kind: BookmarkKind } {
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location });
  const address = `${pathname === '/' ? pathname : pathname.replace(/\/$/, '')}${searchStr}`;
  const path = fronts.get(address) ?? address;
  const kind = kinds.find(([pattern]) => pattern.test(path))?.[1];
  return { path, kind: kind ?? (searchStr === '' ? 'page' : 'view') };
}
