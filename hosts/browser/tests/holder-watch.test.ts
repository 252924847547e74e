import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { namesOf, type Order, type ToHolder, type ToPages } from '../src/protocol.ts';
import { HolderGone, HolderWatch } from '../src/tabs/holder-watch.ts';

const noEvents = { onNews: () => {}, onReset: () => {} };
let bases = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page's watch over a worker that does nothing but note its orders. */
function watchOver() {
  bases += 1;
  const base = `/watched-${bases}/`;
  const orders: string[] = [];
  const worker = new EventTarget() as Worker;
  worker.postMessage = ({ type }: Order) => orders.push(type);
  const watch = new HolderWatch(worker, base, noEvents);
  return { base, orders, worker, watch };
}

/** Somebody who says hello back. */
function holderOf(base: string, holder = 'one', since = 1): () => void {
  const names = namesOf(base);
  const hears = new BroadcastChannel(names.toHolder);
  const says = new BroadcastChannel(names.toPages);
  const news: ToPages = { type: 'news', holder, since, phase: 'ready', isKept: true };
  hears.onmessage = ({ data }: MessageEvent<ToHolder>) => data.type === 'hello' && says.postMessage(news);
  says.postMessage(news);
  return () => {
    hears.close();
    says.close();
  };
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 50));

test('while its worker is on the way, a page waits', async () => {
  const { orders, watch } = watchOver();
  void watch.whileWaiting(watch.holder);
  vi.advanceTimersByTime(60_000);
  expect(orders).toEqual(['start']);
});

test('silence makes the own worker take the lock, and ends at last', async () => {
  const { orders, worker, watch } = watchOver();
  worker.onmessage?.(new MessageEvent('message', { data: 'standing' }));
  const waiting = expect(watch.whileWaiting(watch.holder)).rejects.toThrow('does not answer');
  vi.advanceTimersByTime(7_000);
  expect(orders).toEqual(['start']);
  vi.advanceTimersByTime(1_000);
  expect(orders).toEqual(['start', 'take']);
  vi.advanceTimersByTime(10_000);
  await waiting;
});

test('a holder that is busy but there is left alone', async () => {
  const { base, orders, worker, watch } = watchOver();
  worker.onmessage?.(new MessageEvent('message', { data: 'standing' }));
  const close = holderOf(base);
  expect((await watch.holder).id).toBe('one');
  const work = Promise.withResolvers<void>();
  const waiting = watch.whileWaiting(work.promise);
  for (let second = 0; second < 8; second += 1) {
    vi.advanceTimersByTime(1_000);
    await aMoment();
  }
  expect(orders).toEqual(['start']);
  close();
  work.resolve();
  await waiting;
});

test('whoever waits on a holder that is gone hears of it, and late word of an earlier one changes nothing', async () => {
  const { base, watch } = watchOver();
  const close = holderOf(base, 'second', 2);
  const second = await watch.holder;
  holderOf(base, 'first', 1)();
  await aMoment();
  expect(second.gone.aborted).toBe(false);
  close();
  const closeThird = holderOf(base, 'third', 3);
  await aMoment();
  expect(second.gone.reason).toBeInstanceOf(HolderGone);
  expect((await watch.holder).id).toBe('third');
  closeThird();
});
