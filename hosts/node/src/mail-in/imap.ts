import { lastRead, mostIncomingBytes, passOver, receiveMail } from '@atrium/api/features/mail/incoming';
import type { Services } from '@atrium/api/services';
import { ImapFlow } from 'imapflow';
import { explain } from '../sentence.ts';

export interface MailboxSettings {
  /** `imaps://user:password@host` */
  readonly url: string;
  /** Who gets what is for nobody here. */
  readonly account: string | null;
}

export interface MailboxReader {
  stop(): Promise<void>;
}

const inbox = 'INBOX';
const millisecondsBetween = 60_000;
const shortestPause = 5_000;
const longestPause = 10 * 60_000;

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
  while (!signal.aborted) {
    const client = clientOf(settings.url);
    try {
      await client.connect();
      pause = shortestPause;
      await readConnected(services, client, settings, between, signal);
    } catch (error) {
      if (!signal.aborted) services.log('warn', 'The mailbox of IMAP_URL cannot be read.', { error: explain(error) });
    }
    client.close();
    await untilWoken([], pause, signal);
    pause = Math.min(pause * 2, longestPause);
  }
}

function clientOf(url: string): ImapFlow {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'imaps:';
  return new ImapFlow({
    host: hostname,
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
  });
}

async function readConnected(
  services: Services,
  client: ImapFlow,
  settings: MailboxSettings,
  between: number,
  signal: AbortSignal,
): Promise<void> {
  const { uidValidity } = await client.mailboxOpen(inbox, { readOnly: true });
  const { host, username } = new URL(settings.url);
  const place = { mailbox: `${decodeURIComponent(username)} ${host} ${inbox}`, uidValidity: String(uidValidity) };
  let failure: unknown = null;
  client.on('error', (error) => {
    failure = error;
  });
  while (!signal.aborted) {
    await readNew(services, client, settings, place, signal);
    await untilWoken([client], between, signal);
    if (failure !== null || !client.usable) throw failure ?? new Error('The connection was closed.');
    if (!signal.aborted) await client.noop();
  }
  await client.logout();
}

/** In the order in which they came: each notes how far the mailbox has been read. */
async function readNew(
  services: Services,
  client: ImapFlow,
  { account }: MailboxSettings,
  place: { mailbox: string; uidValidity: string },
  signal: AbortSignal,
): Promise<void> {
  const last = await lastRead(services, place.mailbox, place.uidValidity);
  const found = (await client.search({ uid: `${last + 1}:*` }, { uid: true })) || [];
  const uids = found.filter((uid) => uid > last).sort((one, other) => one - other);
  for (const uid of uids) {
    if (signal.aborted) return;
    await readOne(services, client, uid, { ...place, uid }, account);
  }
}

async function readOne(
  services: Services,
  client: ImapFlow,
  uid: number,
  read: { mailbox: string; uidValidity: string; uid: number },
  account: string | null,
): Promise<void> {
  const about = await client.fetchOne(String(uid), { size: true, internalDate: true }, { uid: true });
  const isTooLarge = about && (about.size ?? 0) > mostIncomingBytes;
  const mail = about && !isTooLarge && (await client.fetchOne(String(uid), { source: true }, { uid: true }));
  if (!mail || mail.source === undefined) {
    services.log('warn', 'A mail was passed over: it is gone or too large.', { uid });
    await passOver(services, read);
    return;
  }
  const receivedAt = new Date(about.internalDate ?? services.now()).toISOString();
  await receiveMail(services, new Uint8Array(mail.source), { receivedAt, read, otherwise: account });
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
