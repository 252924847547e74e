import {
  CancelledError,
  type Query,
  type QueryClient,
  type QueryFilters,
  type QueryState,
} from '@tanstack/react-query';
import { isShownAhead } from './shown-ahead.ts';

/** What is on its way, and is asked for once more when it has come. */
const expected = new WeakSet<Promise<unknown>>();

/**
 * Asks again for what somebody changed. What is on its way may have been read before the change: it is waited for, and asked for once more.
 * To end it instead, as TanStack Query would, shows nothing at all where many work at once: each change ends what the one before it asked for.
 */
export function askAgain(client: QueryClient, filters: QueryFilters): void {
  const onTheWay = new Set(client.getQueryCache().findAll(filters).filter(isOnTheWay));
  for (const query of onTheWay) void askOnceMore(client, query);
  void client.invalidateQueries({
    ...filters,
    predicate: (query) => !onTheWay.has(query) && (filters.predicate?.(query) ?? true),
  });
}

/** What is tried for the second time waits before it does. */
function isOnTheWay({ state }: Query): boolean {
  return state.fetchStatus === 'fetching' && state.fetchFailureCount === 0;
}

/** Whoever ended it, or shows something ahead of the server, asks by themselves. */
export async function askOnceMore(client: QueryClient, query: Query): Promise<void> {
  const { promise, queryKey } = query;
  if (!promise || expected.has(promise)) return;
  expected.add(promise);
  const isEnded = await promise.then(
    () => false,
    (error) => error instanceof CancelledError,
  );
  const refetchType = isEnded || isShownAhead(String(queryKey[0])) ? 'none' : 'active';
  await client.invalidateQueries({ queryKey, exact: true, refetchType });
}

/**
 * The next page of a list ends what is on its way of those before it, and when it comes, all of them count as fresh. Those that are known
 * to be old are asked for after it.
 */
export function askAfterNextPages(client: QueryClient): void {
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !isNextPageOfOld(query.state)) return;
    // What is asked for anew instead of the page is on its way in a moment.
    queueMicrotask(() => {
      if (isNextPageOfOld(query.state)) void askOnceMore(client, query);
    });
  });
}

function isNextPageOfOld({ isInvalidated, fetchStatus, fetchMeta }: QueryState): boolean {
  return isInvalidated && fetchStatus === 'fetching' && fetchMeta?.fetchMore !== undefined;
}
