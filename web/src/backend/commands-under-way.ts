const underWay = new Set<Promise<unknown>>();
let latest = new Map<string, Promise<unknown>>();

/** Remembers what was asked until it is answered. */
export function keepUnderWay<Answer>(answer: Promise<Answer>): Promise<Answer> {
  underWay.add(answer);
  const forget = () => underWay.delete(answer);
  answer.then(forget, forget);
  return answer;
}

/** Asks once all that were asked before it about one of these are answered: on their way, requests overtake each other. */
export function inTurn<Answer>(kinds: readonly string[], ask: () => Promise<Answer>): Promise<Answer> {
  const turns = latest;
  const turn = () => (turns === latest ? ask() : new Promise<Answer>(() => {}));
  const answer = Promise.allSettled(kinds.map((kind) => turns.get(kind))).then(turn);
  for (const kind of kinds) turns.set(kind, answer);
  return answer;
}

/** What one account has asked is not done in the name of the next: what still waits for its turn gets no answer at all. */
export function forgetCommands(): void {
  underWay.clear();
  latest = new Map();
}

export function isUnderWay(): boolean {
  return underWay.size > 0;
}

/** When everything is answered that was asked before now, and has said so. */
export async function whenAnswered(): Promise<void> {
  if (!isUnderWay()) return;
  await Promise.allSettled([...underWay]);
  // What it says comes some promises after its answer.
  await new Promise((resolve) => setTimeout(resolve));
}
