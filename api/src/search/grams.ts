/**
 * The distinct pieces of one, two and three characters of a search text. Of the short ones only those that a word can have;
 * of the long ones all, because those that begin with a short word lead to it (src/lists/search.ts).
 */
export function gramsOf(text: string): Set<string> {
  const characters = [...text];
  const grams = new Set<string>();
  characters.forEach((first, index) => {
    const second = characters[index + 1];
    const third = characters[index + 2];
    if (isBlank(first)) return;
    grams.add(first);
    if (second === undefined) return;
    if (!isBlank(second)) grams.add(first + second);
    if (third !== undefined) grams.add(first + second + third);
  });
  return grams;
}

function isBlank(character: string): boolean {
  return character === ' ' || character === '\n';
}

/** The pieces of three characters that a word consists of; for a shorter word, the word itself. */
export function gramsOfWord(word: string): string[] {
  const characters = [...word];
  if (characters.length <= 3) return [word];
  return [...new Set(characters.slice(2).map((_, index) => characters.slice(index, index + 3).join('')))];
}

export function lengthOf(word: string): number {
  return [...word].length;
}
