import type { Engine } from '@atrium/api/database/engine';
import { migrate } from '@atrium/api/database/migrate';
import { keepHouseCurrency } from '@atrium/api/invoicing/house-currency';
import { loadSampleData } from '@atrium/api/sample-data';
import { openEngine } from '../engine.ts';
import { passwords } from '../passwords.ts';
import type { NodeSettings } from '../settings.ts';

/** Works on the database of the settings, brought up to date first, and closes it whatever happens. */
export async function withEngine<Result>(
  { databaseUrl }: Pick<NodeSettings, 'databaseUrl'>,
  work: (engine: Engine, migrations: readonly string[]) => Promise<Result>,
): Promise<Result> {
  return closing(await openEngine(databaseUrl), async (engine) => work(engine, await migrate(engine)));
}

/** Works on an engine as it is, and closes it whatever happens. */
export async function closing<Result>(engine: Engine, work: (engine: Engine) => Promise<Result>): Promise<Result> {
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
}

/** The same, with the sample data in it if the server would have loaded it: it is only ever loaded into an empty database. */
export function withData<Result>(settings: NodeSettings, work: (engine: Engine) => Promise<Result>): Promise<Result> {
  return withEngine(settings, async (engine) => {
    await keepHouseCurrency(engine, settings.api.currency);
    const services = { engine, passwords, settings: settings.api };
    if (settings.api.sampleData) await loadSampleData(services, new Date().toISOString());
    return work(engine);
  });
}
