import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openEngine } from '../src/engine.ts';
import { as, signIn } from './calls.ts';
import { runCommand, runNode, runServer } from './node-process.ts';
import { newDatabase, sampleDatabase, temporaryFolder } from './temporary.ts';

describe('an SQLite file', () => {
  test('is made with its folder, for its owner alone', async () => {
    const file = join(temporaryFolder(), 'a new folder', 'atrium.db');
    await runServer({ DATABASE_URL: `sqlite:${file}` });
    const modes = [file, `${file}-wal`, `${file}-secret`].map((path) => (statSync(path).mode & 0o777).toString(8));
    expect(modes).toEqual(['600', '600', '600']);
  });

  test('is refused to a second process, and to the command line, while a first one has it', async () => {
    const environment = { DATABASE_URL: await sampleDatabase.sqlite() };
    const file = environment.DATABASE_URL.slice('sqlite:'.length);
    const first = await runServer(environment);
    const sentence = `The database ${file} is in use by another process: stop that one first.\n`;
    const refused = { code: 1, signal: null, stdout: '', stderr: sentence };
    expect(await runNode('main.ts', { PORT: '0', ...environment }).ended).toEqual(refused);
    expect(await runCommand(environment, 'seed', '--rows', '1')).toEqual(refused);
    expect(await runCommand(environment, 'migrate')).toEqual(refused);
    expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
  });

  test('is free again at once when its process was killed', async () => {
    const environment = { DATABASE_URL: await sampleDatabase.sqlite() };
    const first = await runServer(environment);
    first.child.kill('SIGKILL');
    await first.ended;
    const second = await runServer(environment);
    expect((await fetch(`${second.address}/readyz`)).status).toBe(200);
  });

  test('keeps the currency that it began with', async () => {
    const environment = { DATABASE_URL: await newDatabase.sqlite(), CURRENCY: 'EUR' };
    const first = await runServer(environment);
    first.child.kill('SIGTERM');
    await first.ended;
    const stderr =
      'The amounts in this database are in EUR, and are not converted: start it with CURRENCY=EUR, or start another database with CURRENCY=USD.\n';
    const other = await runNode('main.ts', { PORT: '0', ...environment, CURRENCY: 'USD' }).ended;
    expect(other).toMatchObject({ code: 1, stderr });
    expect(await runCommand({ ...environment, CURRENCY: 'USD' }, 'seed', '--rows', '1')).toMatchObject({
      code: 1,
      stderr,
    });
  });

  test('that is none is told in one sentence', async () => {
    const file = join(temporaryFolder(), 'letter.txt');
    writeFileSync(file, 'Dear Sir or Madam, this is no database.'.repeat(100));
    const { code, stderr } = await runNode('main.ts', { PORT: '0', DATABASE_URL: `sqlite:${file}` }).ended;
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `The database ${file} cannot be opened: file is not a database.\n`,
    });
  });
});

describe.each(['sqlite', 'postgres'] as const)('a database of %s', (engine) => {
  test('of a later version is left alone, by the server and the command line', async () => {
    const environment = { DATABASE_URL: await newDatabase[engine]() };
    await runCommand(environment, 'migrate');
    await execute(environment.DATABASE_URL, "insert into migrations (name) values ('9999-from-tomorrow')");
    const stderr =
      'The database is of a later version of Atrium, which took the step 9999-from-tomorrow: start that version, or one after it.\n';
    expect(await runNode('main.ts', { PORT: '0', ...environment }).ended).toMatchObject({ code: 1, stderr });
    expect(await runCommand(environment, 'seed', '--rows', '1')).toMatchObject({ code: 1, stderr });
  });

  test('that cannot be brought up to date is told with the step at which it is, and goes on there later', async () => {
    const environment = { DATABASE_URL: await newDatabase[engine]() };
    await execute(environment.DATABASE_URL, 'create table changes (id integer)');
    const { code, stderr } = await runNode('main.ts', { PORT: '0', ...environment }).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^The database cannot be brought up to date, at the step 0002-changes: .*changes"? already exists\.\n$/,
    );
    await execute(environment.DATABASE_URL, 'drop table changes');
    const { stdout } = await runServer(environment);
    const [updated] = stdout().split('\n');
    expect(updated).toMatch(/"The database was brought up to date\.","migrations":\["0002-changes",/);
  });
});

/** As somebody does who has no Atrium. */
async function execute(databaseUrl: string, statement: string): Promise<void> {
  const engine = await openEngine(databaseUrl);
  await sql.raw(statement).execute(engine.read);
  await engine.close();
}

