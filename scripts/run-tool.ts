import { spawn } from 'node:child_process';
import { root } from './folders.ts';

export interface ToolRun {
  readonly isDone: boolean;
  /** What it wrote, where that was gathered. */
  readonly output: string;
}

interface Options {
  readonly environment?: Readonly<Record<string, string>>;
  /** Gathered tools say nothing until the caller shows their output. */
  readonly isGathered?: boolean;
}

/** Runs a tool of node_modules/.bin, or any other program, in the folder of the repository. */
export function runTool(
  command: string,
  words: readonly string[],
  { environment = {}, isGathered = false }: Options = {},
): Promise<ToolRun> {
  const child = spawn(command, [...words], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: isGathered ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    const end = (isDone: boolean) => resolve({ isDone, output: Buffer.concat(chunks).toString('utf8') });
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${command} could not be started: ${error.message}\n`));
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
