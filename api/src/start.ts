import { type App, createApp } from './app.ts';
import { hasAccounts } from './auth/accounts.ts';
import { addOneTimeLink } from './auth/one-time-links.ts';
import { migrate } from './database/migrate.ts';
import { foldings, renewedLists } from './features.ts';
import { keepHouseCurrency } from './invoicing/house-currency.ts';
import { renewLists } from './lists/renew.ts';
import { loadSampleData } from './sample-data.ts';
import type { Services } from './services.ts';

const hoursToOwn = 24;

/** What every home does with an engine it has opened: bring the schema up to date, fill an empty database, and answer requests. */
export async function start(services: Services): Promise<App> {
  await bringUpToDate(services);
  const renewed = await renewLists(services.engine, renewedLists, services.tuning);
  if (renewed.length > 0) services.log('info', 'Lists were counted anew.', { lists: renewed });
  for (const fold of foldings) await fold(services.engine, services.tuning);
  await keepHouseCurrency(services.engine, services.settings.currency);
  if (!(await hasAccounts(services.engine.read))) await fill(services);
  return createApp(services);
}

/** Homes that keep something of their own in the database do this first. */
export async function bringUpToDate({ engine, log }: Pick<Services, 'engine' | 'log'>): Promise<void> {
  const taken = await migrate(engine);
  if (taken.length > 0) log('info', 'The database was brought up to date.', { migrations: taken });
}

/** An empty database gets the sample data or, without it, a link for its owner; there is no account that anybody could guess. */
async function fill(services: Services): Promise<void> {
  const now = services.now().toISOString();
  if (services.settings.sampleData) {
    await loadSampleData(services, now);
    services.log('info', 'The sample data was loaded.');
    return;
  }
  const token = await services.engine.write((transaction) =>
    addOneTimeLink(transaction, null, 'owner', now, hoursToOwn),
  );
  const link = `${services.settings.publicUrl}/register?owner=${token}`;
  // Whoever wants to read of trouble alone has to read this, too.
  services.log('warn', `Nobody has an account yet. Make the owner's, within 24 hours: ${link}`);
}
