import { deleteUser, deleteUsers, reactivateUser, suspendUser, suspendUsers, type User } from '@atrium/contract/users';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useFormat } from '../../ui/format.ts';
import { useCommand } from '../../ui/use-command.ts';
import { userListKey, userQuery } from './users.queries.ts';

interface UserPage {
  users: User[];
  total: number;
}

interface UserCommand {
  ask: (users: readonly User[]) => Promise<{ changeId: number | null }>;
  /** What a user becomes at once; null is gone. */
  becomes: (user: User) => User | null;
  /** The key of what is said when it is done. */
  said: string;
}

function useUserCommand({ ask, becomes, said }: UserCommand) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return useCommand<readonly User[], { changeId: number | null }>({
    ask,
    said: (users) => {
      const count = users.length;
      return t(said, { count, formatted: number(count), name: users[0]?.fullName });
    },
    touches: ['user', 'session'],
    show: (client, users) => {
      for (const user of users) showAs(client, user, becomes(user));
    },
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
  return useUserCommand({
    ask: (users) =>
      users.length === 1
        ? call(deleteUser, { query: { id: idOf(users) } })
        : call(deleteUsers, { body: { ids: idsOf(users) } }),
    becomes: () => null,
    said: 'users.said.deleted',
  });
}

export function useSuspendUsers() {
  return useUserCommand({
    ask: (users) =>
      users.length === 1
        ? call(suspendUser, { parameters: { id: idOf(users) } })
        : call(suspendUsers, { body: { ids: idsOf(users) } }),
    becomes: suspended,
    said: 'users.said.suspended',
  });
}

export function useReactivateUser() {
  return useUserCommand({
    ask: (users) => call(reactivateUser, { parameters: { id: idOf(users) } }),
    becomes: reactivated,
    said: 'users.said.reactivated',
  });
}
