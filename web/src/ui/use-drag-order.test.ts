import { createElement, type PointerEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DragOrder, useDragOrder } from './use-drag-order.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal('document', Object.assign(new EventTarget(), { elementFromPoint: () => null }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Part({ onDrawn }: { onDrawn: (order: DragOrder) => void }) {
  onDrawn(useDragOrder(() => undefined));
  return null;
}

/** Something is pressed, and dragged so far. */
function dragged(clientX: number): DragOrder {
  const orders: DragOrder[] = [];
  renderToString(createElement(Part, { onDrawn: (order) => void orders.push(order) }));
  const [order] = orders;
  if (!order) throw new Error('Nothing was drawn.');
  const pressed = { button: 0, clientX: 0, clientY: 0, currentTarget: { closest: () => null } };
  order.start(pressed as unknown as PointerEvent<HTMLElement>, 'name');
  document.dispatchEvent(Object.assign(new Event('pointermove'), { clientX, clientY: 0 }));
  return order;
}

test('the click that comes with the end of a drag ends it, and the next one, made by a key, means what it says', () => {
  const order = dragged(40);
  document.dispatchEvent(new Event('pointerup'));
  expect(order.endedDrag()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(order.endedDrag()).toBe(false);
});

test('a drag that Escape takes back has a click too, and only that', () => {
  const order = dragged(40);
  document.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' }));
  expect(order.endedDrag()).toBe(true);
  document.dispatchEvent(new Event('pointerup'));
  expect(order.endedDrag()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(order.endedDrag()).toBe(false);
});

test('a drag that the browser takes over, to scroll, has no click', () => {
  const order = dragged(40);
  document.dispatchEvent(new Event('pointercancel'));
  expect(order.endedDrag()).toBe(false);
});

test('what hardly moves is a click', () => {
  const order = dragged(3);
  document.dispatchEvent(new Event('pointerup'));
  expect(order.endedDrag()).toBe(false);
});
