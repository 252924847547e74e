/** As searching sees a text: accents off, lower case. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

export function wordsOf(query: string): string[] {
  return [...new Set(foldText(query).split(/\s+/))].filter((word) => word !== '');
}

export interface Piece {
  /** Where it begins in the text. */
  start: number;
  text: string;
  isMatch: boolean;
}

/** A text in pieces: those that a word was found in, and those between. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const letters = [...text];
  const folded = letters.map(foldText);
  const isMatch = letters.map(() => false);
  for (const word of words) {
    for (let start = 0; start < letters.length; start += 1) {
      const end = endOfMatch(folded, start, word);
      if (end !== null) isMatch.fill(true, start, end);
    }
  }
  return letters.reduce<Piece[]>((pieces, letter, index) => {
    const last = pieces.at(-1);
    if (last && last.isMatch === isMatch[index]) last.text += letter;
    else pieces.push({ start: index, text: letter, isMatch: isMatch[index] ?? false });
    return pieces;
  }, []);
}

function endOfMatch(folded: readonly string[], start: number, word: string): number | null {
  let found = '';
  for (let end = start; end < folded.length; end += 1) {
    found += folded[end];
    if (found.startsWith(word)) return end + 1;
    if (!word.startsWith(found)) return null;
  }
  return null;
}

/** How well words answer what was typed, the best first; null when they do not. */
export function rankOf(title: string, more: string, words: readonly string[]): number | null {
  const [name, all] = [foldText(title), ` ${foldText(`${title} ${more}`)}`];
  if (!words.every((word) => all.includes(word))) return null;
  if (name.startsWith(words.join(' '))) return 0;
  return words.every((word) => all.includes(` ${word}`)) ? 1 : 2;
}
