import { describe, expect, test } from 'vitest';
import { isRenewalDue, isRunOut, lifetimeOf } from './token-lifetime.ts';

function tokenWith(claims: object): string {
  return ['header', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'signature'].join('.');
}

describe('the life of a token', () => {
  test('is read from its claims', () => {
    expect(lifetimeOf(tokenWith({ iat: 1_000, exp: 1_600, name: '?>~é' }))).toEqual({
      issuedAt: 1_000_000,
      duration: 600_000,
    });
  });

  test('is unknown for what is no such token', () => {
    for (const token of ['', 'abc', 'a.b.c', tokenWith({ exp: 1 }), `a.${btoa('null')}.c`]) {
      expect(lifetimeOf(token)).toBeUndefined();
    }
  });
});

test('a renewal is due from half of the life on', () => {
  expect(isRenewalDue(299_000, 600_000)).toBe(false);
  expect(isRenewalDue(301_000, 600_000)).toBe(true);
});

test('a token has run out a little before its end, and one that is short is good for half of its life', () => {
  expect(isRunOut(569_000, 600_000)).toBe(false);
  expect(isRunOut(571_000, 600_000)).toBe(true);
  expect(isRunOut(14_000, 20_000)).toBe(false);
  expect(isRunOut(16_000, 20_000)).toBe(true);
  expect(isRunOut(900, 2_000)).toBe(false);
  expect(isRunOut(1_100, 2_000)).toBe(true);
});
