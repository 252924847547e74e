import type { Signal } from '@atrium/contract/signals';

/** Who is here, as all processes say it. */
interface Presence {
  accountIds(): number[];
  come(accountId: number, from: string): void;
  go(accountId: number, from: string): void;
  /** Those go whom no process has said to be here for too long. */
  passRound(): void;
  forget(): void;
}

/** A process that was killed says nothing: after so many rounds without a word those who were with it have gone. */
const mostRounds = 3;

/** Tells of each account that comes, and that goes from the last process it was with. */
export function createPresence(tell: (signal: Signal) => void): Presence {
  /** Of each account that is here, the processes that say so, and for how many rounds they have not said it again. */
  const here = new Map<number, Map<string, number>>();

  function come(accountId: number, from: string): void {
    const known = here.get(accountId);
    here.set(accountId, (known ?? new Map<string, number>()).set(from, 0));
    if (!known) tell({ type: 'presence', accountId, isPresent: true });
  }

  function go(accountId: number, from: string): void {
    const known = here.get(accountId);
    if (!known?.delete(from) || known.size > 0) return;
    here.delete(accountId);
    tell({ type: 'presence', accountId, isPresent: false });
  }

  function passRound(): void {
    for (const [accountId, processes] of [...here])
      for (const [from, silent] of [...processes])
        if (silent >= mostRounds) go(accountId, from);
        else processes.set(from, silent + 1);
  }

  return { accountIds: () => [...here.keys()], come, go, passRound, forget: () => here.clear() };
}
