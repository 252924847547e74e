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
  sign(accountId: number, sessionId: number): Promise<string>;
  /** Null for a token that is not ours, was changed, or has ended. */
  verify(token: string): Promise<Claims | null>;
}

const header = base64Url(new TextEncoder().encode(JSON.stringify({ alg: 'HS256', typ: 'JWT' })));
const mostRemembered = 10_000;

/** Verified tokens are remembered, because WebCrypto costs more than all else that a read does; whether they ended is asked each time. */
export function createAccessTokens(secret: string, secondsToLive: number, now: () => Date): AccessTokens {
  const key = crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  const remembered = new Map<string, Claims>();

  async function read(token: string): Promise<Claims | null> {
    const [tokenHeader, payload, signature, ...more] = token.split('.');
    if (tokenHeader !== header || !payload || !signature || more.length > 0) return null;
    const signed = new TextEncoder().encode(`${tokenHeader}.${payload}`);
    try {
      if (!(await crypto.subtle.verify('HMAC', await key, fromBase64Url(signature), signed))) return null;
      return Claims.parse(JSON.parse(new TextDecoder().decode(fromBase64Url(payload))));
    } catch {
      // Not base64, not JSON, or not our claims: whatever it is, it is no token of ours.
      return null;
    }
  }

  function remember(token: string, claims: Claims): void {
    const [oldest] = remembered.keys();
    if (remembered.size >= mostRemembered && oldest !== undefined) remembered.delete(oldest);
    remembered.set(token, claims);
  }

  return {
    async sign(accountId, sessionId) {
      const iat = Math.floor(now().getTime() / 1000);
      const claims: Claims = {
        iss: 'atrium',
        typ: 'access',
        id: accountId,
        session: sessionId,
        iat,
        exp: iat + secondsToLive,
      };
      const signed = `${header}.${base64Url(new TextEncoder().encode(JSON.stringify(claims)))}`;
      const signature = await crypto.subtle.sign('HMAC', await key, new TextEncoder().encode(signed));
      return `${signed}.${base64Url(new Uint8Array(signature))}`;
    },
    async verify(token) {
      const claims = remembered.get(token) ?? (await read(token));
      if (!claims) return null;
      if (claims.exp * 1000 > now().getTime()) {
        if (!remembered.has(token)) remember(token, claims);
        return claims;
      }
      remembered.delete(token);
      return null;
    },
  };
}
