import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isConnected, onConnectionChange } from './connection.ts';
import { subscribeToChanges } from './live.ts';

/** Loads again what somebody changed: query keys start with the entity's name, those of `change` follow every change. */
export function useLiveQueries(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      subscribeToChanges({
        onChange({ entity }) {
          void client.invalidateQueries({ queryKey: [entity] });
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
