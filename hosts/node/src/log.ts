import { writeSync } from 'node:fs';
import type { Log } from '@atrium/api/services';

export const levels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof levels)[number];

export interface Logger {
  readonly log: Log;
  /** Whether lines of this level are written: for callers that would make the fields in vain. */
  writes(level: LogLevel): boolean;
  /** Writes what was held back; a home calls it last of all. */
  flush(): void;
}

const bytesAtOnce = 32_768;
const longestWait = 100;

/**
 * One JSON object a line, or a line for people on a terminal. Lines are gathered for a moment, because writing each at once would cost a
 * request more than everything else that the home does for it; warnings and errors go out at once.
 */
export function createLogger(level: LogLevel, isForPeople: boolean, write = writeToStdout): Logger {
  const lowest = levels.indexOf(level);
  let held = '';
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (held === '') return;
    const text = held;
    held = '';
    write(text);
  }

  const writes = (wanted: LogLevel) => levels.indexOf(wanted) >= lowest;

  return {
    writes,
    flush,
    log(wanted, message, fields) {
      if (!writes(wanted)) return;
      held += isForPeople ? lineForPeople(wanted, message, fields) : line(wanted, message, fields);
      if (held.length > bytesAtOnce || wanted === 'warn' || wanted === 'error') flush();
      else timer ??= setTimeout(flush, longestWait);
    },
  };
}

function line(level: LogLevel, message: string, fields: Readonly<Record<string, unknown>> | undefined): string {
  return `${JSON.stringify({ time: new Date().toISOString(), level, message, ...fields })}\n`;
}

function lineForPeople(level: LogLevel, message: string, fields: Readonly<Record<string, unknown>> = {}): string {
  const rest = Object.entries(fields).map(([name, value]) => ` ${name}=${textOf(value)}`);
  return `${new Date().toLocaleTimeString()} ${level.padEnd(5)} ${message}${rest.join('')}\n`;
}

/** What has several lines, such as a message in the outbox, is set apart as it is. */
function textOf(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  return value.includes('\n') ? `\n    ${value.replaceAll('\n', '\n    ')}` : value;
}

/** In one piece and before anything else happens, so that the last words of a process that ends are not lost. */
function writeToStdout(text: string): void {
  let rest = Buffer.from(text);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      // A full pipe asks to come again; one that nobody reads any more takes nothing.
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) return;
    }
  }
}
