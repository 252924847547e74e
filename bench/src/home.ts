import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../hosts/node/src/main.ts', import.meta.url));
const bare = fileURLToPath(new URL('./bare.ts', import.meta.url));

/** A server in a process of its own. */
export interface Home {
  readonly address: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** The real node home. */
export async function startHome(databaseUrl: string): Promise<Home> {
  const port = String(await freePort());
  return start([main], port, { DATABASE_URL: databaseUrl, PORT: port, LOG_LEVEL: 'error', ACCESS_TOKEN_TTL: '86400' });
}

/** The yardstick, on a file of SQLite. */
export async function startBare(file: string): Promise<Home> {
  const port = String(await freePort());
  return start([bare, file, port], port, {});
}

async function start(words: string[], port: string, environment: Record<string, string>): Promise<Home> {
  const child = spawn(process.execPath, words, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  await answering(`${address}/healthz`, child);
  return {
    address,
    process: child,
    async stop() {
      if (child.exitCode === null && child.kill()) await once(child, 'exit');
    },
  };
}

/** A home with the sample data and nothing else, which is gone when it is stopped. */
export async function startSampleHome(): Promise<Home> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-bench-'));
  const home = await startHome(`sqlite:${join(folder, 'atrium.db')}`);
  const stop = async () => {
    await home.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...home, stop };
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    try {
      await fetch(url);
      return;
    } catch {
      // Not yet.
      await sleep(2);
    }
  }
  throw new Error('The server did not start.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
