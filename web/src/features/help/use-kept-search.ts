import type { HelpSite } from '@atrium/contract/help';
import { keepHelpSearch } from '@atrium/contract/help-writing';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../backend/client.ts';

/** Whoever stops typing for so long has said what they look for. */
const restMilliseconds = 1_500;

/** Tells those who write what was looked for and not found. Nobody is kept from anything when that fails. */
export function useKeptSearch(site: HelpSite, q: string, isEmpty: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isEmpty || q.length < 3) return undefined;
    const timer = setTimeout(async () => {
      await call(keepHelpSearch, { body: { site, term: q } }, { mayBeLost: true }).catch(() => undefined);
      await client.invalidateQueries({ queryKey: ['help-search'] });
    }, restMilliseconds);
    return () => clearTimeout(timer);
  }, [site, q, isEmpty, client]);
}
