import { once } from 'node:events';
import { hasAddress, mostIncomingBytes, receiveMail } from '@atrium/api/features/mail/incoming/incoming';
import type { Services } from '@atrium/api/services';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { explain, Sentence } from '../sentence.ts';

interface MailDoor {
  readonly port: number;
  close(): Promise<void>;
}

/** What a mail server says of a refusal: the number decides whether the other one tries again. */
class Refusal extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

const mostConnections = 20;
/** A mail that is under way has so long when the server stops; who keeps a connection open and says nothing is not waited for. */
const millisecondsToEnd = 3_000;

/** Takes mail for the accounts of this server from programs of this machine: a mail server that stands in front, or one's own in development. */
export async function openMailDoor(services: Services, port: number): Promise<MailDoor> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: mostIncomingBytes,
    maxClients: mostConnections,
    closeTimeout: millisecondsToEnd,
    disableReverseLookup: true,
    logger: false,
    onRcptTo: ({ address }, _, answer) => answered(requireAccount(services, address), answer),
    onData: (stream, { envelope }, answer) => {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      answered(take(services, stream, recipients), answer);
    },
  });
  const listening = server.listen(port, '127.0.0.1');
  server.on('error', (error) => {
    // Before it listens, whoever starts the server is told.
    if (listening.listening) services.log('warn', 'The door for mail had a fault.', { error: explain(error) });
  });
  try {
    await once(listening, 'listening');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Sentence(`MAIL_IN_PORT is ${port}, where no mail can be taken: ${reason}.`);
  }
  const address = listening.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function answered(work: Promise<void>, answer: (error?: Error | null) => void): void {
  work.then(
    () => answer(),
    (error) => answer(error instanceof Refusal ? error : new Refusal(451, 'Not now. Try again later.')),
  );
}

async function requireAccount(services: Services, address: string): Promise<void> {
  if (!(await hasAddress(services, address))) throw new Refusal(550, 'There is no such mailbox here.');
}

async function take(services: Services, stream: SMTPServerDataStream, recipients: readonly string[]): Promise<void> {
  const chunks: Buffer[] = [];
  // What is too long is read to its end all the same: only then does the other one listen.
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk);
  if (stream.sizeExceeded) throw new Refusal(552, 'This mail is too large.');
  try {
    await receiveMail(services, new Uint8Array(Buffer.concat(chunks)), { recipients });
  } catch (error) {
    services.log('error', 'A mail could not be received.', { error: explain(error) });
    throw error;
  }
}
