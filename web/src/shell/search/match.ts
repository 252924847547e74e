import { wordsOfQuery } from '@atrium/contract/phrases';
import { foldText } from '../../ui/fold-text.ts';

export function wordsOf(query: string): string[] {
  return [...new Set(wordsOfQuery(foldText(query)))];
}

interface Piece {
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

/** How well a title, or else the other words for it, answers what was typed, the best first; null when they do not. */
export function rankOf(title: string, more: string, words: readonly string[]): number | null {
  const [name, all] = [` ${foldText(title)}`, ` ${foldText(`${title} ${more}`)}`];
  if (!words.every((word) => all.includes(word))) return null;
  if (name.startsWith(` ${words.join(' ')}`)) return 0;
  if (words.every((word) => name.includes(` ${word}`))) return 1;
  return words.every((word) => all.includes(` ${word}`)) ? 2 : 3;
}

/** More than the slips that are forgiven in a word: what it is called by comes first. */
const elsewhere = 3;

/** The same for words with a slip or two in them, the fewest first. */
export function nearRankOf(title: string, more: string, words: readonly string[]): number | null {
  const [name, others] = [wordsOf(title), wordsOf(more)];
  const costs = words.map((word) => {
    const slips = slipsIn(word, name);
    if (slips !== null) return slips;
    const slipsElsewhere = slipsIn(word, others);
    return slipsElsewhere === null ? null : slipsElsewhere + elsewhere;
  });
  if (!costs.every((each) => each !== null)) return null;
  return costs.reduce((sum, each) => sum + each, 0);
}

/** One slip in four letters and more, two in eight: shorter words are too much like too many others. */
function slipsIn(word: string, known: readonly string[]): number | null {
  const letters = [...word];
  const most = letters.length >= 8 ? 2 : letters.length >= 4 ? 1 : 0;
  const fewest = Math.min(...known.map((each) => slipsBetween(letters, [...each])));
  return fewest <= most ? fewest : null;
}

/** A letter too many, too few or another one, and two that changed places; of a word that may still be typed. */
function slipsBetween(typed: readonly string[], known: readonly string[]): number {
  let before: number[] = [];
  let row = known.map((_, index) => index);
  row.push(known.length);
  for (const [at, letter] of typed.entries()) {
    const next = [at + 1];
    for (const [column, other] of known.entries()) {
      const [left = 0, above = 0, across = 0] = [next[column], row[column + 1], row[column]];
      const isSwapped = letter === known[column - 1] && typed[at - 1] === other;
      const swapped = isSwapped ? (before[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(left + 1, above + 1, across + Number(letter !== other), swapped));
    }
    [before, row] = [row, next];
  }
  return Math.min(...row);
}
