import { tellHomeNews, tellHomeReset } from './home-news.ts';
import { network } from './network.ts';

export interface BrowserHome {
  fetch(request: Request): Promise<Response>;
  reset(): Promise<void>;
}

/** Starts the back end in this browser: a worker, which loads its engine only now. */
export async function startBrowserHome(): Promise<BrowserHome> {
  const worker = new Worker(new URL('../../../hosts/browser/src/worker.ts', import.meta.url), { type: 'module' });
  // The next page of this tab needs the database at once; a page that is gone back to begins anew.
  addEventListener('pagehide', () => worker.terminate());
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  const { connect } = await import('../../../hosts/browser/src/connect.ts');
  return connect(worker, import.meta.env.BASE_URL, { onNews: tellHomeNews, onReset: tellHomeReset }, network);
}
