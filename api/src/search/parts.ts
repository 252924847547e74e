import type { FoundPart } from '@atrium/contract/help';
import { foldSearched } from './fold.ts';

/**
 * Where folded words stand in a text that is shown as it was written: in order, none over another. What is found in a part of a letter, such as
 * "mas" in "Maß", is shown with the whole of it.
 */
export function partsWithWords(text: string, words: readonly string[]): FoundPart[] {
  const { letters, places } = foldedWithPlaces(text);
  const found = words.flatMap((word) => placesOf(letters, word).map((at) => ({ at, end: at + word.length })));
  const parts: FoundPart[] = [];
  for (const { at, end } of found.sort((one, other) => one.at - other.at || other.end - one.end)) {
    const start = places[at] ?? text.length;
    const stop = places[afterLetter(places, end)] ?? text.length;
    const last = parts.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, stop);
    else parts.push({ start, end: stop });
  }
  return parts;
}

/** Where the next letter begins, be it there or further on. */
function afterLetter(places: readonly number[], end: number): number {
  let next = end;
  while (next < places.length && places[next] === places[end - 1]) next += 1;
  return next;
}

/** Each folded letter with the place of the one that it was made from: some become two, and marks become none. */
function foldedWithPlaces(text: string): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const folded = /\s/.test(character) ? spaceAfter(letters) : foldSearched(character);
    letters += folded;
    for (let unit = 0; unit < folded.length; unit += 1) places.push(place);
    place += character.length;
  }
  return { letters, places };
}

/** One between two words, as what is searched has it. */
function spaceAfter(letters: string): string {
  return letters.endsWith(' ') ? '' : ' ';
}

function placesOf(text: string, word: string): number[] {
  const places: number[] = [];
  if (word === '') return places;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) places.push(at);
  return places;
}
