import {
  type Arrival,
  lastRead,
  mostIncomingBytes,
  passOver,
  receiveHead,
  receiveMail,
} from '@atrium/api/features/mail/incoming/incoming';
import type { Services } from '@atrium/api/services';
import type { ImapFlow } from 'imapflow';
import { explain } from '../sentence.ts';

/** An inbox that is read, and by whom what is for nobody here is got. */
interface Inbox {
  readonly mailbox: string;
  readonly uidValidity: string;
  readonly otherwise: string | null;
  /** How often its server has refused to give a mail, by its number. */
  readonly refusals: Map<number, number>;
}

type Came = Arrival & Required<Pick<Arrival, 'read'>>;

/** Each after a new connection: what a server refuses for a moment it gives then. */
const mostRefusals = 3;

/** In the order in which they came: each notes how far the mailbox has been read. */
export async function readNew(
  services: Services,
  client: ImapFlow,
  { mailbox, uidValidity, otherwise, refusals }: Inbox,
  signal: AbortSignal,
): Promise<void> {
  const last = await lastRead(services, mailbox, uidValidity);
  const uids = await numbersAfter(client, last);
  for (const uid of uids) {
    if (signal.aborted) return;
    const arrival = { read: { mailbox, uidValidity, uid }, otherwise };
    try {
      await readOne(services, client, arrival);
    } catch (error) {
      if (!isRefusal(error) || countRefusal(refusals, uid) < mostRefusals) throw error;
      services.log('error', 'A mail was passed over: its server does not give it.', { uid, error: explain(error) });
      await receiveHead(services, new Uint8Array(), arrival);
    }
  }
}

/** The server says no to a search by the answer alone: none is then not the same as nothing. */
async function numbersAfter(client: ImapFlow, last: number): Promise<number[]> {
  const found = await client.search({ uid: `${last + 1}:*` }, { uid: true });
  if (!found) throw new Error('The server does not say which mails there are.');
  return found.filter((uid) => uid > last).sort((one, other) => one - other);
}

async function readOne(services: Services, client: ImapFlow, came: Came): Promise<void> {
  const { uid } = came.read;
  const about = (await client.fetchOne(String(uid), { size: true, internalDate: true }, { uid: true })) || null;
  const arrival = { ...came, receivedAt: String(about?.internalDate ?? '') };
  if ((about?.size ?? 0) > mostIncomingBytes) {
    await leaveLarge(services, client, arrival);
    return;
  }
  const mail = about && (await client.fetchOne(String(uid), { source: true }, { uid: true }));
  if (mail && mail.source !== undefined) await receiveMail(services, new Uint8Array(mail.source), arrival);
  else await passOver(services, came.read);
}

async function leaveLarge(services: Services, client: ImapFlow, arrival: Came): Promise<void> {
  const { uid } = arrival.read;
  services.log('warn', 'A mail was left where it is: it is too large.', { uid });
  const mail = (await client.fetchOne(String(uid), { headers: true }, { uid: true })) || null;
  await receiveHead(services, new Uint8Array(mail?.headers ?? []), arrival);
}

/** Whether the server is well and says no to this alone. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'responseStatus' in error && ['NO', 'BAD'].includes(String(error.responseStatus));
}

function countRefusal(refusals: Map<number, number>, uid: number): number {
  const count = (refusals.get(uid) ?? 0) + 1;
  refusals.set(uid, count);
  return count;
}
