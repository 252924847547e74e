import { hasAddress } from '@atrium/api/features/mail/incoming/incoming';
import type { Services } from '@atrium/api/services';
import { ImapFlow } from 'imapflow';
import { explain } from '../sentence.ts';
import { readNew } from './imap-inbox.ts';

export interface MailboxSettings {
  /** `imaps://user:password@host` */
  readonly url: string;
  /** Who gets what is for nobody here. */
  readonly account: string | null;
}

interface MailboxReader {
  stop(): Promise<void>;
}

const inbox = 'INBOX';
const millisecondsBetween = 60_000;
const shortestPause = 5_000;
const longestPause = 10 * 60_000;

/** Says so where nobody would get what is meant for somebody: what was passed over is not read again. */
export async function openMailbox(services: Services, settings: MailboxSettings): Promise<MailboxReader> {
  const { account } = settings;
  if (account !== null && !(await hasAddress(services, account)))
    services.log('warn', `IMAP_ACCOUNT is ${account}, which no account has: what is for nobody here is passed over.`);
  return readMailbox(services, settings);
}

/** Reads the inbox of a mailbox elsewhere, as long as the server runs: at once what its server tells of, and once a minute what it does not. */
export function readMailbox(
  services: Services,
  settings: MailboxSettings,
  between = millisecondsBetween,
): MailboxReader {
  const stopping = new AbortController();
  const reading = readUntil(services, settings, between, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await reading;
    },
  };
}

async function readUntil(
  services: Services,
  settings: MailboxSettings,
  between: number,
  signal: AbortSignal,
): Promise<void> {
  let pause = shortestPause;
  const refusals = new Map<number, number>();
  const wasRead = () => {
    pause = shortestPause;
  };
  while (!signal.aborted) {
    const client = clientOf(settings.url);
    const hangUp = () => client.close();
    signal.addEventListener('abort', hangUp);
    try {
      await client.connect();
      await readConnected(services, client, { settings, refusals, wasRead }, between, signal);
    } catch (error) {
      if (!signal.aborted) services.log('warn', 'The mailbox of IMAP_URL cannot be read.', { error: explain(error) });
    }
    signal.removeEventListener('abort', hangUp);
    client.close();
    await untilWoken([], pause, signal);
    pause = Math.min(pause * 2, longestPause);
  }
}

function clientOf(url: string): ImapFlow {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname,
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
  });
  // Heard from the beginning: unheard, it would end the process. What it breaks off fails by itself.
  return client.on('error', () => {});
}

interface Reading {
  readonly settings: MailboxSettings;
  /** How often each mail was refused, on whichever connection. */
  readonly refusals: Map<number, number>;
  /** Called once the mailbox has been read: to connect to it alone proves nothing. */
  wasRead(): void;
}

async function readConnected(
  services: Services,
  client: ImapFlow,
  { settings, refusals, wasRead }: Reading,
  between: number,
  signal: AbortSignal,
): Promise<void> {
  const { uidValidity } = await client.mailboxOpen(inbox, { readOnly: true });
  const { host, username } = new URL(settings.url);
  const mailbox = `${decodeURIComponent(username)} ${host} ${inbox}`;
  const read = { mailbox, uidValidity: String(uidValidity), otherwise: settings.account, refusals };
  let failure: unknown = null;
  client.on('error', (error) => {
    failure = error;
  });
  while (!signal.aborted) {
    await readNew(services, client, read, signal);
    wasRead();
    await untilWoken([client], between, signal);
    if (failure !== null || !client.usable) throw failure ?? new Error('The connection was closed.');
    if (!signal.aborted) await client.noop();
  }
}

/** Until there are new mails, a while has passed, or there is no more to be done. */
function untilWoken(clients: readonly ImapFlow[], milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(wake, signal.aborted ? 0 : milliseconds);
    function wake(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      for (const client of clients) client.off('exists', wake).off('close', wake);
      resolve();
    }
    signal.addEventListener('abort', wake);
    for (const client of clients) client.on('exists', wake).on('close', wake);
  });
}
