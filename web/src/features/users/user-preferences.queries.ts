import type { NotificationChoice } from '@atrium/contract/notification-choices';
import {
  type Connection,
  getUserConnections,
  getUserNotifications,
  setUserConnections,
  setUserNotifications,
} from '@atrium/contract/users';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../backend/client.ts';

export function userNotificationsQuery(id: number) {
  return queryOptions({
    queryKey: ['user', 'notifications', id],
    queryFn: ({ signal }) => call(getUserNotifications, { parameters: { id } }, { signal }),
  });
}

export function userConnectionsQuery(id: number) {
  return queryOptions({
    queryKey: ['user', 'connections', id],
    queryFn: async ({ signal }) => (await call(getUserConnections, { parameters: { id } }, { signal })).connections,
  });
}

export function useSetNotifications(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (notifications: NotificationChoice[]) =>
      call(setUserNotifications, { parameters: { id }, body: { notifications } }),
    onSuccess: ({ notifications }) => {
      client.setQueryData(userNotificationsQuery(id).queryKey, { notifications });
      return client.invalidateQueries({ queryKey: ['change'] });
    },
  });
}

/** Shows the switch as it will be at once, and as it was if the server refuses. */
export function useSetConnection(id: number) {
  const client = useQueryClient();
  const { queryKey } = userConnectionsQuery(id);
  return useMutation({
    mutationFn: (connection: Connection) =>
      call(setUserConnections, { parameters: { id }, body: { connections: [connection] } }),
    onMutate: async (connection) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (connections) =>
        connections?.map((other) => (other.service === connection.service ? connection : other)),
      );
      return before;
    },
    onError: (_error, _connection, before) => client.setQueryData(queryKey, before),
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey }), client.invalidateQueries({ queryKey: ['change'] })]),
  });
}
