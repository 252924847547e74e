import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const main = process.env.ATRIUM_E2E_MAIN ?? fileURLToPath(new URL('../../hosts/node/src/main.ts', import.meta.url));
const secondsToStart = 30;

export interface RunningHome {
  readonly url: string;
  stop(): Promise<void>;
}

/** Runs the node home as people run it, on a database of its own unless `settings` names another; and stops it as operators do. */
export async function startNodeHome(settings: Readonly<Record<string, string>> = {}): Promise<RunningHome> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-e2e-'));
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const own = {
    HOST: '127.0.0.1',
    PORT: port,
    DATABASE_URL: `sqlite:${join(folder, 'atrium.db')}`,
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'on',
    TERMS_URL: 'https://example.com/terms',
    PRIVACY_URL: 'https://example.com/privacy',
  };
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, ...own, ...settings },
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = async () => {
    await end(server);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(server, url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  for (const last = Date.now() + secondsToStart * 1000; Date.now() < last; await sleep(50)) {
    if (server.exitCode !== null) throw new Error(`The node home ended with code ${server.exitCode}.`);
    if (await isReady(url)) return;
  }
  throw new Error(`The node home was not ready after ${secondsToStart} seconds.`);
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}
