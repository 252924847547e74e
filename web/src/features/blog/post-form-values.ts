import type { EditedPost, NewPost } from '@atrium/contract/blog-posts';
import { plainLatin } from '@atrium/contract/latin-letters';
import { withoutTags } from '@atrium/contract/title-tags';

export type PostValues = Required<NewPost>;

export const newPostValues: PostValues = {
  title: '',
  slug: '',
  tags: [],
  status: 'Draft',
  publishAt: null,
  excerpt: '',
  content: '',
  featuredImage: '',
  imageAlt: '',
};

type Field = keyof PostValues;
const fields = Object.keys(newPostValues) as Field[];

export function valuesOf(post: EditedPost): PostValues {
  return { ...newPostValues, ...Object.fromEntries(fields.map((field) => [field, post[field]])) };
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What was changed by hand, and nothing else: whatever somebody else has changed meanwhile stays. */
export function changedFields(values: PostValues, initial: PostValues): Partial<PostValues> {
  return Object.fromEntries(
    fields.filter((field) => !isEqual(values[field], initial[field])).map((field) => [field, values[field]]),
  );
}

/** What is known of a post once some of it was saved: the rest is as it was before. */
export function knownAfter(known: PostValues, changes: Partial<PostValues>, saved: PostValues): PostValues {
  return { ...known, ...Object.fromEntries(Object.keys(changes).map((field) => [field, saved[field as Field]])) };
}

export function isSame(one: PostValues, other: PostValues): boolean {
  return fields.every((field) => isEqual(one[field], other[field]));
}

const longestSlug = 100;

/** The address that a title asks for: its words in small letters, without accents, with hyphens between them. */
export function slugOf(title: string): string {
  const letters = withoutTags(title)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  const words = plainLatin(letters)
    .replace(/[^\p{Ll}\p{Lo}\p{Lm}\p{N}]+/gu, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, '');
  return /^[\d-]+$/.test(words) ? `post-${words}` : words;
}

/** Whether an address goes with its title: one that is saved does not, as others may have it, nor does one that was written by hand. */
export function followsTitle({ title, slug }: Pick<PostValues, 'title' | 'slug'>, kept: readonly string[]): boolean {
  return slug === '' || (!kept.includes(slug) && slug === slugOf(title));
}
