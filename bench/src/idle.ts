import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startHome } from './home.ts';

const restMilliseconds = 2_000;

/** What a home with its sample data needs, started a second time: the first start fills the database. */
export async function measureIdle(): Promise<{ megabytes: number; secondsToFirstAnswer: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-bench-'));
  const url = `sqlite:${join(folder, 'atrium.db')}`;
  await (await startHome(url)).stop();
  const start = performance.now();
  const home = await startHome(url);
  const secondsToFirstAnswer = (performance.now() - start) / 1000;
  await sleep(restMilliseconds);
  const megabytes = residentMegabytes(home.process.pid);
  await home.stop();
  rmSync(folder, { recursive: true });
  return { megabytes, secondsToFirstAnswer };
}

function residentMegabytes(pid: number | undefined): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
