import { describe, expect, test } from 'vitest';
import { between, selectionOf, stillThere, toggled, withRange } from './selection.ts';

const ids = ['9', '7', '5', '3', '1'];

describe('between', () => {
  test('both ends included, in either direction', () => {
    expect(between(ids, '7', '3')).toEqual(['7', '5', '3']);
    expect(between(ids, '3', '7')).toEqual(['7', '5', '3']);
    expect(between(ids, '5', '5')).toEqual(['5']);
  });

  test('an end that is gone', () => {
    expect(between(ids, '8', '3')).toEqual(['3']);
    expect(between(ids, '8', '2')).toEqual([]);
  });
});

describe('withRange', () => {
  test('adds from a selected row', () => {
    expect(withRange(selectionOf(['9', '1']), ids, '9', '5')).toEqual(selectionOf(['9', '7', '5', '1']));
  });

  test('takes away from a row that is not selected', () => {
    expect(withRange(selectionOf(['7', '5', '1']), ids, '9', '5')).toEqual(selectionOf(['1']));
  });

  test('selects the row alone when the anchor is gone', () => {
    expect(withRange({}, ids, '8', '5')).toEqual(selectionOf(['5']));
  });
});

test('toggled selects and deselects one row', () => {
  expect(toggled({}, '5')).toEqual(selectionOf(['5']));
  expect(toggled(selectionOf(['5', '3']), '5')).toEqual(selectionOf(['3']));
});

test('stillThere forgets rows that left, and keeps the object when none did', () => {
  const selection = selectionOf(['9', '8']);
  expect(stillThere(selection, ids)).toEqual(selectionOf(['9']));
  expect(stillThere(selectionOf(['9']), ids)).toEqual(selectionOf(['9']));
  const same = selectionOf(['9', '1']);
  expect(stillThere(same, ids)).toBe(same);
});
