import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/find-browser.ts';
import { buildWeb, isUpToDate, serverBuild } from '../../../scripts/web-build.ts';

const quiet = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** A browser for the pages of the web app, which is built anew if it is stale. */
export async function openBrowser(): Promise<Browser> {
  if (!isUpToDate(serverBuild) && !(await buildWeb(serverBuild)).isDone) throw new Error('The web app was not built.');
  const executablePath = await findBrowser();
  if (executablePath === null) throw new Error('Install Chrome or Chromium, and try again.');
  return chromium.launch({ executablePath, args: quiet });
}

export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
