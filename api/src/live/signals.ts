import { Signal } from '@atrium/contract/signals';
import * as z from 'zod/mini';
import type { Database, Engine } from '../database/engine.ts';
import type { Log } from '../services.ts';

/** Tells what is kept nowhere, to all processes: that somebody types, and who is here. */
export interface Signals {
  /** Hears what is for an account, who is here first; others see it as here for as long as it listens, unless it is hidden. */
  listen(accountId: number, isHidden: boolean, hear: (signal: Signal) => void): () => void;
  tell(accountIds: readonly number[], signal: Signal): void;
}

/** What processes tell each other. */
const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('signal'), to: z.array(z.int()), signal: Signal }),
  z.object({ kind: z.enum(['here', 'gone']), process: z.string(), accountIds: z.array(z.int()) }),
  z.object({ kind: z.literal('who') }),
]);
type Message = z.infer<typeof Message>;

interface Stream {
  accountId: number;
  isHidden: boolean;
  hear: (signal: Signal) => void;
}

/** A page that is loaded anew, or comes back with a new token, has not gone. */
const patience = 5_000;
const betweenRounds = 20_000;
/** A process that was killed says nothing: after so many rounds without a word those who were with it have gone. */
const mostRounds = 3;
/** As many as one message holds. */
const accountsAtOnce = 500;

export function createSignals(engine: Engine, log: Log): Signals {
  const process = crypto.randomUUID();
  const streams = new Set<Stream>();
  /** Of each account that is here, the processes that say so, and for how many rounds they have not said it again. */
  const here = new Map<number, Map<string, number>>();
  let rounds: ReturnType<typeof setInterval> | undefined;

  function send(message: Message): void {
    engine.signal(JSON.stringify(message)).catch((error) => {
      log('debug', 'A signal could not be sent.', { error: String(error) });
    });
  }

  function tellAll(signal: Signal): void {
    for (const { hear } of streams) hear(signal);
  }

  function come(accountId: number, from: string): void {
    const known = here.get(accountId);
    here.set(accountId, (known ?? new Map<string, number>()).set(from, 0));
    if (!known) tellAll({ type: 'presence', accountId, isPresent: true });
  }

  function go(accountId: number, from: string): void {
    const known = here.get(accountId);
    if (!known?.delete(from) || known.size > 0) return;
    here.delete(accountId);
    tellAll({ type: 'presence', accountId, isPresent: false });
  }

  function ownAccounts(): number[] {
    return [...new Set([...streams].filter(({ isHidden }) => !isHidden).map(({ accountId }) => accountId))];
  }

  function sayWhoIsHere(): void {
    const accountIds = ownAccounts();
    for (let start = 0; start < accountIds.length; start += accountsAtOnce)
      send({ kind: 'here', process, accountIds: accountIds.slice(start, start + accountsAtOnce) });
  }

  function nextRound(): void {
    sayWhoIsHere();
    for (const [accountId, processes] of [...here])
      for (const [from, silent] of [...processes])
        if (silent >= mostRounds) go(accountId, from);
        else processes.set(from, silent + 1);
  }

  function receive(message: Message): void {
    if (message.kind === 'who') sayWhoIsHere();
    else if (message.kind === 'signal') {
      for (const { accountId, hear } of streams) if (message.to.includes(accountId)) hear(message.signal);
    } else {
      const move = message.kind === 'here' ? come : go;
      for (const accountId of message.accountIds) move(accountId, message.process);
    }
  }

  function begin(): void {
    here.clear();
    rounds = setInterval(nextRound, betweenRounds);
    send({ kind: 'who' });
  }

  function end(stream: Stream): void {
    streams.delete(stream);
    if (streams.size === 0) clearInterval(rounds);
    const { accountId } = stream;
    setTimeout(() => {
      if (!ownAccounts().includes(accountId)) send({ kind: 'gone', process, accountIds: [accountId] });
    }, patience);
  }

  engine.onSignal((text) => {
    // Nobody listens, or a process of another version speaks.
    const message = streams.size > 0 ? Message.safeParse(JSON.parse(text)) : undefined;
    if (message?.success) receive(message.data);
  });

  return {
    listen(accountId, isHidden, hear) {
      const stream = { accountId, isHidden, hear };
      if (streams.size === 0) begin();
      streams.add(stream);
      hear({ type: 'present', accountIds: [...here.keys()] });
      if (!isHidden) send({ kind: 'here', process, accountIds: [accountId] });
      return () => end(stream);
    },
    tell: (to, signal) => send({ kind: 'signal', to: [...to], signal }),
  };
}

/** Those who have blocked an account: whether they are here is not for it to know. */
export async function findBlockersOf(database: Database, accountId: number): Promise<ReadonlySet<number>> {
  const rows = await database
    .selectFrom('chatContacts')
    .select('accountId')
    .where('contactId', '=', accountId)
    .where('isBlocked', '=', 1)
    .execute();
  return new Set(rows.map((row) => row.accountId));
}

/** A signal without what is hidden from the one who hears it; null where nothing is left. */
export function withoutHidden(signal: Signal, hidden: ReadonlySet<number>): Signal | null {
  if (signal.type === 'present')
    return { ...signal, accountIds: signal.accountIds.filter((accountId) => !hidden.has(accountId)) };
  return hidden.has(signal.accountId) ? null : signal;
}

/** Whether an account has chosen to be seen as offline. */
export async function isHiddenAccount(database: Database, accountId: number): Promise<boolean> {
  const profile = await database
    .selectFrom('accountProfiles')
    .select('status')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return profile?.status === 'offline';
}
