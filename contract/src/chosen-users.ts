import * as z from 'zod/mini';
import { route } from './route.ts';
import { id } from './text.ts';
import { UserListQuery } from './users.ts';

/** Which users the list shows: its search and its filters. */
export const UserFilters = z.pick(UserListQuery, {
  q: true,
  role: true,
  currentPlan: true,
  status: true,
  accessRoleId: true,
  joined: true,
});
export type UserFilters = z.infer<typeof UserFilters>;

/** So many can be chosen at once by what they match. */
export const mostMatching = 1_000;

/** Those with these ids; or those that match, of whom there have to be as many as whoever asks has seen. */
export const ChosenUsers = z
  .object({
    ids: z.optional(
      z.array(id()).check(z.minLength(1, 'Choose at least one user.'), z.maxLength(100, 'Choose at most 100 users.')),
    ),
    matching: z.optional(UserFilters),
    total: z.optional(z.int().check(z.gte(1))),
  })
  .check(
    z.refine(
      ({ ids, matching, total }) => (ids === undefined) === (matching !== undefined && total !== undefined),
      'Choose users by their ids, or by what they match and how many they are.',
    ),
  );
export type ChosenUsers = z.infer<typeof ChosenUsers>;

const manyUsers = { body: z.object({ chosen: ChosenUsers }), example: { chosen: { ids: [1] } } };

/** `isWithoutOneself` says that whoever asked matches too, and was left out. */
const isWithoutOneself = z.boolean();

export const deleteUsers = route({
  name: 'deleteUsers',
  method: 'POST',
  path: '/api/v1/users/deletions',
  summary:
    'Delete several users at once: all of them, or none when one is missing. Of all that match, whoever asks is left out.',
  access: { action: 'delete', subject: 'User' },
  ...manyUsers,
  status: 201,
  response: z.object({ deleted: z.int(), isWithoutOneself, changeId: id() }),
});

export const suspendUsers = route({
  name: 'suspendUsers',
  method: 'POST',
  path: '/api/v1/users/suspensions',
  summary:
    'Suspend several users at once: all of them, or none when one is missing. Those already suspended stay so. Of all that match, whoever asks is left out.',
  access: { action: 'update', subject: 'User' },
  ...manyUsers,
  status: 201,
  response: z.object({ suspended: z.int(), isWithoutOneself, changeId: z.nullable(id()) }),
});
