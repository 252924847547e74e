import { giveBackMemoryOfStarting } from './give-back-memory.ts';
import { createLogger } from './log.ts';
import { explain } from './sentence.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';
import { stopOnSignal } from './stop-on-signal.ts';

try {
  const settings = readSettings(process.env);
  const logger = createLogger(settings.logLevel, process.stdout.isTTY);
  process.on('exit', logger.flush);
  stopOnSignal(await serve(settings, logger), logger);
  giveBackMemoryOfStarting();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
