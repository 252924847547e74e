import {
  listNotifications,
  type Notification,
  type ReadNotifications,
  readNotifications,
} from '@atrium/contract/notifications';
import type { RouteResult } from '@atrium/contract/route';
import { type InfiniteData, infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { notify } from '../../ui/notify.tsx';

type Page = RouteResult<typeof listNotifications>;

export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notification', 'list'],
  queryFn: ({ pageParam, signal }) => call(listNotifications, { query: { before: pageParam } }, { signal }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ hasMore, notifications }: Page) => (hasMore ? notifications.at(-1)?.id : undefined),
});

/** Shown at once; what is read stays in the list. */
export function useReadNotifications() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: ReadNotifications) => call(readNotifications, { body: which }),
    onMutate: async (which) => {
      await client.cancelQueries({ queryKey: notificationsQuery.queryKey });
      client.setQueryData(notificationsQuery.queryKey, (data) => data && readIn(data, which));
    },
    onError: (error) => notify({ message: messageOf(error), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: notificationsQuery.queryKey }),
  });
}

function readIn<Parameter>(data: InfiniteData<Page, Parameter>, which: ReadNotifications): typeof data {
  const isMeant = ({ id }: Notification) => ('ids' in which ? which.ids.includes(id) : id <= which.upTo);
  const pages = data.pages.map(({ notifications, unread, ...page }) => {
    const becomeRead = data.pages.flatMap((each) => each.notifications).filter((each) => !each.isRead && isMeant(each));
    return {
      ...page,
      unread: 'upTo' in which ? 0 : unread - becomeRead.length,
      notifications: notifications.map((each) => (isMeant(each) ? { ...each, isRead: true } : each)),
    };
  });
  return { ...data, pages };
}
