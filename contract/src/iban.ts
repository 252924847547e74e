/** Whether these are the letters and digits of a bank account by ISO 13616: its two check digits fit the rest. Spaces count for nothing. */
export function isIban(text: string): boolean {
  const account = text.replaceAll(' ', '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account)) return false;
  const moved = account.slice(4) + account.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}
