import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import type * as z from 'zod/mini';
import type { ChangeList } from './data-table.types.ts';
import { briefSearch, parseListSearch, withPatch } from './list-search.ts';

type Search = Readonly<Record<string, unknown>>;

/** The state of a list, kept in the address. The schema and the defaults must not change between renders. */
export function useListSearch<Schema extends z.ZodMiniObject>(
  schema: Schema,
  defaults: Search,
): [state: z.output<Schema>, change: ChangeList] {
  const [search, ask] = useShownSearch();
  const navigate = useNavigate();
  const state = useMemo(() => parseListSearch(schema, defaults, search), [schema, defaults, search]);
  const change = useCallback<ChangeList>(
    (patch, { replace = false } = {}) => {
      const patched = (previous: Search) =>
        briefSearch(
          parseListSearch(schema, defaults, withPatch(parseListSearch(schema, defaults, previous), patch)),
          parseListSearch(schema, defaults, {}),
        );
      ask(patched);
      void navigate({ to: '.', search: patched, replace, resetScroll: false });
    },
    [navigate, ask, schema, defaults],
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
