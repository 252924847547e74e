import { listAllUsers, type User, type UserListQuery } from '@atrium/contract/users';
import { fold, foldSearched, foldWords } from '../../src/search/fold.ts';
import type { Person } from '../person.ts';

/** The list as the specification words it, computed from all users the plain way: what the API answers has to be the same. */
export function expectedUsers(users: readonly User[], query: Partial<UserListQuery>): User[] {
  const { q = '', role, currentPlan, status, joined, sort = 'asc', sortColumn = 'fullName' } = query;
  const matching = users.filter(
    (user) =>
      (role === undefined || user.role === role) &&
      (currentPlan === undefined || user.currentPlan === currentPlan) &&
      (status === undefined || user.status === status) &&
      isWithin(user.createdAt.slice(0, 10), joined) &&
      foldWords(q).every((word) =>
        [user.email, user.fullName, user.billing].some((field) => foldSearched(field).includes(word)),
      ),
  );
  const upwards = matching.toSorted((one, other) => compare(one[sortColumn], other[sortColumn]) || one.id - other.id);
  return sort === 'asc' ? upwards : upwards.reverse();
}

function isWithin(day: string, span: string | undefined): boolean {
  const [from = '', to = ''] = span?.split('..') ?? [];
  return span === undefined || (day >= from && day <= to);
}

export async function allUsers(admin: Person): Promise<User[]> {
  return admin.call(listAllUsers);
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' || typeof other === 'number') return Number(one) - Number(other);
  return Buffer.compare(Buffer.from(fold(one)), Buffer.from(fold(other)));
}
