import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { greeting } from '@atrium/node/greeting';
import { explain } from '@atrium/node/sentence';
import { readSettings } from '@atrium/node/settings';
import { root } from './folders.ts';

/** Vite at PORT, which hands calls to the back end at the port after it; each reloads when its files change. */
function develop(): void {
  const settings = readSettings(process.env);
  const { port } = settings;
  const address = `http://localhost:${port}`;
  const backEnd = { PORT: String(port + 1), PUBLIC_URL: process.env.PUBLIC_URL ?? address };
  const children = [
    run(process.execPath, ['--watch', '--watch-preserve-output', 'hosts/node/src/main.ts'], backEnd),
    run('vite', ['web', '--port', String(port), '--strictPort'], { ATRIUM_API: `http://127.0.0.1:${port + 1}` }),
  ];
  void untilAnswered(`${address}/api/config`).then(() => console.log(greeting(settings, address)));
  for (const child of children) child.on('exit', (code) => endAll(children, code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => endAll(children, 0));
}

/** Both are there then: what is asked for here is handed on to the back end. Waiting alone keeps nothing running. */
async function untilAnswered(url: string): Promise<void> {
  while (!(await isAnswered(url))) await sleep(200, undefined, { ref: false });
}

async function isAnswered(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

function run(command: string, words: readonly string[], environment: Readonly<Record<string, string>>): ChildProcess {
  return spawn(command, [...words], { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } });
}

/** One cannot do without the other. */
function endAll(children: readonly ChildProcess[], code: number): void {
  process.exitCode ??= code;
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
}

try {
  develop();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
