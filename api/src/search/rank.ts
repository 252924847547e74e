import { foldSearched } from './fold.ts';

/** How well a title answers the words, the best first: it is them, begins with them, has a word that begins with the first, has them all, or has not. */
function rankOf(title: string, words: readonly string[]): number {
  const text = foldSearched(title).replace(/^#/, '');
  const phrase = words.join(' ');
  if (text === phrase) return 0;
  if (text.startsWith(phrase)) return 1;
  if (words.every((word) => text.startsWith(word) || text.includes(` ${word}`))) return 2;
  return words.every((word) => text.includes(word)) ? 3 : 4;
}

/** The best first, and those that are equally good as they stand. */
export function inRank<Hit extends { title: string }>(hits: readonly Hit[], words: readonly string[]): Hit[] {
  return hits
    .map((hit) => ({ hit, rank: rankOf(hit.title, words) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ hit }) => hit);
}
