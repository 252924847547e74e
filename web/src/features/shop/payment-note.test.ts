import { expect, test } from 'vitest';
import { paymentNoteOf } from './payment-note.ts';

const placed = { total: 12.5, state: 'pending', paidAt: null, paymentState: 'authorised' } as const;
const paidAt = '2026-03-02T09:00:00.000Z';

test('A payment that has not come is as it was asked for', () => {
  for (const paymentState of ['authorised', 'due', 'released'] as const)
    expect(paymentNoteOf({ ...placed, paymentState })).toBe(paymentState);
});

test('What was paid at the door, or anew after a release, is paid', () => {
  for (const paymentState of ['due', 'released'] as const)
    expect(paymentNoteOf({ ...placed, paymentState, paidAt })).toBe('authorised');
});

test('Nothing is charged for what was cancelled before it was paid, nor for what costs nothing', () => {
  expect(paymentNoteOf({ ...placed, state: 'cancelled', paymentState: 'released' })).toBe('uncharged');
  expect(paymentNoteOf({ ...placed, state: 'cancelled', paidAt })).toBe('authorised');
  expect(paymentNoteOf({ ...placed, total: 0, paymentState: 'due' })).toBe('free');
});
