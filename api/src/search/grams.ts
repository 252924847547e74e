/**
 * The distinct pieces of one, two and three characters of a search text. Of the short ones only those that a word can have;
 * of the long ones all, because those that begin with a short word lead to it (src/lists/search.ts).
 */
export function gramsOf(text: string): Set<string> {
  const grams = new Set<string>();
  eachGram(text, (gram) => grams.add(gram));
  return grams;
}

/** The same, as often as they occur: for a million texts, where a set for each costs more than all else. */
export function eachGram(text: string, visit: (gram: string) => void): void {
  for (let start = 0; start < text.length; start = after(text, start)) {
    if (isBlank(text, start)) continue;
    const second = after(text, start);
    const third = after(text, second);
    visit(text.slice(start, second));
    if (second < text.length && !isBlank(text, second)) visit(text.slice(start, third));
    if (third < text.length) visit(text.slice(start, after(text, third)));
  }
}

/** Where the next character begins: some take two places in a string. */
function after(text: string, place: number): number {
  const code = text.charCodeAt(place);
  return code >= 0xd800 && code < 0xdc00 ? place + 2 : place + 1;
}

function isBlank(text: string, place: number): boolean {
  const character = text[place];
  return character === ' ' || character === '\n';
}

/** The pieces of three characters that a word consists of; for a shorter word, the word itself. Of a phrase, those of its words. */
export function gramsOfWord(word: string): string[] {
  return [...new Set(word.split(' ').flatMap(gramsOfPart))];
}

function gramsOfPart(part: string): string[] {
  const characters = [...part];
  if (characters.length <= 3) return [part];
  return characters.slice(2).map((_, index) => characters.slice(index, index + 3).join(''));
}

export function lengthOf(word: string): number {
  return [...word].length;
}
