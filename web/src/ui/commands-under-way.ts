const underWay = new Set<Promise<unknown>>();

/** Remembers what was asked until it is answered. */
export function keepUnderWay<Answer>(asked: Promise<Answer>): Promise<Answer> {
  underWay.add(asked);
  const forget = () => underWay.delete(asked);
  asked.then(forget, forget);
  return asked;
}

export function isUnderWay(): boolean {
  return underWay.size > 0;
}

/** When everything is answered that was asked before now, and has said so. */
export async function whenAnswered(): Promise<void> {
  if (!isUnderWay()) return;
  await Promise.allSettled(underWay);
  // What it says comes some promises after its answer.
  await new Promise((resolve) => setTimeout(resolve));
}
