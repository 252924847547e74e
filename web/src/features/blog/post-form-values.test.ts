import { NewPost } from '@atrium/contract/blog-posts';
import { expect, test } from 'vitest';
import { changedFields, followsTitle, isSame, knownAfter, newPostValues, slugOf } from './post-form-values.ts';

test.each([
  ['Five minutes in the wheelhouse', 'five-minutes-in-the-wheelhouse'],
  ['  Été à l’île: 2 jours! ', 'ete-a-l-ile-2-jours'],
  ['Größe & Fünf', 'grosse-funf'],
  ['Smørrebrød, Æbler, Łódź', 'smorrebrod-aebler-lodz'],
  ['<b>Low</b> tide, <em class="x">not</em> 3 < 4', 'low-tide-not-3-4'],
  ['Ο λόγος', 'ο-λογος'],
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

test('What is known after some of it was saved is that, and the rest as it was', () => {
  const known = { ...newPostValues, title: 'Ebb', excerpt: 'Mud' };
  const saved = { ...newPostValues, title: 'Tide', excerpt: 'What somebody else wrote meanwhile' };
  expect(knownAfter(known, { title: 'Tide ' }, saved)).toEqual({ ...known, title: 'Tide' });
});

test.each([
  ['an empty one', '', [], true],
  ['the one that the title asks for', 'low-tide', [''], true],
  ['one that was written by hand', 'mud', ['', 'mud'], false],
  ['one that came from a draft', 'mud', [''], false],
  ['one that was written by hand, though the title comes by it', 'low-tide', ['', 'low-tide'], false],
  ['one that is saved', 'low-tide', ['low-tide', ''], false],
])('Whether an address goes with its title: %s', (_, slug, kept, follows) => {
  expect(followsTitle({ title: 'Low tide', slug }, kept)).toBe(follows);
});
