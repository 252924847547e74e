export type Home = 'server' | 'browser';

const storageKey = 'backend';

/** The home of a build without a server, such as the demo, is the browser. */
export const defaultHome: Home = import.meta.env.VITE_HOME === 'browser' ? 'browser' : 'server';

function isHome(value: unknown): value is Home {
  return value === 'server' || value === 'browser';
}

/** `?backend=browser` or `?backend=server` on any page switches this tab, and leaves the address. */
function takeFromAddress(): void {
  const address = new URL(location.href);
  const wanted = address.searchParams.get('backend');
  if (wanted === null) return;
  if (isHome(wanted)) sessionStorage.setItem(storageKey, wanted);
  address.searchParams.delete('backend');
  history.replaceState(history.state, '', address);
}

takeFromAddress();

const stored = sessionStorage.getItem(storageKey);

/** Which home answers this tab. It changes by loading the page anew, so it is the same for the page's whole life. */
export const home: Home = isHome(stored) ? stored : defaultHome;

export function switchHome(to: Home): void {
  sessionStorage.setItem(storageKey, to);
  location.assign(`${import.meta.env.BASE_URL}login`);
}

type Send = (request: Request) => Promise<Response>;

interface Connection {
  connect(worker: Worker): Send;
  reset(worker: Worker): Promise<void>;
}

interface BrowserHome {
  send: Send;
  reset: () => Promise<void>;
}

const connections = import.meta.glob<Connection>('../../../hosts/browser/src/connect.ts');
const workers = import.meta.glob<{ default: new () => Worker }>('../../../hosts/browser/src/worker.ts', {
  query: '?worker',
});

/** A build without a server has no other home to go to. */
export const canSwitchHome = defaultHome === 'server' && Object.keys(connections).length > 0;

async function startBrowserHome(): Promise<BrowserHome> {
  const [loadConnection] = Object.values(connections);
  const [loadWorker] = Object.values(workers);
  if (!loadConnection || !loadWorker) throw new Error('This build has no browser home.');
  const [{ connect, reset }, { default: HomeWorker }] = await Promise.all([loadConnection(), loadWorker()]);
  const worker = new HomeWorker();
  return { send: connect(worker), reset: () => reset(worker) };
}

let running: Promise<BrowserHome> | undefined;

function browserHome(): Promise<BrowserHome> {
  running ??= startBrowserHome();
  return running;
}

/** Hands a request to the home of this tab. */
export async function send(request: Request): Promise<Response> {
  if (home === 'server') return fetch(request);
  const { send: sendToWorker } = await browserHome();
  return sendToWorker(request);
}

/** Throws away what is kept in the browser home; it begins again with the sample data. */
export async function resetDemo(): Promise<void> {
  const { reset } = await browserHome();
  await reset();
}
