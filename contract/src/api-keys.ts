import * as z from 'zod/mini';
import { OwnerProof } from './accounts.ts';
import { timeZone } from './given-zone.ts';
import { type Area, areas, type Grant, grantOf, rights } from './grants.ts';
import { route } from './route.ts';
import { day, id, idempotencyKey, idParameter, moment, requiredLine } from './text.ts';

/** All that its owner may; to read all that its owner may; or what is chosen, area by area. */
export const keyAccesses = ['full', 'read', 'chosen'] as const;
export const KeyAccess = z.enum(keyAccesses);
export type KeyAccess = z.infer<typeof KeyAccess>;

/** To write is to read, to change, to add and to delete. */
export const keyLevels = ['read', 'write'] as const;
export type KeyLevel = (typeof keyLevels)[number];

/** The areas that are not named are not for the key. */
export const KeyAreas = z.partialRecord(z.enum(areas), z.enum(keyLevels));
export type KeyAreas = z.infer<typeof KeyAreas>;

/** So many an account may have. */
export const mostApiKeys = 20;
/** What every key begins with, so that one that was lost is recognised. */
export const apiKeyStart = 'atrium_';

/** What a key may, once it is said what it is for. */
export function grantsOfKey(access: Exclude<KeyAccess, 'full'>, chosen: KeyAreas): Grant[] {
  if (access === 'read') return areas.map((area) => grantOf(area, 'read'));
  return areas.flatMap((area) => grantsOfLevel(area, chosen[area]));
}

function grantsOfLevel(area: Area, level: KeyLevel | undefined): Grant[] {
  if (level === undefined) return [];
  return level === 'read' ? [grantOf(area, 'read')] : rights.map((right) => grantOf(area, right));
}

const fields = {
  name: requiredLine(80),
  access: KeyAccess,
  areas: KeyAreas,
  /** The last day that it works, by the clocks of `timeZone`; null for as long as it is not deleted. */
  expiresOn: z.nullable(day()),
};

export const ApiKey = z.object({
  id: id(),
  ...fields,
  timeZone: z.string(),
  /** What it begins with: enough to know it again. */
  prefix: z.string(),
  createdAt: moment(),
  lastUsedAt: z.nullable(moment()),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** Without a time zone it is UTC whose clocks end the last day. */
export const NewApiKey = z.object({ ...fields, timeZone: z._default(timeZone(), 'UTC') });
export type NewApiKey = z.input<typeof NewApiKey>;

export const ApiKeyChange = z.partial(z.object({ ...fields, timeZone: timeZone(), ...OwnerProof.shape }));
export type ApiKeyChange = z.infer<typeof ApiKeyChange>;

const ownAccount = { action: 'read', subject: 'Auth' } as const;

export const listApiKeys = route({
  name: 'listApiKeys',
  method: 'GET',
  path: '/api/v1/api-keys',
  summary: "The API keys of one's own account, the latest first; never the keys themselves.",
  access: ownAccount,
  isInPerson: true,
  status: 200,
  response: z.object({ apiKeys: z.array(ApiKey) }),
});

export const addApiKey = route({
  name: 'addApiKey',
  method: 'POST',
  path: '/api/v1/api-keys',
  summary:
    'Make an API key. It is answered this once, and is sent as a bearer token. It never may more than its owner at that moment, and nothing of signing in. With two-step sign-in a code is wanted beside the password. The same idempotency key answers the same key until that was used.',
  access: ownAccount,
  isInPerson: true,
  body: z.object({ ...NewApiKey.shape, ...OwnerProof.shape, ...idempotencyKey }),
  status: 201,
  response: z.object({ apiKey: ApiKey, key: z.string() }),
});

export const changeApiKey = route({
  name: 'changeApiKey',
  method: 'PATCH',
  path: '/api/v1/api-keys/{id}',
  summary:
    'Change what an API key is called, may, and until when. Fields that are left out stay as they are. Only the name is changed without the password (and a code, with two-step sign-in).',
  access: ownAccount,
  isInPerson: true,
  parameters: z.object({ id: idParameter() }),
  body: ApiKeyChange,
  status: 200,
  /** `changeId` is null where nothing is taken back: only another name is. */
  response: z.object({ apiKey: ApiKey, changeId: z.nullable(id()) }),
});

export const deleteApiKey = route({
  name: 'deleteApiKey',
  method: 'DELETE',
  path: '/api/v1/api-keys/{id}',
  summary: 'Delete an API key: it stops working at once. This cannot be undone.',
  access: ownAccount,
  isInPerson: true,
  parameters: z.object({ id: idParameter() }),
  status: 200,
  response: z.object({}),
});
