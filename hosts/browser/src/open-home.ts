import type { App } from '@atrium/api/app';
import { storedSecret } from '@atrium/api/auth/signing-secret';
import type { Engine } from '@atrium/api/database/engine';
import { openSqlite } from '@atrium/api/database/sqlite';
import { testPayments } from '@atrium/api/payments/test-payments';
import type { Log, Services } from '@atrium/api/services';
import { bringUpToDate, start } from '@atrium/api/start';
import type { DocumentLanguage } from '@atrium/contract/document-languages';
import { documentFonts } from './document-fonts.ts';
import { passwords } from './passwords.ts';
import { namesOf, type Phase } from './protocol.ts';
import { openStore } from './store.ts';

declare global {
  /** There is no environment here: its build is given one. Run as it is, by no build, it has none. */
  interface ImportMetaEnv {
    readonly VITE_BRAND_NAME: string;
    readonly VITE_LANGUAGE: DocumentLanguage;
  }
}

const built: Partial<ImportMetaEnv> = import.meta.env ?? {};

export interface Home {
  readonly app: App;
  readonly isKept: boolean;
  close(): Promise<void>;
}

const betweenJobs = 1_000;

export async function openHome(base: string, onPhase: (phase: Phase) => void): Promise<Home> {
  onPhase('engine');
  const store = await openStore(namesOf(base).directory, () => onPhase('database'));
  let engine: Engine | undefined;
  let working: ReturnType<typeof setInterval> | undefined;
  const close = async () => {
    clearInterval(working);
    await engine?.close();
    store.release();
  };
  try {
    const connection = await store.open((empty) => startOver(openSqlite(empty, empty), base));
    engine = openSqlite(connection, connection);
    const app = await startOver(engine, base);
    working = setInterval(() => background(app.runDueJobs()), betweenJobs);
    return { app, isKept: store.isKept, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export async function eraseHome(base: string): Promise<void> {
  const store = await openStore(namesOf(base).directory, () => {});
  await store.erase();
  store.release();
}

async function startOver(engine: Engine, base: string): Promise<App> {
  await bringUpToDate({ engine, log });
  return start(await servicesOf(engine, base));
}

async function servicesOf(engine: Engine, base: string): Promise<Services> {
  return {
    engine,
    passwords,
    settings: {
      brandName: built.VITE_BRAND_NAME ?? 'Atrium',
      company: null,
      currency: 'USD',
      language: built.VITE_LANGUAGE ?? 'en',
      sampleData: true,
      samplesForNewcomers: true,
      termsUrl: null,
      privacyUrl: null,
      registration: 'admin',
      home: 'browser',
      publicUrl: new URL(base, location.origin).href.replace(/\/$/, ''),
      accessTokenSeconds: 600,
      refreshTokenSeconds: 600,
      secret: await storedSecret(engine),
    },
    log,
    mail: null,
    letters: null,
    documentFonts,
    payments: testPayments({ offersDeclined: true }),
    now: () => new Date(),
    background,
  };
}

function background(work: Promise<void>): void {
  work.catch((error) => log('error', 'Work in the background failed.', { error }));
}

/** What is no trouble is for whoever looks for it in the console. */
const log: Log = (level, message, fields = {}) => {
  console[level === 'info' ? 'debug' : level](message, fields);
};
