import type { NotificationChoice } from '@atrium/contract/notification-choices';
import {
  type Connection,
  getUserConnections,
  getUserNotifications,
  setUserConnections,
  setUserNotifications,
} from '@atrium/contract/user-preferences';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useCommand } from '../../ui/use-command.ts';
import { useSaving } from '../../ui/use-saving.ts';

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
  return useSaving({
    mutationFn: (notifications: NotificationChoice[]) =>
      call(setUserNotifications, { parameters: { id }, body: { notifications } }),
    touches: [],
    onSuccess: ({ notifications }) => {
      client.setQueryData(userNotificationsQuery(id).queryKey, { notifications });
    },
  });
}

export function useSetConnection(id: number) {
  const { t } = useTranslation();
  const { queryKey } = userConnectionsQuery(id);
  return useCommand({
    ask: (connection: Connection) =>
      call(setUserConnections, { parameters: { id }, body: { connections: [connection] } }),
    said: ({ service, isConnected }) =>
      t(isConnected ? 'users.connections.connected' : 'users.connections.disconnected', {
        service: t(`users.connections.services.${service}`),
      }),
    touches: ['user'],
    show: (client, connection) =>
      client.setQueryData(queryKey, (connections) =>
        connections?.map((other) => (other.service === connection.service ? connection : other)),
      ),
  });
}
