import type { CustomField } from '@atrium/contract/custom-values';
import { expect, test } from 'vitest';
import { changedIn, valuesIn, writtenValues } from './custom-values.ts';

const aField = (id: number): CustomField => ({ id, label: `Field ${id}`, kind: 'text', isPrinted: true, choices: [] });

test('What says nothing is not sent, and no is something', () => {
  expect(writtenValues({ 1: 'Pier', 2: '', 3: null, 4: false, 5: 0 })).toEqual({ 1: 'Pier', 4: false, 5: 0 });
});

test('Of the values those are sent that one has changed; what was emptied is taken out', () => {
  const known = { 1: 'Pier', 2: 3, 4: true };
  const fields = [1, 2, 3, 4].map(aField);
  expect(changedIn(fields, known, { ...known, 1: '', 3: '2026-03-02' })).toEqual({ 1: null, 3: '2026-03-02' });
  expect(changedIn(fields, known, { ...known, 3: null, 5: 'in a field that is gone' })).toEqual({});
});

test('What is in a field that was removed does not go into another document', () => {
  expect(valuesIn([aField(1)], { 1: 'Pier', 2: 3 })).toEqual({ 1: 'Pier' });
});
