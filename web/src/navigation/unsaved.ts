type Ask = () => Promise<boolean>;
type Listener = () => void;

const guards = new Set<Ask>();
const listeners = new Set<Listener>();
let isUnsaved = false;

/** What was typed would be lost until this is taken back by what it answers: who leaves without changing the page is asked too. */
export function guardUnsaved(ask: Ask): () => void {
  guards.add(ask);
  isUnsaved = true;
  return () => {
    guards.delete(ask);
    // A guard may be followed by another one of the same at once.
    setTimeout(tellIfGone);
  };
}

/** Asks once, in front of everything, whatever else would be lost with it. */
export async function mayLoseUnsaved(): Promise<boolean> {
  const ask = [...guards].at(-1);
  return ask === undefined || ask();
}

export function hasUnsaved(): boolean {
  return isUnsaved;
}

/** Tells when nothing is left that would be lost. */
export function onUnsavedGone(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellIfGone(): void {
  if (!isUnsaved || guards.size > 0) return;
  isUnsaved = false;
  for (const listener of listeners) listener();
}
