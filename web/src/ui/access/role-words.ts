import type { Account } from '@atrium/contract/accounts';
import { areas, type Grant, grantOf, rights } from '@atrium/contract/grants';
import { type Role, roleKeys } from '@atrium/contract/roles';
import type { TFunction } from 'i18next';

/** The built-in roles are called as the reader's language calls them. */
export function roleName({ key, name }: Pick<Role, 'key' | 'name'>, t: TFunction): string {
  return roleKeys.some((known) => known === key) ? t(`roles.names.${key}`) : name;
}

/** What an account is here: the role that was made for it, where it has one. */
export function accountRoleName({ role, accessRole }: Pick<Account, 'role' | 'accessRole'>, t: TFunction): string {
  return accessRole ? roleName(accessRole, t) : t(`shell.roles.${role}`);
}

/** Cells of the matrix in words, a whole row in one: "read orders", "everything in Orders". */
export function grantWords(grants: readonly Grant[], t: TFunction): string[] {
  return areas.flatMap((area) => {
    const held = rights.filter((right) => grants.includes(grantOf(area, right)));
    if (held.length === rights.length) return [t('roles.everythingIn', { area: t(`roles.areas.${area}`) })];
    return held.map((right) => t(`roles.grants.${area}.${right}`));
  });
}
