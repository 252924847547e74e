import { deleteUser, deleteUsers, reactivateUser, suspendUser, suspendUsers, type User } from '@atrium/contract/users';
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { useFormat } from '../../ui/format.ts';
import { notify } from '../../ui/notify.tsx';
import { userKey, userListKey, userQuery } from './users.queries.ts';

interface UserPage {
  users: User[];
  total: number;
}

type Remembered = readonly (readonly [QueryKey, unknown])[];

interface Command {
  /** What the server is asked to do; it answers the change that Undo takes back. */
  ask: (users: readonly User[]) => Promise<{ changeId: number | null }>;
  /** What a user becomes at once, before the server has answered; null is gone. */
  becomes: (user: User) => User | null;
  /** The key of what is said when it is done. */
  said: string;
}

/** Does something to users at once, puts it back if the server refuses, and offers an Undo if it does not. */
function useCommand({ ask, becomes, said }: Command) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ask,
    onMutate: async (users): Promise<Remembered> => {
      await client.cancelQueries({ queryKey: userKey });
      const before = client.getQueriesData({ queryKey: userKey });
      for (const user of users) showAs(client, user, becomes(user));
      return before;
    },
    onSuccess: ({ changeId }, users) => {
      const count = users.length;
      notify({
        message: t(said, { count, formatted: number(count), name: users[0]?.fullName }),
        undoChangeId: changeId,
      });
    },
    onError: (error, _, before) => {
      for (const [key, data] of before ?? []) client.setQueryData(key, data);
      notify({ message: messageOf(error), tone: 'error' });
    },
    onSettled: () =>
      Promise.all(
        [userKey, ['change'], ['session']].map((queryKey) => client.invalidateQueries({ queryKey: [...queryKey] })),
      ),
  });
}

function showAs(client: QueryClient, user: User, becomes: User | null): void {
  client.setQueriesData<UserPage>({ queryKey: userListKey }, (page) => page && replaced(page, user, becomes));
  if (becomes) client.setQueryData(userQuery(user.id).queryKey, becomes);
}

function replaced(page: UserPage, user: User, becomes: User | null): UserPage {
  if (!page.users.some(({ id }) => id === user.id)) return page;
  const users = page.users.flatMap((other) => (other.id === user.id ? (becomes ?? []) : other));
  return { users, total: becomes ? page.total : page.total - 1 };
}

const suspended = (user: User): User => ({ ...user, status: 'inactive', suspendedAt: new Date().toISOString() });
const reactivated = (user: User): User => ({ ...user, status: 'active', suspendedAt: null });
const idsOf = (users: readonly User[]) => users.map(({ id }) => id);
const idOf = ([user]: readonly User[]) => user?.id ?? 0;

export function useDeleteUsers() {
  return useCommand({
    ask: (users) =>
      users.length === 1
        ? call(deleteUser, { query: { id: idOf(users) } })
        : call(deleteUsers, { body: { ids: idsOf(users) } }),
    becomes: () => null,
    said: 'users.said.deleted',
  });
}

export function useSuspendUsers() {
  return useCommand({
    ask: (users) =>
      users.length === 1
        ? call(suspendUser, { parameters: { id: idOf(users) } })
        : call(suspendUsers, { body: { ids: idsOf(users) } }),
    becomes: suspended,
    said: 'users.said.suspended',
  });
}

export function useReactivateUser() {
  return useCommand({
    ask: (users) => call(reactivateUser, { parameters: { id: idOf(users) } }),
    becomes: reactivated,
    said: 'users.said.reactivated',
  });
}
