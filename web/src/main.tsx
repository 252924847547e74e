import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { houseLanguage } from './backend/configuration.ts';
import { home } from './backend/home.ts';
import { onHomeReset } from './backend/home-news.ts';
import { loadConfiguration } from './backend/load-configuration.ts';
import { watchConnection } from './backend/watch-connection.ts';
import { startTexts } from './i18n/i18n.ts';
import type { Language } from './i18n/languages.ts';
import { followHistory } from './navigation/entries-behind.ts';
import { router } from './router.ts';
import { keepSession } from './session/keep-session.ts';
import { followSession } from './session/session.ts';
import { clearSession, storedAccessToken } from './session/stored-session.ts';
import { removeOldServiceWorkers } from './start/old-service-workers.ts';
import { reloadWhenOutdated } from './start/outdated-files.ts';
import { hideStartScreen, sayThatStartFailed } from './start/start-screen.ts';

/** Longer than this the first page does not wait for the configuration: it shows what it can, and the rest when it comes. */
const longestWait = 3_000;

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no place for the app.');
  const configured = Promise.race([tryConfiguration(), wait(longestWait)]);
  await Promise.all([startTexts(storedAccessToken() !== null, () => languageOfHouse(configured)), configured]);
  hideStartScreen(router);
  // Before the page is loaded: its session may end meanwhile.
  followSession(router);
  onHomeReset(clearSession);
  keepSession();
  followHistory(router);
  watchConnection();
  // First the page and what it needs, so that it is drawn at once; and in a transition, so that it is drawn in small pieces of time.
  await router.load();
  startTransition(() => createRoot(root).render(<App />));
}

/** A house in the browser has its language in the build: its engine would keep the first words waiting. */
async function languageOfHouse(configured: Promise<void>): Promise<Language> {
  if (home === 'server') await configured;
  return houseLanguage();
}

async function tryConfiguration(): Promise<void> {
  try {
    await loadConfiguration();
  } catch {
    // The banner says that nobody answers, and asks again.
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

removeOldServiceWorkers();
reloadWhenOutdated();
start().catch(sayThatStartFailed);
