import { derivedToken, randomToken } from './random.ts';

/** The refresh token that follows another one. With a renewal key it is always the same one, so that an exchange whose answer was lost can be answered again. */
export async function refreshTokenAfter(
  token: string,
  renewalKey: string | undefined,
  secret: string,
): Promise<string> {
  if (renewalKey === undefined) return randomToken();
  return derivedToken(secret, ['refresh', token, renewalKey]);
}
