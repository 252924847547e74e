import { QueryClient, type QueryState } from '@tanstack/react-query';
import { onSessionChange, storedAccount } from '../session/stored-session.ts';
import { askAfterNextPages, askOnceMore } from './ask-again.ts';
import { BackendError } from './backend-error.ts';
import { forgetCommands } from './commands-under-way.ts';
import { home } from './home.ts';
import { forgetShown } from './shown-ahead.ts';

/** What was refused would be refused again; what went wrong on the way may go well the second time, where there is a way. */
function isWorthRepeating(failures: number, error: Error): boolean {
  if (failures >= 2 || !(error instanceof BackendError)) return false;
  return error.status === 0 ? navigator.onLine : error.status >= 500;
}

/** Without a network too: what is asked for then says in its place that there is none, and comes when it is back. */
const networkMode = 'always';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: isWorthRepeating, networkMode, refetchOnReconnect: home === 'server' },
    mutations: { retry: false, networkMode },
  },
});

/**
 * What is asked for the first time may have been read before a change that is heard of meanwhile. Of what it has already,
 * TanStack Query asks once more at once; here it would keep what comes.
 */
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
  if (isFirstLoad(event.query.state)) void askOnceMore(queryClient, event.query);
});

askAfterNextPages(queryClient);

export function isFirstLoad({ data, fetchStatus }: QueryState): boolean {
  return data === undefined && fetchStatus !== 'idle';
}

let accountId = storedAccount()?.id;

/** What one account has loaded, or asked for, is no business of the next. */
onSessionChange(() => {
  const nextId = storedAccount()?.id;
  if (nextId === accountId) return;
  accountId = nextId;
  queryClient.removeQueries({ predicate: ({ meta }) => !meta?.isPublic });
  queryClient.getMutationCache().clear();
  forgetCommands();
  forgetShown();
});
