interface Command {
  readonly answer: Promise<unknown>;
  /** The entities that are shown as they will be. */
  readonly shown: readonly string[];
}

const underWay = new Set<Command>();
let latest = new Map<string, Promise<unknown>>();

/** Remembers what was asked until it is answered. */
export function keepUnderWay<Answer>(answer: Promise<Answer>, shown: readonly string[] = []): Promise<Answer> {
  const command = { answer, shown };
  underWay.add(command);
  const forget = () => underWay.delete(command);
  answer.then(forget, forget);
  return answer;
}

/** Asks once the one before it is answered: on their way, requests overtake each other. */
export function inTurn<Answer>(kind: string, ask: () => Promise<Answer>): Promise<Answer> {
  const turns = latest;
  const turn = () => (turns === latest ? ask() : new Promise<Answer>(() => {}));
  const answer = (turns.get(kind) ?? Promise.resolve()).then(turn, turn);
  turns.set(kind, answer);
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

/** Whether what the server has is behind what is shown, until the last command about it is answered and asks for it again. */
export function isShownAhead(entity: string): boolean {
  return [...underWay].some(({ shown }) => shown.includes(entity));
}

/** When everything is answered that was asked before now, and has said so. */
export async function whenAnswered(): Promise<void> {
  if (!isUnderWay()) return;
  await Promise.allSettled([...underWay].map(({ answer }) => answer));
  // What it says comes some promises after its answer.
  await new Promise((resolve) => setTimeout(resolve));
}
