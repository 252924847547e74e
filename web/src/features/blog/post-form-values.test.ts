import { NewPost } from '@atrium/contract/blog-posts';
import { expect, test } from 'vitest';
import { changedFields, isSame, newPostValues, slugOf } from './post-form-values.ts';

test.each([
  ['Five minutes in the wheelhouse', 'five-minutes-in-the-wheelhouse'],
  ['  Été à l’île: 2 jours! ', 'ete-a-l-ile-2-jours'],
  ['2026', 'post-2026'],
  ['ما كان يقوله', 'ما-كان-يقوله'],
  ['…', ''],
])('The address of “%s” is “%s”', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
  if (slug !== '') expect(NewPost.safeParse({ title, slug }).success).toBe(true);
});

test('What was written anew is what is sent', () => {
  const values = { ...newPostValues, tags: ['Food' as const], title: 'Tide' };
  expect(changedFields(values, newPostValues)).toEqual({ tags: ['Food'], title: 'Tide' });
  expect(isSame(values, newPostValues)).toBe(false);
  expect(isSame({ ...values }, values)).toBe(true);
});
