import type { Logger } from './log.ts';
import { explain } from './sentence.ts';
import type { RunningHome } from './serve.ts';

const longestStop = 10_000;
/** Ctrl-C reaches every program of a terminal, and those who started us may pass theirs on: that is one wish, not two. */
const sameWish = 500;

/** SIGTERM and SIGINT stop in good order; a second one stops at once, and so does an order that takes too long. */
export function stopOnSignal(home: RunningHome, { log, flush }: Logger): void {
  let askedAt: number | null = null;

  function exit(code: number): never {
    flush();
    process.exit(code);
  }

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (askedAt !== null) {
      if (performance.now() - askedAt > sameWish) exit(1);
      return;
    }
    askedAt = performance.now();
    log('info', `Stopping, because of ${signal}.`);
    setTimeout(() => {
      log('error', `What was in flight was not done after ${longestStop / 1000} seconds.`);
      exit(1);
    }, longestStop).unref();
    try {
      await home.stop();
      log('info', 'Stopped.');
      exit(0);
    } catch (error) {
      log('error', 'Stopping failed.', { error: explain(error) });
      exit(1);
    }
  }

  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}
