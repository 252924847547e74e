import type { User, UserListQuery } from '@atrium/contract/users';
import type { UserRow } from '../../database/schema.ts';
import { facetOf, type IndexedRow, type ListIndex } from '../../lists/list-index.ts';
import { fold, searchText } from '../../search/fold.ts';

export const usersIndex: ListIndex = {
  name: 'users',
  sorts: {
    id: 'id',
    fullName: 'full_name_key',
    username: 'username_key',
    email: 'email_key',
    company: 'company_key',
    country: 'country_key',
    contact: 'contact_key',
    role: 'role',
    currentPlan: 'current_plan',
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

export function indexedUser({ id, facet, search, ...row }: UserRow): IndexedRow {
  return {
    id,
    facet,
    search,
    keys: {
      fullName: row.fullNameKey,
      username: row.usernameKey,
      email: row.emailKey,
      company: row.companyKey,
      country: row.countryKey,
      contact: row.contactKey,
      role: row.role,
      currentPlan: row.currentPlan,
      billing: row.billing,
      status: row.status,
    },
  };
}

export function userFilter({ role, currentPlan, status, accessRoleId }: Omit<UserListQuery, 'page' | 'perPage'>) {
  return { role, currentPlan, status, accessRole: accessRoleId === undefined ? undefined : String(accessRoleId) };
}
