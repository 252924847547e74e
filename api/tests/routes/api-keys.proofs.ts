import { getOwnAccount } from '@atrium/contract/accounts';
import * as routes from '@atrium/contract/api-keys';
import { undoChange } from '@atrium/contract/changes';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { newcomer, password } from '../people.ts';
import type { ProofTable } from './proofs.ts';

const full = {
  name: 'Nightly export',
  access: 'full',
  areas: {},
  expiresOn: null,
  currentPassword: password,
} as const;
const fullOfClient = { ...full, currentPassword: 'client' } as const;

export const apiKeyProofs: ProofTable = {
  listApiKeys: {
    works: {
      'the latest first, and never the key': async ({ app }) => {
        const person = await newcomer(app);
        const { key } = await person.call(routes.addApiKey, { body: full });
        await person.call(routes.addApiKey, { body: { ...full, name: 'Till', access: 'read' } });
        const answer = await person.send({ ...routes.listApiKeys });
        expect(answer.text).not.toContain(key);
        const { apiKeys } = await person.call(routes.listApiKeys);
        expect(apiKeys.map(({ name, access }) => [name, access])).toEqual([
          ['Till', 'read'],
          ['Nightly export', 'full'],
        ]);
        expect(key.startsWith(apiKeys[1]?.prefix ?? '?')).toBe(true);
      },
    },
  },
  addApiKey: {
    works: {
      'a key that is sent as a bearer token, and says when it was used': async ({ app }) => {
        const person = await newcomer(app);
        const { apiKey, key } = await person.call(routes.addApiKey, { body: full });
        expect(apiKey.lastUsedAt).toBeNull();
        const { account } = await app.as(key).call(getOwnAccount);
        expect(account.email).toBe(person.email);
        await app.settle();
        const { apiKeys } = await person.call(routes.listApiKeys);
        expect(apiKeys[0]?.lastUsedAt).toBe(app.services.now().toISOString());
      },
      'for chosen areas': async ({ client }) => {
        const areas = { orders: 'write', reporting: 'read' } as const;
        const fields = { name: 'Till', access: 'chosen', areas, expiresOn: '2026-03-02' } as const;
        const body = { ...fields, currentPassword: 'client' };
        expect((await client.call(routes.addApiKey, { body })).apiKey).toMatchObject(fields);
      },
    },
    refuses: {
      'no name, an access that there is not, a day that is past, and nothing chosen': async ({ client }) => {
        const body = { name: '', access: 'everything', areas: {}, expiresOn: null };
        expect(fieldsOf(await client.refused(400, routes.addApiKey, { body }))).toEqual([
          'name',
          'access',
          'currentPassword',
        ]);
        const past = { ...full, expiresOn: '2026-03-01' };
        expect(fieldsOf(await client.refused(400, routes.addApiKey, { body: past }))).toEqual(['expiresOn']);
        const nothing = { ...full, access: 'chosen' };
        expect(fieldsOf(await client.refused(400, routes.addApiKey, { body: nothing }))).toEqual(['areas']);
      },
      'one more than twenty': async ({ app }) => {
        const person = await newcomer(app);
        for (let count = 0; count < routes.mostApiKeys; count += 1) await person.call(routes.addApiKey, { body: full });
        await person.refused(409, routes.addApiKey, { body: full });
      },
    },
  },
  changeApiKey: {
    works: {
      'its name, access and last day for whoever knows the password': async ({ app }) => {
        const person = await newcomer(app);
        const { apiKey } = await person.call(routes.addApiKey, { body: full });
        const parameters = { id: apiKey.id };
        const fields = { name: 'Till', access: 'read', expiresOn: '2026-04-01' } as const;
        const body = { ...fields, currentPassword: password };
        const changed = await person.call(routes.changeApiKey, { parameters, body });
        expect(changed).toEqual({ apiKey: { ...apiKey, ...fields }, changeId: null });
      },
      'its name alone without it, and takes that back': async ({ app }) => {
        const person = await newcomer(app);
        const { apiKey } = await person.call(routes.addApiKey, { body: full });
        const parameters = { id: apiKey.id };
        const { apiKey: changed, changeId } = await person.call(routes.changeApiKey, {
          parameters,
          body: { name: 'Till' },
        });
        expect(changed).toEqual({ ...apiKey, name: 'Till' });
        await person.call(undoChange, { parameters: { id: changeId ?? 0 } });
        expect((await person.call(routes.listApiKeys)).apiKeys).toEqual([apiKey]);
      },
    },
    refuses: {
      'a key that there is not, and a day that is past': async ({ client }) => {
        await client.refused(404, routes.changeApiKey, { parameters: { id: 999_999 }, body: { name: 'x' } });
        const { apiKey } = await client.call(routes.addApiKey, { body: fullOfClient });
        const input = { parameters: { id: apiKey.id }, body: { expiresOn: '2020-01-01' } };
        expect(fieldsOf(await client.refused(400, routes.changeApiKey, input))).toEqual(['expiresOn']);
      },
    },
    keepsOut: {
      'another account, an admin too': async ({ admin, client }) => {
        const { apiKey } = await client.call(routes.addApiKey, { body: fullOfClient });
        await admin.refused(404, routes.changeApiKey, { parameters: { id: apiKey.id }, body: { name: 'mine' } });
      },
    },
  },
  deleteApiKey: {
    works: {
      'and it stops working at once': async ({ app }) => {
        const person = await newcomer(app);
        const { apiKey, key } = await person.call(routes.addApiKey, { body: full });
        const program = app.as(key);
        await program.call(getOwnAccount);
        await person.call(routes.deleteApiKey, { parameters: { id: apiKey.id } });
        await program.refused(401, getOwnAccount);
      },
    },
    refuses: {
      'a key that there is not': async ({ client }) => {
        await client.refused(404, routes.deleteApiKey, { parameters: { id: 999_999 } });
      },
    },
    keepsOut: {
      'another account, an admin too': async ({ admin, client }) => {
        const { apiKey } = await client.call(routes.addApiKey, { body: fullOfClient });
        await admin.refused(404, routes.deleteApiKey, { parameters: { id: apiKey.id } });
      },
    },
  },
};
