import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Passwords } from '@atrium/api/services';

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. It runs on a thread of its own. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

/** Hashes in the PHC format: algorithm, parameters, salt and tag in one text. */
export const passwords: Passwords = {
  async hash(password) {
    const nonce = randomBytes(16);
    const tag = await derive('argon2id', { message: password, nonce, tagLength, ...cost });
    const { memory, passes, parallelism } = cost;
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
  },

  async verify(password, hash) {
    const [, memory, passes, parallelism, salt, tag] =
      /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash) ?? [];
    if (salt === undefined || tag === undefined) return false;
    const expected = Buffer.from(tag, 'base64');
    const actual = await derive('argon2id', {
      message: password,
      nonce: Buffer.from(salt, 'base64'),
      tagLength: expected.length,
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    });
    return timingSafeEqual(actual, expected);
  },
};

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
