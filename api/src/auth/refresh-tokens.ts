import { base64Url } from '../base64.ts';
import { randomToken } from './random.ts';

/**
 * The refresh token that follows another one. With a renewal key it is always the same one, which nobody can tell beforehand without the
 * secret of the house: so an exchange whose answer was lost can be answered again, although only digests of tokens are kept.
 */
export async function refreshTokenAfter(
  token: string,
  renewalKey: string | undefined,
  secret: string,
): Promise<string> {
  if (renewalKey === undefined) return randomToken();
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const code = await crypto.subtle.sign('HMAC', key, bytes(JSON.stringify(['refresh', token, renewalKey])));
  return base64Url(new Uint8Array(code));
}
