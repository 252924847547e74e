import { onTestFinished } from 'vitest';
import { createLogger } from '../src/log.ts';
import { serve } from '../src/serve.ts';
import { readSettings } from '../src/settings.ts';
import type { Environment } from './node-process.ts';
import { sampleDatabase, temporaryFolder } from './temporary.ts';

export interface InProcess {
  readonly address: string;
  /** What was logged so far, a JSON object each. */
  log(): Record<string, unknown>[];
  stop(): Promise<void>;
}

/** A server in the process of the test, which serves the files of `folder`. */
export async function serveHere(environment: Environment = {}, folder = temporaryFolder()): Promise<InProcess> {
  const lines: string[] = [];
  const settings = readSettings({ PORT: '0', DATABASE_URL: await sampleDatabase.sqlite(), ...environment });
  const logger = createLogger(settings.logLevel, false, (text) => lines.push(...text.trimEnd().split('\n')));
  const home = await serve(settings, logger, folder);
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= home.stop();
    return stopped;
  };
  onTestFinished(stop);
  return {
    address: home.address,
    stop,
    log() {
      logger.flush();
      return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    },
  };
}
