import { isConnected, onConnectionChange } from './connection.ts';
import { loadConfiguration } from './load-configuration.ts';

const pause = 5_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Asks whether somebody answers now; the call itself reports what came of it. */
export async function askAgain(): Promise<void> {
  try {
    await loadConfiguration();
  } catch {
    // Asked again by the timer, or by the person.
  }
}

async function askUntilAnswered(): Promise<void> {
  await askAgain();
  timer = undefined;
  plan();
}

function plan(): void {
  if (isConnected() || timer !== undefined) return;
  timer = setTimeout(() => void askUntilAnswered(), pause);
}

/** While nobody answers, asks every few seconds. */
export function watchConnection(): void {
  onConnectionChange(plan);
  addEventListener('online', () => void askAgain());
  plan();
}
