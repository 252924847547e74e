import { Secret, TOTP } from 'otpauth';

/** What every authenticator app takes (RFC 6238): SHA-1, six digits, thirty seconds. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretBytes = 20;
/** A clock may be off by one step. */
const drift = 1;

/** A key for an authenticator app, in base 32. */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The key as apps read it from a picture. */
export function secretAddress(secret: string, issuer: string, label: string): string {
  return new TOTP({ ...form, issuer, label, secret: Secret.fromBase32(secret) }).toString();
}

/** The step of time that a code is of, if it is of this moment or next to it; null for any other. Takes as long for each. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const totp = new TOTP({ ...form, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp, window: drift });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
