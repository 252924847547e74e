import { describe, expect, test } from 'vitest';
import { isRenewalDue, lifetimeOf } from './token-lifetime.ts';

function tokenWith(claims: object): string {
  return ['header', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'signature'].join('.');
}

describe('the life of a token', () => {
  test('is read from its claims', () => {
    expect(lifetimeOf(tokenWith({ iat: 1_000, exp: 1_600, name: '?>~é' }))).toEqual({
      issuedAt: 1_000_000,
      expiresAt: 1_600_000,
    });
  });

  test('is unknown for what is no such token', () => {
    for (const token of ['', 'abc', 'a.b.c', tokenWith({ exp: 1 }), `a.${btoa('null')}.c`]) {
      expect(lifetimeOf(token)).toBeUndefined();
    }
  });
});

describe('a renewal is due', () => {
  const lifetime = { issuedAt: 0, expiresAt: 600_000 };

  test('from half of the life on', () => {
    expect(isRenewalDue(lifetime, 0, 299_000)).toBe(false);
    expect(isRenewalDue(lifetime, 0, 301_000)).toBe(true);
  });

  test('by how long the token has been known, when this clock is behind', () => {
    expect(isRenewalDue(lifetime, -900_000, -700_000)).toBe(false);
    expect(isRenewalDue(lifetime, -900_000, -599_000)).toBe(true);
  });
});
