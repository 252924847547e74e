import type { Engine } from '../database/engine.ts';
import { randomToken } from './random.ts';

/**
 * The secret that signs access tokens, made when it is first asked for. It is kept in the database because several processes that share one
 * have to take each other's tokens, and because a browser has no other place. A home that has one keeps it there.
 */
export function storedSecret(engine: Engine): Promise<string> {
  return engine.write(async (transaction) => {
    const known = await transaction.selectFrom('signingSecret').select('secret').executeTakeFirst();
    if (known) return known.secret;
    const secret = randomToken();
    await transaction.insertInto('signingSecret').values({ id: 1, secret }).execute();
    return secret;
  });
}
