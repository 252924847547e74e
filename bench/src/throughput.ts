import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { demoAccounts } from '@atrium/api/features/configuration/demo-accounts';
import { startBare, startHome } from './home.ts';
import { usersList } from './kinds/users.ts';
import type { LoadResult, LoadTask } from './load.ts';
import { pathTo, type Question } from './questions.ts';
import { createRandom } from './random.ts';

export interface Throughput extends LoadResult {
  name: string;
}

const run = promisify(execFile);
const load = fileURLToPath(new URL('./load.ts', import.meta.url));

/** Asks the real node home as fast as it answers, from a second process. */
export async function measureThroughput(databaseUrl: string): Promise<Throughput[]> {
  const home = await startHome(databaseUrl);
  try {
    const token = await signIn(home.address);
    const results: Throughput[] = [];
    for (const [name, paths] of Object.entries(await pathsFor(home.address, token))) {
      await askFor({ address: home.address, token, paths, seconds: 2 });
      results.push({ name, ...(await askFor({ address: home.address, token, paths, seconds: 8 })) });
    }
    return results;
  } finally {
    await home.stop();
  }
}

/** What the machine does with the same page when nothing is asked, checked or counted: it says what the figures of the home are worth. */
export async function measureBare(file: string): Promise<Throughput> {
  const home = await startBare(file);
  try {
    const task = { address: home.address, token: '', paths: ['/'] };
    await askFor({ ...task, seconds: 2 });
    return { name: 'bare node:http and node:sqlite', ...(await askFor({ ...task, seconds: 8 })) };
  } finally {
    await home.stop();
  }
}

async function askFor(task: LoadTask): Promise<LoadResult> {
  const { stdout } = await run(process.execPath, [load, JSON.stringify(task)]);
  return JSON.parse(stdout);
}

async function signIn(address: string): Promise<string> {
  const [{ email, password }] = demoAccounts;
  const answer = await fetch(`${address}/jwt/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { accessToken } = await answer.json();
  return String(accessToken);
}

async function pathsFor(address: string, token: string): Promise<Record<string, string[]>> {
  const answer = await fetch(`${address}/api/v1/users/statistics`, { headers: { authorization: `Bearer ${token}` } });
  const { total } = await answer.json();
  const random = createRandom(3);
  const listPath = (question: Question) => pathTo(usersList.path, question);
  const anywhere = () => {
    return listPath({
      ...random.pick(usersList.orders),
      perPage: 10,
      page: 1 + random.below(Math.ceil(Number(total) / 10)),
    });
  };
  return {
    'the first page': [listPath({ perPage: 10, page: 1 })],
    'any page in any order': Array.from({ length: 500 }, anywhere),
    'any page of those active': Array.from({ length: 500 }, () => `${anywhere()}&status=active`),
  };
}
