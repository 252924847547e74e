import { isPhrase } from '@atrium/contract/phrases';
import { gramsOfWord, lengthOf } from './grams.ts';

// Fewer letters are as near to too many words.
const shortestNear = 4;
const longWord = 8;

/** How many slips of the keys a word may have: a letter too many, too few, another, or two that changed places. A phrase is meant as it is written. */
function slipsOf(word: string): number {
  if (isPhrase(word)) return 0;
  const { length } = [...word];
  if (length < shortestNear) return 0;
  return length < longWord ? 1 : 2;
}

/**
 * The ways to find words that are one slip away from this one by an index of pieces of three characters: each is a group of pieces that such
 * a word has. Where a slip leaves no piece whole, only changed places and a letter too many are looked for. None where all is too short.
 */
export function waysTo(word: string): string[][] {
  if (isPhrase(word)) return [gramsOfWord(word).filter(isWhole)].filter((way) => way.length > 0);
  const letters = [...word];
  if (letters.length < 3) return [];
  const ways = [gramsOfWord(word)];
  if (letters.length < shortestNear) return ways;
  const pieces = letters.slice(2).map((_, start) => letters.slice(start, start + 3).join(''));
  for (let at = 0; at < letters.length; at += 1) {
    ways.push(pieces.filter((_, start) => start > at || start + 2 < at));
    ways.push(pieces.filter((_, start) => start >= at || start + 2 < at));
    ways.push(gramsOfWord(without(letters, at)));
    if (at > 0) ways.push(gramsOfWord(swapped(letters, at)));
  }
  return unique(ways.filter((way) => way.length > 0 && way.every(isWhole)));
}

function isWhole(piece: string): boolean {
  return lengthOf(piece) === 3;
}

function without(letters: readonly string[], at: number): string {
  return letters.toSpliced(at, 1).join('');
}

function swapped(letters: readonly string[], at: number): string {
  return letters
    .with(at, letters[at - 1] ?? '')
    .with(at - 1, letters[at] ?? '')
    .join('');
}

function unique(ways: readonly string[][]): string[][] {
  return [...new Map(ways.map((way) => [way.toSorted().join(' '), way])).values()];
}

/** How many slips lie between the words and a text that has them all, or words like them; null when it has not. */
export function slipsTo(text: string, words: readonly string[]): number | null {
  const tokens = tokensOf(text);
  let slips = 0;
  for (const word of words) {
    const nearest = text.includes(word) ? 0 : nearestOf(tokens, word);
    if (nearest > slipsOf(word)) return null;
    slips += nearest;
  }
  return slips;
}

/** What of a text is meant by the words, where they are not in it as they are: those of its own that are nearest. */
export function wordsLike(text: string, words: readonly string[]): string[] {
  const tokens = tokensOf(text);
  return words.flatMap((word) => {
    if (text.includes(word)) return [word];
    const nearest = nearestOf(tokens, word);
    if (nearest > slipsOf(word)) return [];
    return tokens.filter((token) => nearestOf([token], word) === nearest);
  });
}

/** Each once: a long text has most of its words many times. */
function tokensOf(text: string): string[] {
  return [...new Set(text.split(/[^\p{L}\p{N}]+/u))].filter((token) => token !== '');
}

function nearestOf(tokens: readonly string[], word: string): number {
  const most = slipsOf(word);
  if (most === 0) return 1;
  const alike = tokens.filter((token) => mayBegin(token, word));
  return Math.min(most + 1, ...alike.map((token) => distanceToBeginning(word, token, most)));
}

/** A slip is seldom in the first letter, and there it is one that was left out, added or swapped. Most tokens need no closer look. */
function mayBegin(token: string, word: string): boolean {
  return token[0] === word[0] || token[1] === word[0] || token[0] === word[1];
}

/** From a word to what a token begins with: whoever types a name stops before its end. */
function distanceToBeginning(word: string, token: string, most: number): number {
  const [from, to] = [[...word], [...token].slice(0, [...word].length + most)];
  if (to.length + most < from.length) return most + 1;
  return Math.min(...distances(from, to));
}

/** The optimal string alignment distance of a word to each beginning of another. */
function distances(from: readonly string[], to: readonly string[]): number[] {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of from.entries()) {
    const now = [row + 1];
    for (const [column, other] of to.entries()) {
      const steps = [
        (last[column + 1] ?? 0) + 1,
        (now[column] ?? 0) + 1,
        (last[column] ?? 0) + Number(letter !== other),
      ];
      const isSwap = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other;
      if (isSwap) steps.push((beforeLast[column - 1] ?? 0) + 1);
      now.push(Math.min(...steps));
    }
    [beforeLast, last] = [last, now];
  }
  return last;
}
