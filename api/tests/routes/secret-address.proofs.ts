import type { Route } from '@atrium/contract/route';
import { SecretAddress } from '@atrium/contract/secret-addresses';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import type { ProofTable } from './proofs.ts';

const Renewed = z.object({ feed: SecretAddress, address: z.string() });

/** The path of a new secret address. */
export async function newAddress(person: Person, renew: Route): Promise<string> {
  return new URL(Renewed.parse((await person.send(renew)).body).address).pathname;
}

/** What is proven of each kind of secret address. */
export function secretAddressProofs({ get, renew, revoke }: Record<'get' | 'renew' | 'revoke', Route>): ProofTable {
  return {
    [get.name]: {
      works: {
        'none at first, and when it was made': async ({ app }) => {
          const person = await newcomer(app);
          expect((await person.send(get)).body).toEqual({ feed: null });
          const { feed } = Renewed.parse((await person.send(renew)).body);
          expect((await person.send(get)).body).toEqual({ feed });
        },
      },
    },
    [renew.name]: {
      works: {
        'told once and kept as a hash, and the address before stops working': async ({ app, nobody }) => {
          const person = await newcomer(app);
          const [first, second] = [await newAddress(person, renew), await newAddress(person, renew)];
          expect([(await nobody.get(first)).status, (await nobody.get(second)).status]).toEqual([404, 200]);
          const rows = await app.engine.read.selectFrom('secretAddresses').selectAll().execute();
          expect(JSON.stringify(rows)).not.toContain(second.split('/').at(-1)?.slice(0, 20));
        },
      },
    },
    [revoke.name]: {
      works: {
        'and the address stops working': async ({ app, nobody }) => {
          const person = await newcomer(app);
          const path = await newAddress(person, renew);
          expect((await person.send(revoke)).status).toBe(revoke.status);
          expect((await nobody.get(path)).status).toBe(404);
          await person.refused(404, revoke);
        },
      },
    },
  };
}
