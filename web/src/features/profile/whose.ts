import type { Whose } from './profile.queries.ts';

/** Whose page an address means: `7` is a person, `account-7` whoever has that account; null for what is neither. */
export function whoseOf(text: string): NonNullable<Whose> | null {
  const [, account, digits] = /^(account-)?([1-9]\d{0,14})$/.exec(text) ?? [];
  if (digits === undefined) return null;
  return account === undefined ? { id: Number(digits) } : { account: Number(digits) };
}
