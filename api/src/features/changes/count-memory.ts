/** What was counted once and stays so: 200 frequent searches of a million changes. The oldest is forgotten first. */
export type CountMemory = Map<string, number>;

const mostCounts = 10_000;

/** Counts again what cannot be remembered, which has no question. */
export async function countOnce(
  memory: CountMemory,
  question: string | null,
  count: () => Promise<number>,
): Promise<number> {
  const known = question === null ? undefined : memory.get(question);
  if (known !== undefined) return known;
  const total = await count();
  if (question === null) return total;
  const [oldest] = memory.keys();
  if (memory.size >= mostCounts && oldest !== undefined) memory.delete(oldest);
  memory.set(question, total);
  return total;
}
