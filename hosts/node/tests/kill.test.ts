import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { as, json, person, signIn } from './calls.ts';
import { runServer, type ServerProcess } from './node-process.ts';
import { sampleDatabase } from './temporary.ts';

const kills = 20;
const writers = 4;

/** Writes one thing, which nothing else has the name of, and answers its id once that is confirmed. */
type Write = (address: string, token: string, name: string) => Promise<number>;

const addUser: Write = async (address, token, name) => {
  const response = await fetch(`${address}/apps/users/add-user`, json(person(name), token));
  const { user } = (await response.json()) as { user: { id: number } };
  return user.id;
};

const addInvoice: Write = async (address, token) => {
  const lines = [{ item: 'Rope', costCents: 250 }];
  const invoice = {
    clientId: 1,
    issuedDate: '2026-03-01',
    dueDate: '2026-03-31',
    service: 'Software Development',
    lines,
  };
  const response = await fetch(`${address}/api/v1/invoices`, json(invoice, token));
  const written = (await response.json()) as { invoice: { id: number } };
  return written.invoice.id;
};

/** Writes one after the other until the server is gone, and tells the id of each that was confirmed. */
async function writeOn(write: (number: number) => Promise<number>, confirm: (id: number) => void): Promise<void> {
  for (let number = 1; ; number += 1) {
    try {
      confirm(await write(number));
    } catch {
      return;
    }
  }
}

/** Kills later in each round: once a few more writes were confirmed, and some milliseconds into those that follow. */
async function killWhileWriting(server: ServerProcess, token: string, round: number, write: Write): Promise<number[]> {
  const confirmed: number[] = [];
  const enough = Promise.withResolvers<void>();
  const confirm = (id: number) => {
    if (confirmed.push(id) >= writers + round) enough.resolve();
  };
  const writing = Array.from({ length: writers }, (_, writer) =>
    writeOn((number) => write(server.address, token, `r${round}-w${writer}-${number}`), confirm),
  );
  await Promise.race([enough.promise, Promise.all(writing)]);
  await sleep(round);
  server.child.kill('SIGKILL');
  await Promise.all([server.ended, ...writing]);
  return confirmed;
}

async function missing(address: string, token: string, ids: readonly number[]): Promise<number[]> {
  const found = await Promise.all(
    ids.map(async (id) => (await fetch(`${address}/api/users/user?id=${id}`, as(token))).status === 200),
  );
  return ids.filter((_, index) => !found[index]);
}

async function totalOf(address: string, token: string, query: string): Promise<number> {
  const response = await fetch(`${address}/api/users/list/data?${query}`, as(token));
  return ((await response.json()) as { total: number }).total;
}

test.each(['sqlite', 'postgres'] as const)(
  `on %s, nothing that was confirmed is lost when the process is killed ${kills} times while it writes`,
  { timeout: 300_000 },
  async (engine) => {
    const environment = { DATABASE_URL: await sampleDatabase[engine](), ACCESS_TOKEN_TTL: '3600' };
    let server = await runServer(environment);
    const token = await signIn(server.address);
    const confirmed: number[] = [];
    for (let round = 1; round <= kills; round += 1) {
      confirmed.push(...(await killWhileWriting(server, token, round, addUser)));
      server = await runServer(environment);
    }
    expect(confirmed.length).toBeGreaterThanOrEqual(kills * writers);
    expect(await missing(server.address, token, confirmed)).toEqual([]);
    // The counts that lists are made of tell the same as the rows: the last page is where they say, and has what they say.
    const total = await totalOf(server.address, token, 'perPage=1');
    const byRole = ['admin', 'author', 'editor', 'maintainer', 'subscriber'].map((role) =>
      totalOf(server.address, token, `perPage=1&role=${role}`),
    );
    expect((await Promise.all(byRole)).reduce((sum, count) => sum + count)).toBe(total);
    const last = await fetch(`${server.address}/api/users/list/data?perPage=1&page=${total}&sortColumn=id`, as(token));
    expect(((await last.json()) as { users: unknown[] }).users).toHaveLength(1);
  },
);

/** The numbers of all invoices, from the first. */
async function invoiceNumbers(address: string, token: string): Promise<number[]> {
  const numbers: number[] = [];
  for (let page = 1; ; page += 1) {
    const query = `allData=false&perPage=100&sort=asc&page=${page}`;
    const response = await fetch(`${address}/apps/invoice/invoices?${query}`, as(token));
    const { invoices } = (await response.json()) as { invoices: { id: number }[] };
    if (invoices.length === 0) return numbers;
    numbers.push(...invoices.map(({ id }) => id));
  }
}

test.each(['sqlite', 'postgres'] as const)(
  'on %s, the numbers of invoices have no gap and none is given twice when the process is killed while it writes them',
  { timeout: 120_000 },
  async (engine) => {
    const environment = { DATABASE_URL: await sampleDatabase[engine](), ACCESS_TOKEN_TTL: '3600' };
    let server = await runServer(environment);
    const token = await signIn(server.address);
    const confirmed: number[] = [];
    for (let round = 1; round <= 6; round += 1) {
      confirmed.push(...(await killWhileWriting(server, token, round, addInvoice)));
      server = await runServer(environment);
    }
    const numbers = await invoiceNumbers(server.address, token);
    expect(numbers).toEqual(numbers.map((_, place) => 4987 + place));
    expect(confirmed.filter((id) => !numbers.includes(id))).toEqual([]);
    expect(new Set(confirmed).size).toBe(confirmed.length);
    expect(confirmed.length).toBeGreaterThanOrEqual(6 * writers);
  },
);
