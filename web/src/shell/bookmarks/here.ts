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

/** The address that is shown now, and what kind of thing it is: with parameters it is a list as somebody looks at it. */
export function useHere(): { path: string; kind: BookmarkKind } {
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location });
  const path = `${pathname === '/' ? pathname : pathname.replace(/\/$/, '')}${searchStr}`;
  const kind = kinds.find(([pattern]) => pattern.test(path))?.[1];
  return { path, kind: kind ?? (searchStr === '' ? 'page' : 'view') };
}
