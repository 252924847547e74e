import type { Logger } from './log.ts';
import { explain } from './sentence.ts';
import type { RunningHome } from './serve.ts';

const longestStop = 10_000;

/** SIGTERM and SIGINT stop in good order; a second one stops at once, and so does an order that takes too long. */
export function stopOnSignal(home: RunningHome, { log, flush }: Logger): void {
  let isStopping = false;

  function exit(code: number): never {
    flush();
    process.exit(code);
  }

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (isStopping) exit(1);
    isStopping = true;
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
