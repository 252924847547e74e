import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOptionPointed, onOptionPointed } from './pointed-option.ts';

class FakeElement {
  role = '';

  closest(selector: string): FakeElement | null {
    return selector === `[role="${this.role}"]` ? this : null;
  }
}

const option = Object.assign(new FakeElement(), { role: 'option' });
const button = Object.assign(new FakeElement(), { role: 'button' });

let stop: () => void;
let heard: boolean[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('document', new EventTarget());
  heard = [];
  stop = onOptionPointed(() => heard.push(isOptionPointed()));
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function point(type: string, target: FakeElement): void {
  const event = new Event(`pointer${type}`);
  Object.defineProperty(event, 'target', { value: target });
  document.dispatchEvent(event);
}

test('a list stands still from the press on an option until after its click, however long that takes', () => {
  point('down', option);
  vi.advanceTimersByTime(60_000);
  expect(isOptionPointed()).toBe(true);
  point('up', option);
  expect(isOptionPointed()).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(isOptionPointed()).toBe(false);
  expect(heard).toEqual([true, false]);
});

test('a list stands still while the pointer moves over it, and moves on once the pointer rests', () => {
  point('move', option);
  vi.advanceTimersByTime(200);
  point('move', option);
  vi.advanceTimersByTime(200);
  expect(isOptionPointed()).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(isOptionPointed()).toBe(false);
});

test('what moves while it is pressed does not end the press', () => {
  point('down', option);
  point('move', option);
  vi.advanceTimersByTime(1_000);
  expect(isOptionPointed()).toBe(true);
});

test('a finger that begins to scroll lets go of the list', () => {
  point('down', option);
  point('cancel', option);
  vi.advanceTimersByTime(1_000);
  expect(isOptionPointed()).toBe(false);
});

test('what is pressed elsewhere holds no list', () => {
  point('down', button);
  point('move', button);
  point('up', option);
  expect(isOptionPointed()).toBe(false);
});

test('a list that goes away while it is pressed holds none that comes after it', () => {
  point('down', option);
  stop();
  expect(isOptionPointed()).toBe(false);
  stop = onOptionPointed(() => undefined);
  vi.advanceTimersByTime(1_000);
  expect(isOptionPointed()).toBe(false);
});
