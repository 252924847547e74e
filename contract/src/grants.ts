import * as z from 'zod/mini';

/** The rows of the matrix: what there is to do here, in the order in which it is shown. */
export const areas = [
  'users',
  'content',
  'catalogue',
  'orders',
  'finance',
  'reporting',
  'workspace',
  'access',
  'audit',
] as const;
export type Area = (typeof areas)[number];

/** The columns of the matrix. To write is to change and to delete. */
export const rights = ['read', 'write', 'create'] as const;
export type Right = (typeof rights)[number];

/** One cell of the matrix: `orders:read`. */
export type Grant = `${Area}:${Right}`;

export const allGrants: readonly Grant[] = areas.flatMap((area) => rights.map((right): Grant => `${area}:${right}`));
export const Grant = z.literal(allGrants);

export function grantOf(area: Area, right: Right): Grant {
  return `${area}:${right}`;
}

/** What an access role gives: everything there is, or these cells. */
export interface Access {
  readonly hasFullAccess: boolean;
  readonly grants: readonly Grant[];
}

/** All cells, in the order of the matrix: full access has each of them. */
export function grantsOf({ hasFullAccess, grants }: Access): Grant[] {
  return allGrants.filter((grant) => hasFullAccess || grants.includes(grant));
}
