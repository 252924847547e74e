/** A word without the sign before its number: people write `#5018` as they see it. */
export function withoutNumberSign(word: string): string {
  return word.replace(/^#(?=\d)/, '');
}
