import { expect, test } from 'vitest';
import { withChanges, withMoved } from './task-steps.ts';

const steps = ['Sand it', 'Varnish it', 'Let it dry'].map((text) => ({ text, isDone: false }));
const texts = (some: readonly { text: string }[]) => some.map(({ text }) => text);

test('a step that is written anew keeps what else was changed about it, and its place among the others', () => {
  const ticked = withChanges(steps, 0, { isDone: true });
  expect(withChanges(ticked, 0, { text: 'Sand it twice' })).toEqual([
    { text: 'Sand it twice', isDone: true },
    ...steps.slice(1),
  ]);
  expect(withChanges(steps, 3, { isDone: true })).toEqual(steps);
});

test('a step moves as it stands there, and no other is lost', () => {
  const written = withChanges(steps, 0, { text: 'Sand it twice' });
  expect(texts(withMoved(written, 0, 1))).toEqual(['Varnish it', 'Sand it twice', 'Let it dry']);
  expect(texts(withMoved(steps, 2, 0))).toEqual(['Let it dry', 'Sand it', 'Varnish it']);
  expect(withMoved(steps, 1, 1)).toEqual(steps);
  expect(withMoved(steps, 3, 0)).toEqual(steps);
});
