import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import type * as z from 'zod/mini';
import { liesBehind, stepBack } from '../../navigation/entries-behind.ts';
import type { ChangeList } from './data-table.types.ts';
import { briefSearch, ownSearch, parseListSearch, withOwnSearch, withPatch } from './list-search.ts';

type Search = Readonly<Record<string, unknown>>;

/**
 * The state of a list, kept in the address. The schema and the defaults must not change between renders. Where several lists stand
 * on one page, the parameters of each begin with a prefix of its own, and those of the others stay.
 */
export function useListSearch<Schema extends z.ZodMiniObject>(
  schema: Schema,
  defaults: Search,
  prefix?: string,
): [state: z.output<Schema>, change: ChangeList] {
  const [search, ask] = useShownSearch();
  const navigate = useNavigate();
  const router = useRouter();
  const state = useMemo(
    () => parseListSearch(schema, defaults, ownSearch(search, prefix)),
    [schema, defaults, search, prefix],
  );
  const change = useCallback<ChangeList>(
    (patch, { replace = false, closes = false } = {}) => {
      const patched = (previous: Search) => {
        const before = parseListSearch(schema, defaults, ownSearch(previous, prefix));
        const after = parseListSearch(schema, defaults, withPatch(before, patch));
        return withOwnSearch(previous, briefSearch(after, parseListSearch(schema, defaults, {})), prefix);
      };
      ask(patched);
      const there = { to: '.', search: patched } as const;
      if (closes && liesBehind(router, router.buildLocation(there).publicHref)) stepBack(router);
      else void navigate({ ...there, replace: replace || closes, resetScroll: false });
    },
    [router, navigate, ask, schema, defaults, prefix],
  );
  return [state, change];
}

/**
 * What the address says, or is about to say: it changes a moment after a control did, which must not fall back meanwhile.
 * What was asked of one address is forgotten with it.
 */
function useShownSearch(): [search: Search, ask: (change: (previous: Search) => Search) => void] {
  const search: Search = useSearch({ strict: false });
  const [asked, setAsked] = useState<{ of: Search; search: Search } | null>(null);
  const ask = useCallback(
    (change: (previous: Search) => Search) =>
      setAsked((before) => ({ of: search, search: change(before?.of === search ? before.search : search) })),
    [search],
  );
  return [asked?.of === search ? asked.search : search, ask];
}