describe('a PostgreSQL server', () => {
  test('that does not answer is told in one sentence, without its password', async () => {
    const environment = { PORT: '0', DATABASE_URL: 'postgres://atrium:secret@127.0.0.1:9/atrium' };
    const { code, stderr } = await runNode('main.ts', environment).ended;
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'The database atrium on 127.0.0.1:9 cannot be opened: ECONNREFUSED.\n',
    });
  });

  test('that refuses the password is told in one sentence', async () => {
    const url = new URL(await newDatabase.postgres());
    url.password = 'wrong';
    const { code, stderr } = await runNode('main.ts', { PORT: '0', DATABASE_URL: url.href }).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The database .+ cannot be opened: password authentication failed for user "atrium"\.\n$/);
  });
});

test('a port for mail that is taken is told in one sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const address = taken.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const environment = { PORT: '0', DATABASE_URL: await sampleDatabase.sqlite(), MAIL_IN_PORT: port, LOG_LEVEL: 'warn' };
  const { code, stderr, stdout } = await runNode('main.ts', environment).ended;
  taken.close();
  expect({ code, stderr, stdout }).toEqual({
    code: 1,
    stderr: `MAIL_IN_PORT is ${port}, where no mail can be taken: listen EADDRINUSE: address already in use 127.0.0.1:${port}.\n`,
    stdout: '',
  });
});

test('a port that is taken is told in one sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const address = taken.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const { code, stderr } = await runNode('main.ts', { PORT: port, DATABASE_URL: await sampleDatabase.sqlite() }).ended;
  taken.close();
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `Port ${port} is taken: stop what uses it, or set PORT to another one.\n`,
  });
});

describe('the secret', () => {
  test('is kept beside an SQLite file, so that a token outlives a restart', async () => {
    const environment = { DATABASE_URL: await sampleDatabase.sqlite() };
    const first = await runServer(environment);
    const token = await signIn(first.address);
    first.child.kill('SIGTERM');
    await first.ended;
    const second = await runServer(environment);
    expect((await fetch(`${second.address}/api/v1/account`, as(token))).status).toBe(200);
    const file = `${environment.DATABASE_URL.slice('sqlite:'.length)}-secret`;
    expect(readFileSync(file, 'utf8').length).toBeGreaterThanOrEqual(32);
  });

  test('that cannot be read is told in one sentence', async () => {
    const environment = { DATABASE_URL: await newDatabase.sqlite() };
    const file = `${environment.DATABASE_URL.slice('sqlite:'.length)}-secret`;
    mkdirSync(file);
    const { code, stderr } = await runNode('main.ts', { PORT: '0', ...environment }).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The secret in [^\n]+-secret cannot be used: EISDIR[^\n]+\n$/);
  });

  test('is shared by all processes on one PostgreSQL', async () => {
    const environment = { DATABASE_URL: await sampleDatabase.postgres() };
    const [first, second] = await Promise.all([runServer(environment), runServer(environment)]);
    const token = await signIn(first.address);
    expect((await fetch(`${second.address}/api/v1/account`, as(token))).status).toBe(200);
  });

  test('that is given is not kept', async () => {
    const environment = {
      DATABASE_URL: await sampleDatabase.sqlite(),
      SECRET: 'a secret that somebody has chosen well',
    };
    const server = await runServer(environment);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    expect(existsSync(`${environment.DATABASE_URL.slice('sqlite:'.length)}-secret`)).toBe(false);
  });
});

const owner = ['account', 'create', '--email', 'o@example.com', '--username', 'owner', '--role', 'admin'];

test('without sample data the first start prints a link for the owner, and one with an owner does not', async () => {
  const environment = { DATABASE_URL: await newDatabase.sqlite(), SAMPLE_DATA: 'off' };
  const server = await runServer(environment);
  server.child.kill('SIGTERM');
  const { stdout } = await server.ended;
  expect(stdout).toMatch(
    /"level":"warn","message":"Nobody has an account yet[^"]+http:\/\/localhost:\d+\/register\?owner=[\w-]{43}/,
  );
  expect((await runCommand(environment, ...owner)).code).toBe(0);
  const again = await runServer(environment);
  expect(again.stdout()).not.toContain('register?owner=');
});

test('the events of the sample data are at their hours by the clocks of the machine', async () => {
  const { address } = await runServer({ DATABASE_URL: await newDatabase.sqlite(), TZ: 'Asia/Tokyo' });
  const response = await fetch(`${address}/apps/calendar/events?calendars=Business`, as(await signIn(address)));
  const lampTrials = expect.objectContaining({
    title: 'Lamp trials at the breakwater',
    start: expect.stringContaining('T00:00:00'),
  });
  expect(await response.json()).toEqual(expect.arrayContaining([lampTrials]));
});
