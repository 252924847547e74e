import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Sentence } from '../sentence.ts';

/** Asks on the terminal without showing what is typed. */
export async function askPassword(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const cancelled = new Promise<never>((_, reject) => {
    terminal.once('SIGINT', () => reject(new Sentence('Cancelled: nothing was changed.')));
  });
  process.stderr.write(question);
  try {
    return await Promise.race([terminal.question(''), cancelled]);
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
