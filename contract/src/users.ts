import * as z from 'zod/mini';
import { Session } from './accounts.ts';
import { documentLanguages } from './document-languages.ts';
import { listParameters, tableFormat, tableWording, workbookMedia } from './lists.ts';
import { route } from './route.ts';
import {
  daySpan,
  emailAddress,
  givenId,
  id,
  idempotencyKey,
  idParameter,
  line,
  moment,
  numberParameter,
  pictureAddress,
  requiredLine,
  wordOf,
} from './text.ts';

export const userRoles = ['admin', 'author', 'editor', 'maintainer', 'subscriber'] as const;
export const UserRole = z.enum(userRoles);
export type UserRole = z.infer<typeof UserRole>;

export const plans = ['basic', 'company', 'enterprise', 'team'] as const;
export const Plan = z.enum(plans);
export type Plan = z.infer<typeof Plan>;

export const userStatuses = ['active', 'inactive', 'pending'] as const;
export const UserStatus = z.enum(userStatuses);
export type UserStatus = z.infer<typeof UserStatus>;

export const billings = ['Auto Debit', 'Manual - Cash', 'Manual - Credit Card', 'Manual - Paypal'] as const;
export const Billing = z.enum(billings);
export type Billing = z.infer<typeof Billing>;

/** `billing` in any case: the form of the specification posts "auto debit". */
const billingInput = wordOf(billings);

export const User = z.object({
  id: id(),
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  company: z.string(),
  country: z.string(),
  contact: z.string(),
  role: UserRole,
  currentPlan: Plan,
  billing: Billing,
  status: UserStatus,
  avatar: z.string(),
  /** The access role that this user's account has: see roles.ts. `role` is a word about them and gives nothing. */
  accessRoleId: z.nullable(id()),
  createdAt: moment(),
  suspendedAt: z.nullable(moment()),
});
export type User = z.infer<typeof User>;

const userFields = {
  fullName: requiredLine(120),
  username: requiredLine(60),
  email: emailAddress(),
  company: line(120),
  country: line(80),
  contact: line(60),
  role: UserRole,
  currentPlan: Plan,
  billing: billingInput,
  status: UserStatus,
  avatar: pictureAddress(),
  accessRoleId: z.nullable(givenId()),
};

export const NewUser = z.object({
  ...userFields,
  company: z._default(userFields.company, ''),
  country: z._default(userFields.country, ''),
  contact: z._default(userFields.contact, ''),
  role: z._default(userFields.role, 'subscriber'),
  currentPlan: z._default(userFields.currentPlan, 'basic'),
  billing: z._default(userFields.billing, 'Auto Debit'),
  status: z._default(userFields.status, 'active'),
  avatar: z._default(userFields.avatar, ''),
  accessRoleId: z._default(userFields.accessRoleId, null),
});
export type NewUser = z.infer<typeof NewUser>;

export const UserChanges = z.partial(z.object(userFields));
export type UserChanges = z.infer<typeof UserChanges>;

export const userSortColumns = [
  'id',
  'fullName',
  'username',
  'email',
  'company',
  'country',
  'contact',
  'role',
  'currentPlan',
  'billing',
  'status',
] as const;
export type UserSortColumn = (typeof userSortColumns)[number];

const userFilters = {
  q: listParameters.q,
  role: z.optional(UserRole),
  currentPlan: z.optional(Plan),
  status: z.optional(UserStatus),
  /** 0 asks for those who have none. */
  accessRoleId: z.optional(numberParameter(z.gte(0))),
  /** When they joined, in UTC. */
  joined: z.optional(daySpan()),
};

const userOrder = {
  sort: listParameters.sort,
  sortColumn: z._default(z.enum(userSortColumns), 'fullName'),
};

export const UserListQuery = z.object({
  ...userFilters,
  ...userOrder,
  page: listParameters.page,
  perPage: listParameters.perPage,
});
export type UserListQuery = z.infer<typeof UserListQuery>;

const readUser = { action: 'read', subject: 'User' } as const;
const createUser = { action: 'create', subject: 'User' } as const;
const updateUserAccess = { action: 'update', subject: 'User' } as const;
const deleteUserAccess = { action: 'delete', subject: 'User' } as const;
const userId = { parameters: z.object({ id: idParameter() }) };

export const listAllUsers = route({
  name: 'listAllUsers',
  method: 'GET',
  path: '/api/users/list/all-data',
  summary: 'The first 1,000 users, by id. For more, page through the list or export it.',
  access: readUser,
  status: 200,
  response: z.array(User),
});

export const listUsers = route({
  name: 'listUsers',
  method: 'GET',
  path: '/api/users/list/data',
  summary: 'A page of users. `q` searches e-mail, full name and billing; `total` counts what the filters let through.',
  access: readUser,
  query: UserListQuery,
  status: 200,
  response: z.object({ total: z.int(), users: z.array(User) }),
});

