import { withoutTags } from '@atrium/contract/title-tags';
import { fold } from '../../search/fold.ts';

const longestSlug = 80;

/** The words of a title as they stand in an address; `fallback` for one without a letter that can stand there. */
export function slugBase(title: string, fallback: string): string {
  const words = fold(withoutTags(title))
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return words.slice(0, longestSlug).replace(/-+$/, '') || fallback;
}

export function freeSlug(base: string, taken: readonly string[]): string {
  if (!taken.includes(base)) return base;
  let number = 2;
  while (taken.includes(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
