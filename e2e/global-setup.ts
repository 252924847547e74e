import { fileURLToPath } from 'node:url';
import { startDemoHome } from './servers/demo-home.ts';
import { startNodeHome } from './servers/node-home.ts';

const demo = process.env.ATRIUM_E2E_DEMO ?? fileURLToPath(new URL('../dist/demo', import.meta.url));

/** Starts both homes for all tests. Playwright wants a default export, and calls what it answers when the tests are done. */
export default async function startHomes(): Promise<() => Promise<void>> {
  // First the one that may be missing: nothing runs yet then.
  const browser = await startDemoHome(demo);
  process.env.ATRIUM_E2E_BROWSER = browser.url;
  const node = await startNodeHome();
  process.env.ATRIUM_E2E_NODE = node.url;
  return async () => {
    await Promise.all([node.stop(), browser.stop()]);
  };
}
