import { base64Url } from '../base64.ts';

const encoder = new TextEncoder();

/** 256 random bits, as text that stands in a URL as it is. */
export function randomToken(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/**
 * A token that is always the same one of the same words, which nobody can tell beforehand without the secret of the house: an answer that was lost can
 * be given again, although only a digest of the token is kept.
 */
export async function derivedToken(secret: string, words: readonly string[]): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const code = await crypto.subtle.sign('HMAC', key, encoder.encode(JSON.stringify(words)));
  return base64Url(new Uint8Array(code));
}

/** SHA-256 as text. Enough for random tokens, which nobody can guess; passwords need the slow hash of `Passwords`. */
export async function hashToken(token: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(token))));
}
