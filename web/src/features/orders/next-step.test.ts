import { nextStepOf, stepsOf } from '@atrium/contract/order-steps';
import { expect, test } from 'vitest';

const paid = {
  state: 'paid',
  paidAt: '2026-03-02T09:00:00.000Z',
  paymentMethod: 'card',
  refundState: 'none',
  lines: [{ quantity: 2, returned: 1 }],
} as const;

test('What is paid is shipped next, also when a part of it was given back', () => {
  expect(nextStepOf(paid)).toBe('ship');
  expect(nextStepOf({ ...paid, refundState: 'partly' })).toBe('ship');
});

test('Of what was all given back, in money or in goods, nothing comes next, though it may be shipped all the same', () => {
  const given = { ...paid, refundState: 'whole' } as const;
  const taken = { ...paid, refundState: 'partly', lines: [{ quantity: 2, returned: 2 }] } as const;
  for (const order of [given, taken]) {
    expect(nextStepOf(order)).toBe(null);
    expect(stepsOf(order)).toContain('ship');
  }
  expect(nextStepOf({ ...given, state: 'shipped' })).toBe('deliver');
});

test('Cancelling never comes next by itself', () => {
  expect(nextStepOf({ ...paid, state: 'cancelled' })).toBe(null);
});
