import { describe, expect, test } from 'vitest';
import { undoTakesOnlinePayment } from './online-payment.ts';

const online = { id: 2, amountCents: 500, provider: 'test' };
const byHand = { id: 1, amountCents: 500, provider: '' };
const nobody = { actorId: null };

describe('undoTakesOnlinePayment', () => {
  test.each([
    ['a payment that a provider took', { entity: 'invoice', before: [byHand], after: [byHand, online] }, true],
    ['a payment by hand', { entity: 'invoice', before: [online], after: [online, byHand] }, false],
    ['the deletion of one that a provider took', { entity: 'invoice', before: [online], after: [] }, false],
  ] as const)('says of %s what undo would do', (_, { entity, before, after }, expected) => {
    const change = { entity, ...nobody, before: { payments: before }, after: { payments: after } };
    expect(undoTakesOnlinePayment(change)).toBe(expected);
  });

  test('knows an order that was paid at the address of its invoice', () => {
    const paid = { entity: 'order', before: { paidAt: null }, after: { paidAt: '2026-03-02T09:00:00.000Z' } } as const;
    expect(undoTakesOnlinePayment({ ...paid, actorId: null })).toBe(true);
    expect(undoTakesOnlinePayment({ ...paid, actorId: 1 })).toBe(false);
  });

  test('says nothing of what was made or deleted', () => {
    const whole = { payments: [online] };
    expect(undoTakesOnlinePayment({ entity: 'invoice', ...nobody, before: null, after: whole })).toBe(false);
    expect(undoTakesOnlinePayment({ entity: 'invoice', ...nobody, before: whole, after: null })).toBe(false);
  });
});