export const getUser = route({
  name: 'getUser',
  method: 'GET',
  path: '/api/users/user',
  summary: 'One user.',
  access: readUser,
  query: z.object({ id: idParameter() }),
  status: 200,
  response: z.object({ user: User }),
});

export const addUser = route({
  name: 'addUser',
  method: 'POST',
  path: '/apps/users/add-user',
  summary:
    'Add a user. E-mail address and username are given once only. The same idempotency key answers the same user and never makes a second.',
  access: createUser,
  body: z.object({ ...NewUser.shape, ...idempotencyKey }),
  status: 201,
  response: z.object({ user: User, changeId: id() }),
});

export const deleteUser = route({
  name: 'deleteUser',
  method: 'DELETE',
  path: '/apps/users/delete',
  summary: 'Delete a user.',
  access: deleteUserAccess,
  query: z.object({ id: idParameter() }),
  status: 200,
  response: z.object({ changeId: id() }),
});

export const updateUser = route({
  name: 'updateUser',
  method: 'PATCH',
  path: '/api/v1/users/{id}',
  summary: 'Change some fields of a user.',
  access: updateUserAccess,
  ...userId,
  body: UserChanges,
  status: 200,
  response: z.object({ user: User, changeId: z.nullable(id()) }),
});

export const suspendUser = route({
  name: 'suspendUser',
  method: 'POST',
  path: '/api/v1/users/{id}/suspension',
  summary:
    'Suspend a user: the status becomes inactive, and an account made from this user is signed out and kept out.',
  access: updateUserAccess,
  ...userId,
  status: 201,
  response: z.object({ user: User, changeId: id() }),
});

export const reactivateUser = route({
  name: 'reactivateUser',
  method: 'DELETE',
  path: '/api/v1/users/{id}/suspension',
  summary: 'Lift a suspension: the status becomes active.',
  access: updateUserAccess,
  ...userId,
  status: 200,
  response: z.object({ user: User, changeId: id() }),
});

export const exportUsers = route({
  name: 'exportUsers',
  method: 'GET',
  path: '/api/v1/users/export',
  summary:
    'The filtered and sorted list as CSV or as an Excel workbook, streamed. `columns` chooses columns and their order, `headings` what they are called, `cellWords` how values read, `language` in which countries are called by their names.',
  access: readUser,
  query: z.object({
    format: tableFormat(),
    ...userFilters,
    ...userOrder,
    columns: z.optional(z.union([z.enum(userSortColumns), z.array(z.enum(userSortColumns))])),
    ...tableWording,
    language: z.optional(z.enum(documentLanguages)),
  }),
  status: 200,
  response: { media: 'text/csv', alsoMedia: [workbookMedia] },
});

export const UserStatistics = z.object({ total: z.int(), active: z.int(), pending: z.int(), paid: z.int() });
export type UserStatistics = z.infer<typeof UserStatistics>;

export const getUserStatistics = route({
  name: 'getUserStatistics',
  method: 'GET',
  path: '/api/v1/users/statistics',
  summary: 'How many users there are, are active, are pending, and have a plan that is paid for.',
  access: readUser,
  status: 200,
  response: UserStatistics,
});

/** The account that was made from a user, if any. */
export const UserAccess = z.object({
  account: z.nullable(
    z.object({
      id: id(),
      email: z.string(),
      isEmailVerified: z.boolean(),
      hasPassword: z.boolean(),
      hasTwoSteps: z.boolean(),
    }),
  ),
  sessions: z.array(Session),
});
export type UserAccess = z.infer<typeof UserAccess>;

export const getUserAccess = route({
  name: 'getUserAccess',
  method: 'GET',
  path: '/api/v1/users/{id}/access',
  summary: 'Whether this user can sign in, and where they are signed in.',
  access: { action: 'read', subject: 'Account' },
  ...userId,
  status: 200,
  response: UserAccess,
});

export const inviteUser = route({
  name: 'inviteUser',
  method: 'POST',
  path: '/api/v1/users/{id}/invitation',
  summary: 'Make an account from this user, or remind it: sends a link to set a password.',
  access: { action: 'create', subject: 'Account' },
  isInPerson: true,
  ...userId,
  status: 201,
  response: z.object({}),
});

export const endUserSession = route({
  name: 'endUserSession',
  method: 'DELETE',
  path: '/api/v1/users/{id}/sessions/{sessionId}',
  summary: "End a session of this user's account.",
  access: { action: 'update', subject: 'Account' },
  isInPerson: true,
  parameters: z.object({ id: idParameter(), sessionId: idParameter() }),
  status: 200,
  response: z.object({}),
});
