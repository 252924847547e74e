import { Signal } from '@atrium/contract/signals';
import * as z from 'zod/mini';
import type { Engine } from '../database/engine.ts';
import type { Log } from '../services.ts';
import { createPresence } from './presence.ts';

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
/** As many as one message holds. */
const accountsAtOnce = 500;

export function createSignals(engine: Engine, log: Log): Signals {
  const process = crypto.randomUUID();
  const streams = new Set<Stream>();
  const presence = createPresence((signal) => {
    for (const { hear } of streams) hear(signal);
  });
  let rounds: ReturnType<typeof setInterval> | undefined;

  function send(message: Message): void {
    engine.signal(JSON.stringify(message)).catch((error) => {
      log('debug', 'A signal could not be sent.', { error: String(error) });
    });
  }

  function sayWhoIsHere(): void {
    const accountIds = accountsOf(streams);
    for (let start = 0; start < accountIds.length; start += accountsAtOnce)
      send({ kind: 'here', process, accountIds: accountIds.slice(start, start + accountsAtOnce) });
  }

  function receive(message: Message): void {
    if (message.kind === 'who') sayWhoIsHere();
    else if (message.kind === 'signal') {
      for (const { accountId, hear } of streams) if (message.to.includes(accountId)) hear(message.signal);
    } else {
      const move = message.kind === 'here' ? presence.come : presence.go;
      for (const accountId of message.accountIds) move(accountId, message.process);
    }
  }

  function begin(): void {
    presence.forget();
    rounds = setInterval(() => {
      sayWhoIsHere();
      presence.passRound();
    }, betweenRounds);
    send({ kind: 'who' });
  }

  function end(stream: Stream): void {
    streams.delete(stream);
    if (streams.size === 0) clearInterval(rounds);
    const { accountId } = stream;
    setTimeout(() => {
      if (!accountsOf(streams).includes(accountId)) send({ kind: 'gone', process, accountIds: [accountId] });
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
      hear({ type: 'present', accountIds: presence.accountIds() });
      if (!isHidden) send({ kind: 'here', process, accountIds: [accountId] });
      return () => end(stream);
    },
    tell: (to, signal) => send({ kind: 'signal', to: [...to], signal }),
  };
}

/** The accounts that others see as here. */
function accountsOf(streams: ReadonlySet<Stream>): number[] {
  return [...new Set([...streams].filter(({ isHidden }) => !isHidden).map(({ accountId }) => accountId))];
}
