import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const source = fileURLToPath(new URL('../src/', import.meta.url));

export type Environment = Readonly<Record<string, string>>;

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface NodeProcess {
  readonly child: ChildProcess;
  stdout(): string;
  /** Resolves when the process is gone. */
  readonly ended: Promise<Ended>;
}

/** What `npm start` and its like give to all that they start: where programs are, and what they are once they were read. */
const { PATH, NODE_COMPILE_CACHE } = process.env;
const started = { PATH, NODE_COMPILE_CACHE };

/** Runs a file of the node home as operators do; it is killed with the test if it still runs then. */
export function runNode(file: string, environment: Environment, words: readonly string[] = []): NodeProcess {
  const child = spawn(process.execPath, [source + file, ...words], {
    env: { ...started, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, signal: child.signalCode, ...output }));
  return { child, ended, stdout: () => output.stdout };
}

/** The command line, to its end. */
export function runCommand(environment: Environment, ...words: readonly string[]): Promise<Ended> {
  return runNode('cli.ts', environment, words).ended;
}

export interface ServerProcess extends NodeProcess {
  /** Where it listens. */
  readonly address: string;
}

/** A server on a free port, once it listens. */
export async function runServer(environment: Environment): Promise<ServerProcess> {
  const server = runNode('main.ts', { PORT: '0', ...environment });
  const address = new Promise<string>((resolve) => {
    server.child.stdout?.on('data', () => {
      const listening = /"Listening on ([^"]+)"/.exec(server.stdout());
      if (listening?.[1]) resolve(listening[1]);
    });
  });
  const failure = server.ended.then(({ stderr }) => Promise.reject(new Error(`The server ended: ${stderr}`)));
  // Once it listens, an end is no failure.
  failure.catch(() => {});
  return { ...server, address: await Promise.race([address, failure]) };
}
