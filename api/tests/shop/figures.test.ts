import { undoChange } from '@atrium/contract/changes';
import { cancelOrder, deliverOrder, payOrder, refundOrder, shipOrder } from '@atrium/contract/order-steps';
import { orderTotals } from '@atrium/contract/order-totals';
import { placeOrder, setOrderStatus } from '@atrium/contract/orders';
import type { Route } from '@atrium/contract/route';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { ordersIndex, pricedLine } from '../../src/features/shop/orders/orders.list.ts';
import { productsIndex } from '../../src/features/shop/products/products.list.ts';
import { addFigures, seriesOf, sumOf } from '../../src/figures/figures.ts';
import { ownedBy } from '../../src/lists/list-index.ts';
import { openApp } from '../helper.ts';
import { expectTrueCounts } from '../lists/counts.ts';
import type { AnyInput, Person } from '../person.ts';
import { checkout, fill } from './shop.ts';
import { usualTerms } from './terms.ts';

const app = await openApp();
const admin = await app.signIn('admin');
const { read } = app.engine;
const measures = [
  'orders',
  'revenue-cents',
  'cost-cents',
  'product-orders/pending',
  'product-orders/finished',
  'product-orders/rejected',
] as const;
const [begin, end] = ['2000-01-01', '2100-01-01'];

/** The figures as the orders and their lines have them, the plain way. */
async function figuresOfRows(): Promise<Map<string, number>> {
  const lines = await read.selectFrom('orderLines').selectAll().execute();
  const refunds = await read.selectFrom('refunds').selectAll().execute();
  const restocked = await read.selectFrom('refundLines').selectAll().execute();
  const figures = new Map<string, number>();
  const add = (measure: string, placedAt: string, amount: number) => {
    const key = `${measure} ${placedAt.slice(0, 10)}`;
    figures.set(key, (figures.get(key) ?? 0) + amount);
  };
  for (const { id, status, placedAt, couponCents } of await read.selectFrom('orders').selectAll().execute()) {
    const own = lines.filter(({ orderId }) => orderId === id);
    const coupon = { unit: 'money', value: couponCents, minimumCents: 0 } as const;
    const { subtotalCents, discountCents, totalCents } = orderTotals(own.map(pricedLine), usualTerms, coupon);
    const ownRefunds = refunds.filter(({ orderId }) => orderId === id);
    const share = ownRefunds.reduce((sum, { amountCents }) => sum + amountCents, 0) / totalCents;
    const back = restocked.filter(({ refundId }) => ownRefunds.some((refund) => refund.id === refundId));
    const returnedOf = (at: number) =>
      back.filter(({ position }) => position === at).reduce((sum, { quantity }) => sum + quantity, 0);
    const goods = subtotalCents - discountCents;
    add('orders', placedAt, 1);
    add(`product-orders/${status}`, placedAt, 1);
    if (status === 'rejected') continue;
    add('revenue-cents', placedAt, goods - Math.round(goods * share));
    add(
      'cost-cents',
      placedAt,
      own.reduce((sum, line) => sum + line.costCents * (line.quantity - returnedOf(line.position)), 0),
    );
  }
  return new Map([...figures].filter(([, amount]) => amount !== 0));
}

async function expectTrueFigures(): Promise<void> {
  const kept = await seriesOf(read, measures, begin, end);
  const amounts = kept
    .filter(({ amount }) => amount !== 0)
    .map(({ measure, day, amount }) => [`${measure} ${day}`, amount] as const);
  expect(new Map(amounts)).toEqual(await figuresOfRows());
}

test('The figures of the sample data are those of its orders, over two years', async () => {
  await expectTrueFigures();
  const sums = await sumOf(read, measures, begin, end);
  expect(sums.orders).toBe(120);
  expect(sums['product-orders/pending']).toBe(7);
  expect(sums['revenue-cents']).toBeGreaterThan(sums['cost-cents']);
  const days = (await seriesOf(read, ['orders'], begin, end)).map(({ day }) => day);
  expect([days[0]?.slice(0, 7), days.at(-1)]).toEqual(['2024-04', '2026-03-02']);
});

const stepRoutes = { pay: payOrder, ship: shipOrder, deliver: deliverOrder, cancel: cancelOrder };

