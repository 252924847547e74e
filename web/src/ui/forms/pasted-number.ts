/**
 * The number in a text that was copied elsewhere: `12.50`, `12,50`, `$1,234.50`, `1.234,50 €`. Null for what is none, or below zero: a field
 * that takes the digits alone would make something else of it. `group` is what stands between thousands where one reads.
 */
export function pastedNumber(text: string, group: string): number | null {
  const bare = text.replace(/[\s\p{Sc}'’]/gu, '').replace(/^\p{L}{3}|\p{L}{3}$/gu, '');
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(bare)) return null;
  const decimal = decimalIn(bare, group);
  const [whole = '', fraction = '', ...more] = decimal === null ? [bare] : bare.split(decimal);
  if (more.length > 0 || /[.,]/.test(fraction)) return null;
  return Number(`${whole.replace(/[.,]/g, '')}.${fraction}`);
}

/** Of two signs the last; of one that is there once, and not before three digits as between thousands, that one. */
function decimalIn(text: string, group: string): string | null {
  const signs = text.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  if (last === undefined) return null;
  if (new Set(signs).size > 1) return last;
  if (signs.length > 1) return null;
  return last === group && /^\d{1,3}[.,]\d{3}$/.test(text) ? null : last;
}
