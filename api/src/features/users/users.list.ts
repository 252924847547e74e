import type { UserFilters } from '@atrium/contract/chosen-users';
import type { User } from '@atrium/contract/users';
import type { UserRow } from '../../database/schema.ts';
import { facetOf, type ListIndex } from '../../lists/list-index.ts';
import { fold, searchText } from '../../search/fold.ts';

export const usersIndex: ListIndex<UserRow> = {
  name: 'users',
  sorts: {
    id: 'id',
    fullName: 'fullNameKey',
    username: 'usernameKey',
    email: 'emailKey',
    company: 'companyKey',
    country: 'countryKey',
    contact: 'contactKey',
    role: 'role',
    currentPlan: 'currentPlan',
    billing: 'billing',
    status: 'status',
  },
  facets: ['role', 'currentPlan', 'status', 'accessRole'],
};

/** A user as the table keeps it: with the keys of the orders, the facet, and the text that is searched. */
export function userRow(user: User): UserRow {
  return {
    ...user,
    fullNameKey: fold(user.fullName),
    usernameKey: fold(user.username),
    emailKey: fold(user.email),
    companyKey: fold(user.company),
    countryKey: fold(user.country),
    contactKey: fold(user.contact),
    facet: facetOf([user.role, user.currentPlan, user.status, String(user.accessRoleId ?? 0)]),
    search: searchText([user.email, user.fullName, user.billing]),
    place: user.id,
  };
}

export function userFilter({ role, currentPlan, status, accessRoleId }: Omit<UserFilters, 'q' | 'joined'>) {
  return { role, currentPlan, status, accessRole: accessRoleId === undefined ? undefined : String(accessRoleId) };
}
