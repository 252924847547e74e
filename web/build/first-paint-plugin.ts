import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Plugin } from 'vite';
import type { FirstPages } from './draw-first-pages.ts';

const signInPlace = '<template id="sign-in-page"></template>';
const dashboardPlace = '<meta name="dashboard" content="" />';

/**
 * Draws the first pages for early.js, which shows them with the reader's texts once it has them, long before the app has arrived
 * and takes their place: the sign-in page as a template in index.html, and the dashboard of who may do everything, beside the
 * menu or without it, in two files that only they ask for. Not for the browser home, whose first page waits for its engine.
 */
export function firstPaint(): Plugin {
  const isWanted = process.env.VITE_HOME !== 'browser';
  let signInPage = '';
  let dashboards = '';
  return {
    name: 'atrium-first-paint',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      async handler() {
        if (!isWanted) return;
        const pages = await drawPages();
        signInPage = pages.signIn;
        const files = [pages.dashboard, pages.dashboardAlone].map((source) =>
          this.emitFile({ type: 'asset', name: 'dashboard.html', source }),
        );
        dashboards = files.map((file) => this.getFileName(file)).join(' ');
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replace(signInPlace, () => signInPlace.replace('><', `>${signInPage}<`))
          .replace(dashboardPlace, dashboardPlace.replace('""', `"${dashboards}"`)),
    },
  };
}

/** In a thread of its own, which looks like a browser to what is drawn; its end is the end of all that was begun there. */
async function drawPages(): Promise<FirstPages> {
  const thread = new Worker(new URL('draw-first-pages.ts', import.meta.url));
  try {
    const [pages] = await once(thread, 'message');
    return pages;
  } finally {
    await thread.terminate();
  }
}
