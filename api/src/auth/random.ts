import { base64Url } from '../base64.ts';

const encoder = new TextEncoder();

/** 256 random bits, as text that stands in a URL as it is. */
export function randomToken(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** SHA-256 as text. Enough for random tokens, which nobody can guess; passwords need the slow hash of `Passwords`. */
export async function hashToken(token: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(token))));
}
