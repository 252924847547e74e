import { UserListQuery } from '@atrium/contract/users';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { briefSearch, layoutParameters, parseListSearch, withPatch } from './list-search.ts';

const schema = z.object({ ...UserListQuery.shape, ...layoutParameters });
const ownDefaults = { sort: 'desc', sortColumn: 'id' };
const parse = (search: Record<string, unknown>) => parseListSearch(schema, ownDefaults, search);

describe('parseListSearch', () => {
  test('gives the defaults of the list and of the schema', () => {
    expect(parse({})).toEqual({ q: '', page: 1, perPage: 10, sort: 'desc', sortColumn: 'id' });
  });

  test('takes what fits', () => {
    const search = { q: ' ann ', page: 3, perPage: '25', role: 'editor', sort: 'asc', sortColumn: 'email' };
    expect(parse(search)).toEqual({ q: 'ann', page: 3, perPage: 25, role: 'editor', sort: 'asc', sortColumn: 'email' });
  });

  test('falls back for what does not fit and keeps the rest', () => {
    const search = { page: 'x', perPage: 0, role: 'king', sort: 'up', sortColumn: {}, q: ['a'], status: 'active' };
    expect(parse(search)).toEqual({ ...parse({}), status: 'active' });
  });

  test('reads a number that was searched for as text, and nothing as absent', () => {
    expect(parse({ q: 42, role: '', status: null })).toEqual({ ...parse({}), q: '42' });
  });

  test('leaves out what the list does not know', () => {
    expect(parse({ debug: true })).toEqual(parse({}));
  });
});

describe('withPatch', () => {
  const state = { page: 7, perPage: 10, q: 'a' };

  test.each([[{ q: 'b' }], [{ role: 'admin' }], [{ perPage: 25 }], [{ sort: 'asc' }]])(
    '%o starts at the first page',
    (patch) => {
      expect(withPatch(state, patch)).toEqual({ ...state, ...patch, page: 1 });
    },
  );

  test('turning the page and changing the look keep the rest', () => {
    expect(withPatch(state, { page: 8 })).toEqual({ ...state, page: 8 });
    expect(withPatch(state, { density: 'compact' })).toEqual({ ...state, density: 'compact' });
  });

  test('a view may bring its own page', () => {
    expect(withPatch(state, { q: 'b', page: 2 })).toEqual({ ...state, q: 'b', page: 2 });
  });
});

test('briefSearch leaves out what is the default', () => {
  const defaults = parse({});
  expect(briefSearch({ ...defaults, page: 2, role: undefined, q: '' }, defaults)).toEqual({ page: 2 });
});
