import { recoveryCodeCount } from '@atrium/contract/two-steps';
import { Secret } from 'otpauth';
import type { Transaction } from '../database/engine.ts';
import { hashToken } from './random.ts';

/** 120 bits: so many that a fast hash keeps them (ASVS 5.0 6.5.2). */
const bytes = 15;
const groupLength = 4;

/** Gives an account new codes in the place of all before, and answers them: nobody can read them later. */
export async function replaceRecoveryCodes(transaction: Transaction, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => new Secret({ size: bytes }).base32);
  const hashes = await Promise.all(codes.map(hashToken));
  await transaction.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute();
  await transaction
    .insertInto('recoveryCodes')
    .values(hashes.map((hash) => ({ accountId, hash, usedAt: null })))
    .execute();
  return codes.map(inGroups);
}

/** Uses a code up, and says whether it was one that still worked. */
export async function takeRecoveryCode(
  transaction: Transaction,
  accountId: number,
  code: string,
  now: string,
): Promise<boolean> {
  const taken = await transaction
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('accountId', '=', accountId)
    .where('hash', '=', await hashToken(code.toUpperCase()))
    .where('usedAt', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  return taken !== undefined;
}

function inGroups(code: string): string {
  return code.replace(new RegExp(`.{${groupLength}}(?=.)`, 'g'), '$&-');
}
