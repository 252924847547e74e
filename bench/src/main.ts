import { openApp } from './app.ts';
import { type Databases, openDatabases } from './databases.ts';
import { measureIdle } from './idle.ts';
import type { Call } from './kind.ts';
import { type KindName, kinds } from './kinds.ts';
import { printLive } from './live/print.ts';
import { type EngineName, help, type Options, readOptions } from './options.ts';
import { printPages } from './pages/print.ts';
import { printTable } from './table.ts';
import { measureBare, measureThroughput } from './throughput.ts';
import { inMilliseconds } from './timing.ts';

/** The budgets hold for the default home, which is SQLite. */
const requestBudgets: ReadonlyMap<number, number> = new Map([
  [10_000, 10_000],
  [1_000_000, 5_000],
]);

const options = readOptions(process.argv.slice(2));
if (options) await run(options);
else console.log(help);

async function run({ kind, engines, parts, sizes }: Options): Promise<void> {
  const isOfDatabases = parts.includes('calls') || parts.includes('throughput');
  for (const engine of isOfDatabases ? engines : []) {
    const databases = await openDatabases(engine, kind);
    try {
      if (parts.includes('calls')) await printCalls(engine, kind, databases, sizes);
      if (parts.includes('throughput')) await printThroughput(engine, databases, sizes);
    } finally {
      await databases.stop();
    }
  }
  if (parts.includes('idle')) await printIdle();
  if (parts.includes('pages')) await printPages();
  if (parts.includes('live')) await printLive();
}

async function printCalls(
  engine: EngineName,
  kind: KindName,
  databases: Databases,
  sizes: readonly number[],
): Promise<void> {
  const bySize: Call[][] = [];
  for (const rows of sizes) {
    const app = await openApp(await databases.url(rows));
    bySize.push(await kinds[kind].measure(app, rows));
    await app.close();
  }
  const lines = (bySize[0] ?? []).map(({ name, budget }, place) => [
    name,
    budget === null ? '' : `< ${budget}`,
    ...bySize.map((calls) => timesOf(calls[place])),
  ]);
  printTable(
    `${engine}: milliseconds of a call, p50 / p99 / most`,
    ['call', 'p99 budget', ...sizes.map((rows) => `${rows.toLocaleString('en')} ${kind}`)],
    lines,
  );
}

function timesOf(call: Call | undefined): string {
  return call ? [call.timing.p50, call.timing.p99, call.timing.max].map(inMilliseconds).join(' / ') : '';
}

async function printThroughput(engine: EngineName, databases: Databases, sizes: readonly number[]): Promise<void> {
  const lines: string[][] = [];
  for (const rows of sizes.filter((size) => requestBudgets.has(size))) {
    const url = await databases.url(rows);
    const bare = await measureBare(await databases.bareFile(rows));
    const budget = engine === 'sqlite' ? `> ${requestBudgets.get(rows)?.toLocaleString('en')}` : '';
    const results = await measureThroughput(url);
    for (const { name, perSecond, p99, failed } of [bare, ...results])
      lines.push([
        `${rows.toLocaleString('en')} users, ${name}`,
        name === bare.name ? '' : budget,
        Math.round(perSecond).toLocaleString('en'),
        `${Math.round((100 * perSecond) / bare.perSecond)} %`,
        inMilliseconds(p99),
        String(failed),
      ]);
  }
  printTable(
    `${engine}: list pages of a signed-in account over HTTP, one process`,
    ['', 'budget', 'requests/s', 'of bare', 'p99 ms', 'failed'],
    lines,
  );
}

async function printIdle(): Promise<void> {
  const { megabytes, secondsToFirstAnswer } = await measureIdle();
  printTable(
    'The node home with its sample data',
    ['', 'budget', ''],
    [
      ['resident when idle, MB', '< 150', megabytes.toFixed(0)],
      ['start to first answer, s', '< 1', secondsToFirstAnswer.toFixed(2)],
    ],
  );
}
