import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogger } from '../src/log.ts';

const written: string[] = [];
const write = (text: string) => void written.push(text);

beforeEach(() => {
  written.length = 0;
  vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

test('is one JSON object a line, from its level up', () => {
  const { log, flush } = createLogger('info', false, write);
  log('debug', 'Too quiet.');
  log('info', 'Said.', { port: 3000 });
  flush();
  expect(written).toEqual(['{"time":"2026-03-02T09:00:00.000Z","level":"info","message":"Said.","port":3000}\n']);
});

test('gathers lines for a moment', () => {
  const { log } = createLogger('info', false, write);
  log('info', 'One.');
  log('info', 'Two.');
  expect(written).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(written).toHaveLength(1);
  expect(written[0]?.split('\n')).toHaveLength(3);
});

test('does not let a warning wait, nor what came before it', () => {
  const { log } = createLogger('info', false, write);
  log('info', 'One.');
  log('warn', 'Two.');
  expect(written.join('')).toMatch(/One.+Two/s);
});

test('does not hold back more than some kilobytes', () => {
  const { log } = createLogger('info', false, write);
  for (let line = 0; line < 1_000; line += 1) log('info', 'x'.repeat(100));
  expect(written.length).toBeGreaterThan(2);
});

test('is for people on a terminal: a line each, and what has several lines set apart', () => {
  const { log, flush } = createLogger('info', true, write);
  log('info', 'Kept.', { recipient: 'ida@example.com', body: 'Welcome.\n\nYour link', count: 2 });
  flush();
  expect(written.join('')).toMatch(
    /info +Kept\. recipient=ida@example\.com body=\n {4}Welcome\.\n {4}\n {4}Your link count=2\n$/,
  );
});
