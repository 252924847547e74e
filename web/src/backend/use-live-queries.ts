import type { LiveChange } from '@atrium/contract/changes';
import {
  type QueryClient,
  type QueryFilters,
  type QueryKey,
  type QueryState,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { askAgain } from './ask-again.ts';
import { isConnected, onConnectionChange } from './connection.ts';
import { subscribeToChanges } from './live.ts';
import { isFirstLoad } from './query-client.ts';
import { isShownAhead } from './shown-ahead.ts';

/**
 * Loads again what somebody changed. Query keys start with the entity's name, and those about one record
 * have its id third, a number: `['user', 'one', 7]`. Those of `change` follow every change, and those that show other things too name
 * them: `meta: { follows: ['product'] }`.
 */
export function useLiveQueries(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      subscribeToChanges({
        onChange(change) {
          follow(client, change);
          askAgain(client, { queryKey: ['change'] });
        },
        onMissed(before) {
          void client.invalidateQueries({ predicate: ({ state }) => mayBeOld(state, before) });
        },
      }),
    [client],
  );
  useEffect(
    () =>
      onConnectionChange(() => {
        if (isConnected()) void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
      }),
    [client],
  );
}

/** What a page begins with is on its way while the stream begins: it is not asked for twice because something changed before. */
function mayBeOld(state: QueryState, before: number): boolean {
  if (isFirstLoad(state)) return before === Number.POSITIVE_INFINITY;
  return state.dataUpdatedAt < before;
}

/**
 * What is about another record stays as it is. Nobody is asked for one that is gone: its page hears so from `one`, which is null from now on,
 * until an undo brings it back.
 */
function follow(client: QueryClient, { entity, entityId, action }: LiveChange): void {
  const isGone = action === 'delete';
  if (isGone) client.setQueriesData({ queryKey: [entity, 'one', entityId] }, null);
  // Otherwise what one did a moment ago would be gone from the page until it is done.
  if (!isShownAhead(entity)) {
    const record: QueryFilters = { queryKey: [entity], predicate: ({ queryKey }) => recordOf(queryKey) === entityId };
    if (isGone) void client.invalidateQueries({ ...record, refetchType: 'none' });
    else askAgain(client, record);
    askAgain(client, { queryKey: [entity], predicate: ({ queryKey }) => recordOf(queryKey) === undefined });
  }
  askAgain(client, {
    predicate: ({ queryKey, meta }) =>
      Array.isArray(meta?.follows) && meta.follows.includes(entity) && !isShownAhead(String(queryKey[0])),
  });
}

function recordOf(key: QueryKey): number | undefined {
  return typeof key[2] === 'number' ? key[2] : undefined;
}
