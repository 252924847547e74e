import type { App } from '@atrium/api/app';
import type { Engine } from '@atrium/api/database/engine';
import { deliverMessages } from '@atrium/api/mail/outbox';
import { testPayments } from '@atrium/api/payments/test-payments';
import type { Log, Services } from '@atrium/api/services';
import { bringUpToDate, start } from '@atrium/api/start';
import { createBackground } from './background.ts';
import { documentFonts } from './document-fonts.ts';
import { openEngine } from './engine.ts';
import { openMailIn } from './mail-in/mail-in.ts';
import { passwords } from './passwords.ts';
import { keptSecret } from './secret.ts';
import type { NodeSettings } from './settings.ts';

interface Home {
  readonly app: App;
  readonly engine: Engine;
  /** Waits for what goes on in the background, and closes the database. */
  close(): Promise<void>;
}

const betweenDeliveries = 60_000;
const betweenJobs = 1_000;

/** The back end in its place: an open database that is up to date, and what the API needs of the world. */
export async function openHome(settings: NodeSettings, log: Log): Promise<Home> {
  const engine = await openEngine(settings.databaseUrl);
  try {
    return await homeOn(engine, settings, log);
  } catch (error) {
    await engine.close();
    throw error;
  }
}

async function homeOn(engine: Engine, settings: NodeSettings, log: Log): Promise<Home> {
  const background = createBackground(log);
  const services = await servicesOn(engine, settings, log, background.add);
  const app = await start(services);
  const delivering = services.mail
    ? setInterval(() => background.add(deliverMessages(services)), betweenDeliveries)
    : undefined;
  const mailIn = await openMailIn(services, settings);
  const working = setInterval(() => background.add(app.runDueJobs()), betweenJobs);
  return {
    app,
    engine,
    async close() {
      clearInterval(working);
      clearInterval(delivering);
      await mailIn.close();
      await background.done();
      await engine.close();
    },
  };
}

async function servicesOn(
  engine: Engine,
  { databaseUrl, secret, smtpUrl, api }: NodeSettings,
  log: Log,
  background: Services['background'],
): Promise<Services> {
  // The secret may be kept in the database, which has to be up to date before anything is asked of it.
  await bringUpToDate({ engine, log });
  return {
    engine,
    passwords,
    settings: { ...api, secret: secret ?? (await keptSecret(databaseUrl, engine)) },
    log,
    ...(await outgoingMail(smtpUrl, api)),
    documentFonts,
    payments: testPayments({ offersDeclined: api.sampleData }),
    now: () => new Date(),
    background,
  };
}

/** Loaded only where mail leaves the house. */
async function outgoingMail(
  smtpUrl: string | null,
  { brandName, publicUrl }: NodeSettings['api'],
): Promise<Pick<Services, 'mail' | 'letters'>> {
  if (smtpUrl === null) return { mail: null, letters: null };
  const [{ createMail }, { createLetters }] = await Promise.all([import('./mail.ts'), import('./letters.ts')]);
  return { mail: createMail(smtpUrl, brandName, publicUrl), letters: createLetters(smtpUrl, publicUrl) };
}
