import { expect, test } from 'vitest';
import { type Awaited, whenDrawn } from './awaited-row.ts';

type Drawing = Parameters<typeof whenDrawn>[1];

/** What had the focus after each drawing that followed a key. */
function focused(...drawings: readonly Partial<Drawing>[]): string[] {
  let awaited: Awaited = 'asked';
  return drawings.map(({ inPlace = 'nothing', hasMovedOn = false }) => {
    const step = whenDrawn(awaited, { inPlace, hasMovedOn });
    awaited = step.awaited;
    return step.takesFocus ? inPlace : '-';
  });
}

test('the focus waits at the place of a row that is not here yet, and is at the row once it is', () => {
  expect(focused({}, { inPlace: 'stand-in' }, { inPlace: 'stand-in' }, { inPlace: 'row' }, { inPlace: 'row' })).toEqual(
    ['-', 'stand-in', 'stand-in', 'row', '-'],
  );
  expect(focused({ inPlace: 'row' })).toEqual(['row']);
});

test('whoever has gone on to something else keeps the focus there when the row comes', () => {
  const elsewhere = { inPlace: 'stand-in', hasMovedOn: true } as const;
  expect(focused({ inPlace: 'stand-in' }, elsewhere, { inPlace: 'row' })).toEqual(['stand-in', '-', '-']);
  expect(focused({ hasMovedOn: true }, { inPlace: 'row' })).toEqual(['-', '-']);
});

test('whoever scrolls away before the row is here is not called back to it', () => {
  expect(focused({ inPlace: 'stand-in' }, { inPlace: 'nothing' }, { inPlace: 'row' })).toEqual(['stand-in', '-', '-']);
});
