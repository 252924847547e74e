const lettersOf: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/** Small Latin letters that are no letter with an accent, as those write them who do not have them. */
export function plainLatin(text: string): string {
  return text.replace(/[ßæœøđłı]/g, (letter) => lettersOf[letter] ?? letter);
}
