import type { LiveChange } from '@atrium/contract/changes';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isConnected, onConnectionChange } from './connection.ts';
import { subscribeToChanges } from './live.ts';

/**
 * Loads again what somebody changed. Query keys start with the entity's name, and those about one record have its id third:
 * `['user', 'one', 7]`. Those of `change` follow every change.
 */
export function useLiveQueries(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      subscribeToChanges({
        onChange(change) {
          if (change.action === 'delete') forget(client, change);
          else void client.invalidateQueries({ queryKey: [change.entity] });
          void client.invalidateQueries({ queryKey: ['change'] });
        },
        onMissed(before) {
          void client.invalidateQueries({ predicate: ({ state }) => state.dataUpdatedAt < before });
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

/** Nobody is asked for a record that is gone: its page hears so from `one`, which is null from now on, until an undo brings it back. */
function forget(client: QueryClient, { entity, entityId }: LiveChange): void {
  const isOfRecord = (key: QueryKey) => key[2] === entityId;
  client.setQueriesData({ queryKey: [entity, 'one', entityId] }, null);
  void client.invalidateQueries({ queryKey: [entity], predicate: ({ queryKey }) => !isOfRecord(queryKey) });
  void client.invalidateQueries({
    queryKey: [entity],
    predicate: ({ queryKey }) => isOfRecord(queryKey),
    refetchType: 'none',
  });
}
