import { base64Url, fromBase64Url } from '@atrium/api/base64';
import type { Passwords } from '@atrium/api/services';

/** What OWASP asks of PBKDF2 with HMAC SHA-256, the one slow hash that browsers have. It runs on a thread of its own. */
const iterationsToday = 600_000;

/** Hashes as `$pbkdf2-sha256$i=<iterations>$<salt>$<tag>`: algorithm, parameters, salt and tag in one text. */
export const passwords: Passwords = {
  async hash(password) {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    const tag = await derive(password, salt, iterationsToday);
    return `$pbkdf2-sha256$i=${iterationsToday}$${base64Url(salt)}$${base64Url(tag)}`;
  },

  async verify(password, hash) {
    const [, iterations, salt, tag] = /^\$pbkdf2-sha256\$i=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash) ?? [];
    if (salt === undefined || tag === undefined) return false;
    return areEqual(await derive(password, fromBase64Url(salt), Number(iterations)), fromBase64Url(tag));
  },
};

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits']);
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256),
  );
}

/** Looks at every byte, whichever differs: how long it takes says nothing. */
function areEqual(left: Uint8Array, right: Uint8Array): boolean {
  const difference = left.reduce((sum, byte, index) => sum | (byte ^ (right[index] ?? 0)), 0);
  return left.length === right.length && difference === 0;
}
