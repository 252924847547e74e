import { foldSearched } from './fold.ts';

/**
 * Some words of a search text may be looked for in one place alone, such as who wrote a mail: they stand in it once more, each after a letter
 * that says which place it is, and that nobody writes: so no word that is looked for everywhere meets them.
 */
export function markedWords(mark: string, fields: readonly string[]): string {
  const words = fields.flatMap((field) => beginnings(foldSearched(field)));
  return [...new Set(words)].map((word) => mark + word).join(' ');
}

// Where a name, or a part of an address, begins.
const wordStart = /(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu;

/** From each beginning of a word to the next space: of an address its parts too, each with what follows. */
function beginnings(folded: string): string[] {
  return folded.split(' ').flatMap((word) => [...word.matchAll(wordStart)].map(({ index }) => word.slice(index)));
}

/** What a word that is looked for in one place begins with; empty when it has no letter and no figure. */
export function wordBeginning(word: string): string {
  const start = word.search(wordStart);
  return start < 0 ? '' : word.slice(start);
}
