import { createMongoAbility, type MongoAbility, type RawRuleOf } from '@casl/ability';
import * as z from 'zod/mini';

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
  'Task',
  'User',
] as const;
export type Subject = (typeof subjects)[number];

export const Rule = z.object({ action: z.enum(actions), subject: z.enum(subjects) });
export type Rule = z.infer<typeof Rule>;

export type Ability = MongoAbility<[Action, Subject]>;

/** The one policy: it decides menu, routes, buttons and API alike (spec.md section 6). `null` is nobody. */
export function rulesOf(role: AccountRole | null): Rule[] {
  if (role === 'admin') return [{ action: 'manage', subject: 'all' }];
  if (role === 'client') {
    return [
      { action: 'read', subject: 'ACL' },
      { action: 'read', subject: 'Auth' },
    ];
  }
  return [{ action: 'read', subject: 'Auth' }];
}

export function abilityOf(rules: readonly Rule[]): Ability {
  return createMongoAbility<Ability>(rules as RawRuleOf<Ability>[]);
}
