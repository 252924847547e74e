import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { createServer, isRunnableDevEnvironment } from 'vite';

export interface FirstPages {
  signIn: string;
  /** As it is beside the menu, and without it. */
  dashboard: string;
  dashboardAlone: string;
}

/** What modules of the app ask of a browser while they are imported and drawn. */
const stored = new Map<string, string>();
const window = { isWide: true };
Object.assign(globalThis, {
  location: new URL('http://localhost/'),
  document: { documentElement: { dataset: {}, lang: 'en', dir: 'ltr' } },
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  },
  sessionStorage: { getItem: () => null },
  addEventListener() {},
  matchMedia: () => ({
    get matches() {
      return window.isWide;
    },
  }),
});

const server = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { ssr } = server.environments;
if (!isRunnableDevEnvironment(ssr)) throw new Error('This Vite runs no modules.');
const { signInMarkup, dashboardMarkup } = await ssr.runner.import<typeof import('./first-paint-markup.tsx')>(
  '/build/first-paint-markup.tsx',
);
const signIn = await signInMarkup();
const dashboard = await dashboardMarkup();
window.isWide = false;
const pages: FirstPages = { signIn, dashboard, dashboardAlone: await dashboardMarkup() };
parentPort?.postMessage(pages);