const act = fc.oneof(
  fc.record({
    kind: fc.constant('order' as const),
    productIds: fc.uniqueArray(fc.integer({ min: 1, max: 27 }), { minLength: 1, maxLength: 4 }),
    qty: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    kind: fc.constant('decide' as const),
    id: fc.integer({ min: 105, max: 160 }),
    status: fc.constantFrom('finished' as const, 'rejected' as const),
  }),
  fc.record({
    kind: fc.constant('step' as const),
    id: fc.integer({ min: 112, max: 122 }),
    step: fc.constantFrom('pay' as const, 'ship' as const, 'deliver' as const, 'cancel' as const),
  }),
  fc.record({
    kind: fc.constant('refund' as const),
    id: fc.integer({ min: 90, max: 130 }),
    amountCents: fc.constantFrom(1, 999, 5_000, 40_000),
    restock: fc.constantFrom([], [{ position: 0, quantity: 1 }], [{ position: 1, quantity: 1 }]),
  }),
  fc.record({ kind: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 200_000 }) }),
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

/** Every second time it is taken back again. */
async function sendAndUndo(person: Person, route: Route, input: AnyInput): Promise<void> {
  const { body } = await person.send(route, input);
  const { data } = z.object({ changeId: z.int() }).safeParse(body);
  if (data && data.changeId % 2 === 0) await person.call(undoChange, { parameters: { id: data.changeId } });
}

async function play(step: Act): Promise<void> {
  if (step.kind === 'wait') return app.moveClock(step.seconds);
  const person = await app.signIn('admin');
  if (step.kind === 'decide') {
    await person.send(setOrderStatus, { parameters: { id: step.id }, body: { status: step.status } });
    return;
  }
  if (step.kind === 'step') return sendAndUndo(person, stepRoutes[step.step], { parameters: { id: step.id } });
  if (step.kind === 'refund') {
    const { id: _, kind: __, ...refund } = step;
    return sendAndUndo(person, refundOrder, { parameters: { id: step.id }, body: { ...refund, reason: 'A scratch' } });
  }
  for (const productId of step.productIds) await fill(person, productId, step.qty);
  await person.send(placeOrder, { body: checkout() });
}

/** One of each, at an order of the sample data that is so far. */
const eachOnce: Act[] = [
  { kind: 'step', id: 118, step: 'pay' },
  { kind: 'step', id: 116, step: 'ship' },
  { kind: 'step', id: 120, step: 'deliver' },
  { kind: 'step', id: 119, step: 'cancel' },
  { kind: 'refund', id: 113, amountCents: 999, restock: [{ position: 0, quantity: 1 }] },
];

test('Whatever is ordered, finished, rejected and refused, on whatever day, figures and lists stay those of the rows', async () => {
  const property = fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 10 }), async (steps) => {
    for (const step of steps) await play(step);
    await expectTrueFigures();
    for (const index of [ordersIndex, ownedBy(ordersIndex, admin.accountId), productsIndex])
      await expectTrueCounts(read, index);
  });
  await fc.assert(property, { numRuns: 30, examples: [[eachOnce]] });
  const statusesOf = (name: string) =>
    new Set(app.answered.filter(({ route }) => route === name).map(({ status }) => status));
  expect(statusesOf('placeOrder')).toContain(201);
  expect(statusesOf('setOrderStatus')).toEqual(new Set([200, 404, 409]));
  for (const { name } of [payOrder, shipOrder, deliverOrder, cancelOrder, refundOrder])
    expect(statusesOf(name), name).toContain(201);
});

test('Figures add up within one call and over several, by measure and day', async () => {
  const figure = { measure: 'test', day: '2026-03-01', amount: 2 };
  await app.engine.write((transaction) => addFigures(transaction, [figure, figure, { ...figure, day: '2026-03-03' }]));
  await app.engine.write((transaction) => addFigures(transaction, [{ ...figure, amount: -1 }]));
  await app.engine.write((transaction) => addFigures(transaction, []));
  expect(await seriesOf(read, ['test'], '2026-03-01', '2026-03-02')).toEqual([{ ...figure, amount: 3 }]);
  expect(await sumOf(read, ['test', 'none'], begin, end)).toEqual({ test: 5, none: 0 });
});
