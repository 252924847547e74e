import { plainArabic } from '@atrium/contract/arabic-letters';

/** A text as searching sees it, whatever the case, the accents and the keyboard. */
export function foldText(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{Mark}/gu, '');
  return plainArabic(letters.toLowerCase());
}
