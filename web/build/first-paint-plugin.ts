import { fileURLToPath } from 'node:url';
import { createServer, isRunnableDevEnvironment, type Plugin } from 'vite';

const place = '<template id="sign-in-page"></template>';
const root = fileURLToPath(new URL('..', import.meta.url));

/** What modules of the app ask of a browser as soon as they are imported. */
const browser = { location: new URL('http://localhost/login'), addEventListener() {} };

/**
 * Draws the sign-in page into index.html, as a template: early.js shows it with the reader's texts once it has them, long
 * before the app has arrived and takes its place. Not for the browser home, whose first page waits for its engine.
 */
export function firstPaint(): Plugin {
  return {
    name: 'atrium-first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (process.env.VITE_HOME === 'browser') return html;
        const markup = await drawSignInPage();
        return html.replace(place, () => place.replace('><', `>${markup}<`));
      },
    },
  };
}

async function drawSignInPage(): Promise<string> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  Object.assign(globalThis, browser);
  try {
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error('This Vite runs no modules.');
    const { signInMarkup } =
      await ssr.runner.import<typeof import('./sign-in-markup.tsx')>('/build/sign-in-markup.tsx');
    return await signInMarkup();
  } finally {
    for (const key of Object.keys(browser)) Reflect.deleteProperty(globalThis, key);
    await server.close();
  }
}
