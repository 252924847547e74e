import { giveBackMemoryOfStarting } from '@atrium/node/give-back-memory';
import { greeting } from '@atrium/node/greeting';
import { createLogger } from '@atrium/node/log';
import { explain, Sentence } from '@atrium/node/sentence';
import { serve } from '@atrium/node/serve';
import { readSettings } from '@atrium/node/settings';
import { stopOnSignal } from '@atrium/node/stop-on-signal';
import { buildWeb, isUpToDate, serverBuild } from './web-build.ts';

/** What `node hosts/node/src/main.ts` does for operators, with everything in place before and words for people after. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  if (!isUpToDate(serverBuild)) await build();
  const logger = createLogger(settings.logLevel, process.stdout.isTTY);
  process.on('exit', logger.flush);
  const home = await serve(settings, logger);
  stopOnSignal(home, logger);
  giveBackMemoryOfStarting();
  logger.flush();
  console.log(greeting(settings, home.address));
}

async function build(): Promise<void> {
  console.log('Building the web app.');
  const { isDone, output } = await buildWeb(serverBuild, true);
  if (!isDone) throw new Sentence(`${output}\nThe web app could not be built: what is said above is why.`);
}

try {
  await start();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
