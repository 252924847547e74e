import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

interface MailServer {
  readonly url: string;
  /** What was taken, headers and body. */
  readonly letters: readonly string[];
  /** Refuses the next letters, as a server does that is busy. */
  refuse(isRefusing: boolean): void;
  /** Answers this to whoever writes to that address from now on. */
  refuseRecipient(address: string, answer: string): void;
}

/** As much of SMTP (RFC 5321) as it takes to be handed a letter. */
export async function startMailServer(): Promise<MailServer> {
  const letters: string[] = [];
  const refusals = new Map<string, string>();
  let isRefusing = false;
  const server = createServer((socket) => {
    const conversation = receive(
      socket,
      (letter) => letters.push(letter),
      (line) => refusals.get(/<([^>]*)>/.exec(line)?.[1] ?? '') ?? answerTo(line, isRefusing),
    );
    // A client that hangs up in the middle has nothing more to say.
    conversation.catch(() => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return {
    url: `smtp://127.0.0.1:${address.port}?from=atrium@example.com`,
    letters,
    refuse: (value) => {
      isRefusing = value;
    },
    refuseRecipient: (address, answer) => void refusals.set(address, answer),
  };
}

async function receive(
  socket: Socket,
  take: (letter: string) => void,
  answer: (line: string) => string,
): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let letter: string[] | null = null;
  say('220 ready');
  for await (const line of createInterface(socket)) {
    if (letter === null) {
      if (/^data$/i.test(line)) letter = [];
      say(answer(line));
    } else if (line === '.') {
      take(letter.join('\n'));
      letter = null;
      say('250 taken');
    } else letter.push(line);
  }
}

function answerTo(line: string, isRefusing: boolean): string {
  if (/^data$/i.test(line)) return '354 go on';
  if (/^quit$/i.test(line)) return '221 bye';
  if (/^mail from/i.test(line) && isRefusing) return '451 busy, come again';
  return '250 fine';
}
