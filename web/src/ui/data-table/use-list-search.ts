import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type * as z from 'zod/mini';
import type { ChangeList } from './data-table.types.ts';
import { briefSearch, parseListSearch, withPatch } from './list-search.ts';

/** The state of a list, kept in the address. The schema and the defaults must not change between renders. */
export function useListSearch<Schema extends z.ZodMiniObject>(
  schema: Schema,
  defaults: Readonly<Record<string, unknown>>,
): [state: z.output<Schema>, change: ChangeList] {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const state = useMemo(() => parseListSearch(schema, defaults, search), [schema, defaults, search]);
  const change = useCallback<ChangeList>(
    (patch, { replace = false } = {}) => {
      void navigate({
        to: '.',
        search: (previous: Readonly<Record<string, unknown>>) =>
          briefSearch(
            parseListSearch(schema, defaults, withPatch(parseListSearch(schema, defaults, previous), patch)),
            parseListSearch(schema, defaults, {}),
          ),
        replace,
        resetScroll: false,
      });
    },
    [navigate, schema, defaults],
  );
  return [state, change];
}
