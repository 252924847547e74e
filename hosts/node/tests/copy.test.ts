import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { as, json, person, signIn } from './calls.ts';
import { runCommand, runServer } from './node-process.ts';
import { newDatabase, sampleDatabase, temporaryFolder } from './temporary.ts';

const fileOf = (databaseUrl: string) => databaseUrl.slice('sqlite:'.length);

/** Every row of every table, in any order, but for the secret and for what SQLite keeps of its own. */
function rowsIn(databaseUrl: string): Record<string, string[]> {
  const database = new DatabaseSync(fileOf(databaseUrl), { readOnly: true });
  const tables = database
    .prepare("select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite%'")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => name !== 'signing_secret');
  const rowsOf = (name: string) => database.prepare(`select * from ${name}`).all();
  const rows = tables.map(
    (name) =>
      [
        name,
        rowsOf(name)
          .map((row) => JSON.stringify(row))
          .toSorted(),
      ] as const,
  );
  database.close();
  return Object.fromEntries(rows);
}

async function inPostgres(connectionString: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

/** The sample data, and more rows than are copied at once. */
async function manyRows(): Promise<string> {
  const databaseUrl = await sampleDatabase.sqlite();
  const seeded = await runCommand({ DATABASE_URL: databaseUrl }, 'seed', '--rows', '1500');
  expect(seeded).toMatchObject({ code: 0, stderr: '' });
  return databaseUrl;
}

test('all data goes from SQLite to PostgreSQL and back, each row as it was', async () => {
  const [first, second, third] = [await manyRows(), await newDatabase.postgres(), await newDatabase.sqlite()];
  await inPostgres(second, 'create table of_somebody_else (id integer primary key)');
  await inPostgres(second, 'insert into of_somebody_else values (7)');
  const there = await runCommand({}, 'copy', '--from', first, '--to', second);
  expect(there).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Copied \d{5,} rows, and compared them\.\n$/),
    stderr: '',
  });
  const back = await runCommand({}, 'copy', '--from', second, '--to', third);
  expect(back).toMatchObject({ code: 0, stdout: there.stdout });
  const [before, after] = [rowsIn(first), rowsIn(third)];
  expect(Object.keys(after)).toEqual(Object.keys(before));
  for (const [table, rows] of Object.entries(before)) expect(after[table], table).toEqual(rows);
  expect(before.files?.length).toBeGreaterThan(0);
  expect(await inPostgres(second, 'select id from of_somebody_else')).toEqual([{ id: 7 }]);
});

describe.each([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
] as const)('from %s to %s', (from, to) => {
  test('a backup of a database in use is restored, and a server goes on with it', async () => {
    const source = { DATABASE_URL: await sampleDatabase[from]() };
    const running = await runServer(source);
    await fetch(`${running.address}/apps/users/add-user`, json(person('ida'), await signIn(running.address)));
    const folder = temporaryFolder();
    const file = join(folder, 'backup.db');
    expect(await runCommand(source, 'backup', file)).toMatchObject({ code: 0, stdout: `Wrote ${file}.\n`, stderr: '' });
    expect(readdirSync(folder)).toEqual(['backup.db']);

    const target = { DATABASE_URL: await newDatabase[to]() };
    expect(await runCommand(target, 'restore', file)).toMatchObject({ code: 0, stderr: '' });
    expect(readdirSync(folder)).toEqual(['backup.db']);
    const { address } = await runServer(target);
    const token = await signIn(address);
    const found = await fetch(`${address}/api/users/list/data?q=person+ida`, as(token));
    expect(await found.json()).toMatchObject({ total: 1, users: [{ id: 51 }] });
    const added = await fetch(`${address}/apps/users/add-user`, json(person('next'), token));
    expect(await added.json()).toMatchObject({ user: { id: 52 } });
  });
});

describe('what is refused changes nothing', () => {
  test('rows that arrive in another way than they left are noticed', async () => {
    const [first, second] = [await manyRows(), await newDatabase.sqlite()];
    await runCommand({ DATABASE_URL: second }, 'migrate');
    const database = new DatabaseSync(fileOf(second));
    database.exec(
      "create trigger spoil after insert on coupons begin update coupons set code = 'X' || code where code = new.code; end",
    );
    const before = rowsIn(second);
    const stderr = expect.stringContaining(
      'The table coupons differs from what was copied into it. Nothing was copied',
    );
    expect(await runCommand({}, 'copy', '--from', first, '--to', second)).toMatchObject({ code: 1, stderr });
    expect(rowsIn(second)).toEqual(before);
    database.exec('drop trigger spoil');
    database.close();
    expect(await runCommand({}, 'copy', '--from', first, '--to', second)).toMatchObject({ code: 0 });
  });

  test('a database that has data is not written over', async () => {
    const [first, second] = [await sampleDatabase.sqlite(), await sampleDatabase.postgres()];
    const sentence = 'The database that is to be filled has data already: name an empty one.\n';
    for (const [from, to] of [[first, second] as const, [second, first] as const]) {
      const before = rowsIn(first);
      expect(await runCommand({}, 'copy', '--from', from, '--to', to)).toMatchObject({ code: 1, stderr: sentence });
      expect(rowsIn(first)).toEqual(before);
    }
  });

  test('a file that is there is not written over, and one that cannot be written is named', async () => {
    const databaseUrl = await sampleDatabase.sqlite();
    const file = join(temporaryFolder(), 'backup.db');
    writeFileSync(file, 'precious');
    for (const from of [databaseUrl, await newDatabase.postgres()]) {
      const sentence = `There is a file ${file} already: name another one.\n`;
      expect(await runCommand({ DATABASE_URL: from }, 'backup', file)).toMatchObject({ code: 1, stderr: sentence });
    }
    expect(readdirSync(dirname(file))).toEqual(['backup.db']);
    expect(await runCommand({ DATABASE_URL: databaseUrl }, 'backup', '/nowhere/backup.db')).toMatchObject({
      code: 1,
      stderr: 'The file /nowhere/backup.db cannot be written (ENOENT).\n',
    });
  });

  test('a database that is missing is not made', async () => {
    const missing = await newDatabase.sqlite();
    const file = fileOf(missing);
    const stderr = `There is no file ${file}.\n`;
    const target = await newDatabase.sqlite();
    expect(await runCommand({}, 'copy', '--from', missing, '--to', target)).toMatchObject({ code: 1, stderr });
    expect(await runCommand({ DATABASE_URL: target }, 'restore', file)).toMatchObject({ code: 1, stderr });
    expect(await runCommand({ DATABASE_URL: missing }, 'backup', `${file}.copy`)).toMatchObject({ code: 1, stderr });
    expect([file, `${file}.copy`, fileOf(target)].filter(existsSync)).toEqual([]);
  });

  test('a database of another version, and what is none, are not copied', async () => {
    const target = await newDatabase.sqlite();
    const old = await newDatabase.sqlite();
    await runCommand({ DATABASE_URL: old }, 'migrate');
    const database = new DatabaseSync(fileOf(old));
    database.exec("delete from migrations where name like '0058%'");
    database.close();
    const unknown = await runCommand({ DATABASE_URL: target }, 'restore', fileOf(old));
    expect(unknown).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no database of this version of Atrium: "npm run atrium -- migrate"'),
    });
    const none = `${fileOf(old)}.txt`;
    writeFileSync(none, 'Dear diary, '.repeat(100));
    expect(await runCommand({ DATABASE_URL: target }, 'restore', none)).toMatchObject({
      code: 1,
      stderr: `The database ${none} cannot be opened: file is not a database.\n`,
    });
    expect(existsSync(fileOf(target))).toBe(false);
  });
});
