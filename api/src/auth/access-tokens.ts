import * as z from 'zod/mini';
import { base64Url, fromBase64Url } from '../base64.ts';

/** What an access token says: a JSON Web Token (RFC 7519) signed with HMAC SHA-256, the one algorithm that is taken. */
const Claims = z.object({
  iss: z.literal('atrium'),
  typ: z.literal('access'),
  id: z.int(),
  session: z.int(),
  iat: z.int(),
  exp: z.int(),
});
export type Claims = z.infer<typeof Claims>;

export interface AccessTokens {
  /** It lives as long as the settings say, or only until its session ends. */
  sign(accountId: number, sessionId: number, sessionEnd?: string): Promise<string>;
  /** Null for a token that is not ours, was changed, or has ended. */
  verify(token: string): Promise<Claims | null>;
}

const header = encoded({ alg: 'HS256', typ: 'JWT' });

/** Verified tokens are remembered, because WebCrypto costs more than all else that a read does; whether they ended is asked each time. */
export function createAccessTokens(secret: string, secondsToLive: number, now: () => Date): AccessTokens {
  const key = keyOf(secret);
  const remembered = new Map<string, Claims>();
  return {
    async sign(accountId, sessionId, sessionEnd) {
      const iat = Math.floor(now().getTime() / 1000);
      const last = sessionEnd === undefined ? Number.POSITIVE_INFINITY : Math.ceil(Date.parse(sessionEnd) / 1000);
      const exp = Math.min(iat + secondsToLive, last);
      return signed({ iss: 'atrium', typ: 'access', id: accountId, session: sessionId, iat, exp }, await key);
    },
    async verify(token) {
      const claims = remembered.get(token) ?? (await read(token, key));
      if (!claims) return null;
      if (claims.exp * 1000 > now().getTime()) {
        if (!remembered.has(token)) remember(remembered, token, claims);
        return claims;
      }
      remembered.delete(token);
      return null;
    },
  };
}

function keyOf(secret: string): Promise<CryptoKey> {
  const usages: KeyUsage[] = ['sign', 'verify'];
  return crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, usages);
}

async function signed(claims: Claims, key: CryptoKey): Promise<string> {
  const text = `${header}.${encoded(claims)}`;
  const signature = await crypto.subtle.sign('HMAC', key, bytesOf(text));
  return `${text}.${base64Url(new Uint8Array(signature))}`;
}

async function read(token: string, key: Promise<CryptoKey>): Promise<Claims | null> {
  const [tokenHeader, payload, signature, ...more] = token.split('.');
  if (tokenHeader !== header || !payload || !signature || more.length > 0) return null;
  const text = bytesOf(`${tokenHeader}.${payload}`);
  try {
    if (!(await crypto.subtle.verify('HMAC', await key, fromBase64Url(signature), text))) return null;
    return Claims.parse(JSON.parse(new TextDecoder().decode(fromBase64Url(payload))));
  } catch {
    // Not base64, not JSON, or not our claims: whatever it is, it is no token of ours.
    return null;
  }
}

const mostRemembered = 10_000;

function remember(remembered: Map<string, Claims>, token: string, claims: Claims): void {
  const [oldest] = remembered.keys();
  if (remembered.size >= mostRemembered && oldest !== undefined) remembered.delete(oldest);
  remembered.set(token, claims);
}

function encoded(value: unknown): string {
  return base64Url(bytesOf(JSON.stringify(value)));
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
