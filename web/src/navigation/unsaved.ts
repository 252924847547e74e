type Ask = () => Promise<boolean>;

const guards = new Set<Ask>();

/** What was typed would be lost until this is taken back by what it answers: who leaves without changing the page is asked too. */
export function guardUnsaved(ask: Ask): () => void {
  guards.add(ask);
  return () => {
    guards.delete(ask);
  };
}

/** Asks once, in front of everything, whatever else would be lost with it. */
export async function mayLoseUnsaved(): Promise<boolean> {
  const ask = [...guards].at(-1);
  return ask === undefined || ask();
}
