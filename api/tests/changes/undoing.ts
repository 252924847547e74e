import { undoChange } from '@atrium/contract/changes';
import { expect } from 'vitest';
import type { Person } from '../person.ts';

/** Answers what takes the undoing back again: when it undid several things, the last of them. */
export async function undo(person: Person, changeId: number | null): Promise<number> {
  const { changes } = await person.call(undoChange, { parameters: { id: changeId } });
  return changes.at(-1)?.id ?? 0;
}

interface Deed {
  /** Its name, for when it fails. */
  deed: string;
  act(): Promise<{ changeId: number | null }>;
  /** All that it may change. */
  seen(): Promise<unknown>;
}

/** What was done can be undone, done again, and undone again. */
export async function expectUndoable(person: Person, { deed, act, seen }: Deed): Promise<void> {
  const before = await seen();
  const { changeId } = await act();
  const after = await seen();
  expect(after, deed).not.toEqual(before);
  const undone = await undo(person, changeId);
  expect(await seen(), `${deed}, undone`).toEqual(before);
  const redone = await undo(person, undone);
  expect(await seen(), `${deed}, done again`).toEqual(after);
  await undo(person, redone);
  expect(await seen(), `${deed}, undone again`).toEqual(before);
}
