import { type ApiKey, grantsOfKey, type KeyAreas, type NewApiKey } from '@atrium/contract/api-keys';
import { areas, type Grant, grantOf } from '@atrium/contract/grants';
import { accessOfText, textOfAccess } from '../../auth/access-roles.ts';
import { fullAccess } from '../../auth/api-keys.ts';
import type { ApiKeyRow } from '../../database/account-security-schema.ts';

/** What may be changed of a key; all of it is shown. */
export type KeyFields = Pick<ApiKeyRow, 'name' | 'grants' | 'expiresOn' | 'timeZone'>;

export function apiKeyOf({ accountId: _, hash: __, grants, ...row }: ApiKeyRow): ApiKey {
  return { ...row, ...accessOf(grants) };
}

export function grantsTextOf({ access, areas: chosen }: Pick<NewApiKey, 'access' | 'areas'>): string {
  if (access === 'full') return fullAccess;
  return textOfAccess({ hasFullAccess: false, grants: grantsOfKey(access, chosen) });
}

export function accessOf(grants: string): Pick<ApiKey, 'access' | 'areas'> {
  if (grants === fullAccess) return { access: 'full', areas: {} };
  if (grants === grantsTextOf({ access: 'read', areas: {} })) return { access: 'read', areas: {} };
  return { access: 'chosen', areas: areasOf(accessOfText(grants).grants) };
}

function areasOf(grants: readonly Grant[]): KeyAreas {
  const chosen: KeyAreas = {};
  for (const area of areas) {
    if (grants.includes(grantOf(area, 'write'))) chosen[area] = 'write';
    else if (grants.includes(grantOf(area, 'read'))) chosen[area] = 'read';
  }
  return chosen;
}

/** What the record of a change keeps of it: neither the key nor its hash. */
export function recordedKey({ name, grants, expiresOn, timeZone }: KeyFields) {
  return { name, grants, expiresOn, timeZone };
}
