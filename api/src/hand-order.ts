import { generateKeyBetween } from 'fractional-indexing';
import { badInput } from './errors.ts';

/** A thing with its place in an order that is given by hand: a key that sorts by its bytes. */
interface Placed {
  id: number;
  positionKey: string;
}

/** The key that puts a thing behind another of these, or first; null when it stands there already. They are in order, and may hold it. */
export function keyBehind(siblings: readonly Placed[], id: number, afterId: number | null): string | null {
  const at = siblings.findIndex((sibling) => sibling.id === id);
  const others = siblings.filter((sibling) => sibling.id !== id);
  const index = afterId === null ? 0 : others.findIndex((sibling) => sibling.id === afterId) + 1;
  if (afterId !== null && index === 0) throw badInput([{ path: 'afterId', message: 'It is not in this place.' }]);
  if (index === at) return null;
  const lower = others[index - 1]?.positionKey ?? null;
  const upper = others.slice(index).find(({ positionKey }) => lower === null || positionKey > lower);
  return generateKeyBetween(lower, upper?.positionKey ?? null);
}

export function keyOfLast(siblings: readonly Placed[]): string {
  return generateKeyBetween(siblings.at(-1)?.positionKey ?? null, null);
}

/** Whether something else has the place that is to be taken again; then it is the next one behind it. */
export function freeKey(siblings: readonly Placed[], id: number, key: string): string {
  const others = siblings.filter((sibling) => sibling.id !== id);
  if (!others.some(({ positionKey }) => positionKey === key)) return key;
  return generateKeyBetween(key, others.find(({ positionKey }) => positionKey > key)?.positionKey ?? null);
}
