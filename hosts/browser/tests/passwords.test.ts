import { expect, test } from 'vitest';
import { passwords } from '../src/passwords.ts';

test('a hash carries its parameters, and fits its password alone', async () => {
  const hash = await passwords.hash('correct horse');
  expect(hash).toMatch(/^\$pbkdf2-sha256\$i=600000\$[\w-]{22}\$[\w-]{43}$/);
  expect(await passwords.verify('correct horse', hash)).toBe(true);
  expect(await passwords.verify('correct horsf', hash)).toBe(false);
  expect(await passwords.hash('correct horse')).not.toBe(hash);
});

test('hashes of another time are read with their own parameters', async () => {
  // A test vector of RFC 7914, section 11: the salt is 'NaCl'.
  const hash = '$pbkdf2-sha256$i=80000$TmFDbA$TdzY9guYviGDDO5e8icB-WQaRBjQTAQUrv8Ih2s0q1Y';
  expect(await passwords.verify('Password', hash)).toBe(true);
  expect(await passwords.verify('Passwore', hash)).toBe(false);
});

test('what is no hash of this kind fits no password', async () => {
  expect(await passwords.verify('', '')).toBe(false);
  expect(await passwords.verify('x', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$dGFn')).toBe(false);
});
