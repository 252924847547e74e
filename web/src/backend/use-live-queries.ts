import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isConnected, onConnectionChange } from './connection.ts';
import { subscribeToChanges } from './live.ts';

/** Loads again what somebody changed: query keys start with the entity's name, those of `change` follow every change. */
export function useLiveQueries(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      subscribeToChanges(({ entity }) => {
        void client.invalidateQueries({ queryKey: [entity] });
        void client.invalidateQueries({ queryKey: ['change'] });
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
