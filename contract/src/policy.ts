import { createMongoAbility, type MongoAbility, type RawRuleOf } from '@casl/ability';
import * as z from 'zod/mini';
import { type Access, type Area, areas, type Grant, grantOf, type Right, rights } from './grants.ts';

export const accountRoles = ['admin', 'client'] as const;
export const AccountRole = z.enum(accountRoles);
export type AccountRole = z.infer<typeof AccountRole>;

export const actions = ['manage', 'create', 'read', 'update', 'delete'] as const;
export type Action = (typeof actions)[number];

/** `Auth` is signing in and one's own account; `ACL` is the access control page; the others are what they say. */
export const subjects = [
  'all',
  'Auth',
  'ACL',
  'Account',
  'Analytics',
  'Article',
  'Attachment',
  'Autocomplete',
  'Blog',
  'Calendar',
  'Change',
  'Chat',
  'Employee',
  'FAQ',
  'File',
  'Invoice',
  'KnowledgeBase',
  'Mail',
  'Message',
  'Order',
  'Permission',
  'Pricing',
  'Product',
  'Profile',
  'Role',
  'Task',
  'User',
] as const;
export type Subject = (typeof subjects)[number];

export const Rule = z.object({ action: z.enum(actions), subject: z.enum(subjects) });
export type Rule = z.infer<typeof Rule>;

export type Ability = MongoAbility<[Action, Subject]>;

/** What no cell of the matrix gives: `Message` holds links that sign people in, the other two every account has anyway. */
export type SubjectOfNoArea = 'all' | 'Auth' | 'ACL' | 'Message';

/** The area of the matrix that each subject belongs to: the compiler asks for every new one. */
const areaOfSubject: Readonly<Record<Exclude<Subject, SubjectOfNoArea>, Area>> = {
  Account: 'users',
  User: 'users',
  Article: 'content',
  Blog: 'content',
  FAQ: 'content',
  KnowledgeBase: 'content',
  Pricing: 'content',
  File: 'catalogue',
  Product: 'catalogue',
  Order: 'orders',
  Invoice: 'finance',
  Analytics: 'reporting',
  Autocomplete: 'reporting',
  Employee: 'reporting',
  Attachment: 'workspace',
  Calendar: 'workspace',
  Chat: 'workspace',
  Mail: 'workspace',
  Profile: 'workspace',
  Task: 'workspace',
  Permission: 'access',
  Role: 'access',
  Change: 'audit',
};

const actionsOfRight: Readonly<Record<Right, readonly Action[]>> = {
  read: ['read'],
  write: ['update', 'delete'],
  create: ['create'],
};

/** The area that a subject belongs to; null for what is nobody's to give. */
export function areaOf(subject: Subject): Area | null {
  return subject in areaOfSubject ? areaOfSubject[subject as keyof typeof areaOfSubject] : null;
}

/** The rights that an action takes: to manage something is to do all of them. */
export function rightsFor(action: Action): Right[] {
  return rights.filter((right) => action === 'manage' || actionsOfRight[right].includes(action));
}

/** The one policy: it decides menu, routes, buttons and API alike. `null` is nobody; `access` is the access role of the user that the account was made from. */
export function rulesOf(role: AccountRole | null, access: Access | null = null): Rule[] {
  if (role === null) return [{ action: 'read', subject: 'Auth' }];
  if (role === 'admin' || access?.hasFullAccess) return [{ action: 'manage', subject: 'all' }];
  return [
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
    ...rulesOfGrants(access?.grants ?? []),
  ];
}

/** Who holds a whole row of the matrix manages what is in it. */
function rulesOfGrants(grants: readonly Grant[]): Rule[] {
  return areas.flatMap((area) => {
    const held = rights.filter((right) => grants.includes(grantOf(area, right)));
    const allowed =
      held.length === rights.length ? (['manage'] as const) : held.flatMap((right) => actionsOfRight[right]);
    return subjectsOf(area).flatMap((subject) => allowed.map((action) => ({ action, subject })));
  });
}

export function subjectsOf(area: Area): Subject[] {
  return subjects.filter((subject) => areaOf(subject) === area);
}

/** The cells of the matrix that somebody holds who may do this. */
export function grantsHeld(ability: Ability): Grant[] {
  return areas.flatMap((area) =>
    rights
      .filter((right) =>
        subjectsOf(area).every((subject) => actionsOfRight[right].every((action) => ability.can(action, subject))),
      )
      .map((right) => grantOf(area, right)),
  );
}

/**
 * Whoever buys reads orders: their own. Everybody's are for whom they are work: who changes orders, and who reads the invoices that are
 * made of them, such as a bookkeeper.
 */
export function readsAllOrders(ability: Ability): boolean {
  return ability.can('read', 'Order') && (ability.can('update', 'Order') || ability.can('read', 'Invoice'));
}

export function abilityOf(rules: readonly Rule[]): Ability {
  return createMongoAbility<Ability>(rules as RawRuleOf<Ability>[]);
}
