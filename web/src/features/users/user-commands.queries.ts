import { type ChosenUsers, deleteUsers, suspendUsers, type UserFilters } from '@atrium/contract/chosen-users';
import { deleteUser, reactivateUser, suspendUser, type User } from '@atrium/contract/users';
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

/** Whom a command is for: these, or all that match, who are so many. */
interface Choice {
  users: readonly User[];
  matching?: { matching: UserFilters; total: number };
}

interface Done {
  changeId: number | null;
  /** To how many, where the server alone can tell. */
  count?: number;
  isWithoutOneself?: boolean;
}

interface UserCommand {
  ask: (choice: Choice) => Promise<Done>;
  /** What a user becomes at once; null is gone. */
  becomes: (user: User) => User | null;
  /** The key of what is said when it is done. */
  said: string;
}

function useUserCommand({ ask, becomes, said }: UserCommand) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return useCommand<Choice, Done>({
    ask,
    said: ({ users }, { count = users.length, isWithoutOneself }) => {
      const name = users[0]?.fullName ?? t('users.matching.one');
      const done = t(said, { count, formatted: number(count), name });
      return isWithoutOneself ? `${done} ${t('users.said.oneselfStays')}` : done;
    },
    touches: ['user', 'session'],
    show: (client, { users }) => {
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

/** The one whom it is for, if it is one. */
function onlyOf({ users: [user, ...others], matching }: Choice): number | null {
  return user && others.length === 0 && !matching ? user.id : null;
}

function chosenBy({ users, matching }: Choice): ChosenUsers {
  return matching ?? { ids: users.map(({ id }) => id) };
}

export function useDeleteUsers() {
  return useUserCommand({
    ask: async (choice) => {
      const id = onlyOf(choice);
      if (id !== null) return call(deleteUser, { query: { id } });
      const { deleted, ...done } = await call(deleteUsers, { body: { chosen: chosenBy(choice) } });
      return { ...done, count: deleted };
    },
    becomes: () => null,
    said: 'users.said.deleted',
  });
}

export function useSuspendUsers() {
  return useUserCommand({
    ask: async (choice) => {
      const id = onlyOf(choice);
      if (id !== null) return call(suspendUser, { parameters: { id } });
      const { suspended: count, ...done } = await call(suspendUsers, { body: { chosen: chosenBy(choice) } });
      return { ...done, count };
    },
    becomes: suspended,
    said: 'users.said.suspended',
  });
}

export function useReactivateUser() {
  return useUserCommand({
    ask: (choice) => call(reactivateUser, { parameters: { id: onlyOf(choice) ?? 0 } }),
    becomes: reactivated,
    said: 'users.said.reactivated',
  });
}
