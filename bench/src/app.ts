import { demoAccounts } from '@atrium/api/features/configuration/demo-accounts';
import { testPayments } from '@atrium/api/payments/test-payments';
import type { Services } from '@atrium/api/services';
import { start } from '@atrium/api/start';
import { createBackground } from '@atrium/node/background';
import { documentFonts } from '@atrium/node/document-fonts';
import { openEngine } from '@atrium/node/engine';
import { passwords } from '@atrium/node/passwords';

/** The back end over one database, asked by its first demo account. */
export interface BenchApp {
  /** Sends a request and reads its answer to the end; fails unless it succeeded. */
  send(method: string, path: string, body?: object): Promise<string>;
  json(method: string, path: string, body?: object): Promise<Record<string, unknown>>;
  /** Waits for what goes on in the background, such as noting that a session was used, and closes the database. */
  close(): Promise<void>;
}

export async function openApp(url: string): Promise<BenchApp> {
  const engine = await openEngine(url);
  const background = createBackground(logErrors);
  const app = await start(servicesOver(engine, background.add));
  let token = 'anonymous';
  let requests = 0;

  async function send(method: string, path: string, body?: object): Promise<string> {
    requests += 1;
    const request = new Request(`http://bench.example${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const response = await app.fetch(request, { address: '192.0.2.1', requestId: `bench-${requests}` });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return text;
  }

  async function json(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
    return JSON.parse(await send(method, path, body));
  }

  const [{ email, password }] = demoAccounts;
  const { accessToken } = await json('POST', '/jwt/login', { email, password });
  token = String(accessToken);
  const close = async () => {
    await background.done();
    await engine.close();
  };
  return { send, json, close };
}

const logErrors: Services['log'] = (level, message, fields) => {
  if (level === 'error') console.error(message, fields);
};

const secondsOfADay = 86_400;

function servicesOver(engine: Services['engine'], background: Services['background']): Services {
  return {
    engine,
    passwords,
    settings: {
      brandName: 'Atrium',
      currency: 'USD',
      language: 'en',
      sampleData: true,
      company: null,
      samplesForNewcomers: false,
      termsUrl: null,
      privacyUrl: null,
      registration: 'closed',
      home: 'server',
      publicUrl: 'http://bench.example',
      accessTokenSeconds: secondsOfADay,
      refreshTokenSeconds: secondsOfADay,
      secret: 'the secret of the benchmarks, which is none',
    },
    log: logErrors,
    mail: null,
    letters: null,
    documentFonts,
    payments: testPayments({ offersDeclined: false }),
    now: () => new Date(),
    background,
  };
}
