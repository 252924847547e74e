import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { isConnected, onConnectionChange } from '../backend/connection.ts';
import { isAnswered } from '../start/outdated-files.ts';

/**
 * A part of a page that is loaded when it is first shown. Without a connection it comes when that is back, and the page
 * stays as it is until then, with what was typed.
 */
export function loadedLater<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadEventually(load));
}

/**
 * What is loaded has to be taken out of its module within `load`: where nobody answers there is none. Where somebody does, the connection may have
 * come back just now: it is asked for once more.
 */
export async function loadEventually<Part>(load: () => Promise<Part>, isLastTime = false): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const isConnectedNow = await isAnswered();
    if (isConnectedNow && isLastTime) throw error;
    if (!isConnectedNow) await connectionBack();
    return loadEventually(load, isConnectedNow);
  }
}

const pause = 5_000;

/** Or a moment in which that may have gone unnoticed. */
function connectionBack(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const stop = onConnectionChange(() => isConnected() && end());
    const timer = setTimeout(end, pause);
  });
}
