import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { passwords } from '@atrium/node/passwords';
import type { Passwords } from '../src/services.ts';

const derive = promisify(argon2);
const cost = { memory: 8, passes: 1, parallelism: 1 };

/** The algorithm of the node home at its lowest cost, so that signing in takes a test no time. */
export const fastPasswords: Passwords = {
  ...passwords,
  async hash(password) {
    const nonce = randomBytes(16);
    const tag = await derive('argon2id', { message: password, nonce, tagLength: 32, ...cost });
    const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
    return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${salt}$${hash}`;
  },
};
