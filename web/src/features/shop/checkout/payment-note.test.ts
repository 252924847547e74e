import { expect, test } from 'vitest';
import { nextNoteOf, paymentNoteOf } from './payment-note.ts';

const placed = {
  total: 12.5,
  refunded: 0,
  state: 'pending',
  paidAt: null,
  paymentState: 'authorised',
  refundState: 'none',
  lines: [],
} as const;
const paidAt = '2026-03-02T09:00:00.000Z';
const line = { productId: 1, name: 'Lamp', price: 12.5, discountPercentage: 0, hasFreeShipping: true, color: null };

test('A payment that has not come is as it was asked for', () => {
  for (const paymentState of ['authorised', 'due', 'released'] as const)
    expect(paymentNoteOf({ ...placed, paymentState })).toBe(paymentState);
});

test('What was paid at the door, or anew after a release, is paid', () => {
  for (const paymentState of ['due', 'released'] as const)
    expect(paymentNoteOf({ ...placed, paymentState, paidAt })).toBe('paid');
});

test('Nothing is charged for what was cancelled before it was paid, nor for what costs nothing', () => {
  expect(paymentNoteOf({ ...placed, state: 'cancelled', paymentState: 'released' })).toBe('uncharged');
  expect(paymentNoteOf({ ...placed, state: 'cancelled', paidAt })).toBe('paid');
  expect(paymentNoteOf({ ...placed, total: 0, paymentState: 'due' })).toBe('free');
});

test('What was paid and given back, in money or in goods, is not said to be sent', () => {
  const paid = { ...placed, state: 'paid', paidAt, lines: [{ ...line, quantity: 2, returned: 0 }] } as const;
  const back = [{ ...line, quantity: 2, returned: 2 }];
  expect(nextNoteOf(paid)).toBe('paid');
  expect(nextNoteOf({ ...paid, refunded: 5, refundState: 'partly' })).toBe('paid');
  expect(nextNoteOf({ ...paid, refunded: 5, refundState: 'partly', lines: back })).toBe('takenBack');
  const whole = { ...paid, refunded: 12.5, refundState: 'whole' } as const;
  expect([nextNoteOf(whole), paymentNoteOf(whole)]).toEqual(['givenBack', 'givenBack']);
  expect(nextNoteOf({ ...whole, state: 'shipped' })).toBe('shipped');
});

test('Of a cancelled order it is said whether the money is still to come back', () => {
  const cancelled = { ...placed, state: 'cancelled' } as const;
  expect(nextNoteOf(cancelled)).toBe('cancelled');
  expect(nextNoteOf({ ...cancelled, paidAt, refunded: 5, refundState: 'partly' })).toBe('cancelledKept');
  expect(nextNoteOf({ ...cancelled, paidAt, refunded: 12.5, refundState: 'whole' })).toBe('cancelledGivenBack');
});
