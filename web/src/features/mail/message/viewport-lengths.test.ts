import { expect, test } from 'vitest';
import { withoutViewport } from './viewport-lengths.ts';

test('what would grow with its frame is left out of a style, and all else stays', () => {
  expect(withoutViewport('color: red; min-height: 100vh; margin: 0 auto')).toBe('color: red; margin: 0 auto');
  for (const value of ['100vh', '12.5VH', 'calc(100dvh - 20px)', '50vmin', '1e2vmax', '100svh !important', '10lvb 0'])
    expect(withoutViewport(`height: ${value}`)).toBe('');
  expect(withoutViewport('.a { padding: 5vh 0 } .b { width: 50vw; top: 1lvi; }')).toBe('.a {} .b { width: 50vw; }');
});

test('what only looks like such a length stays', () => {
  for (const style of ['width: 100vw', 'height: 100%', 'font-family: vh, "vh 5vhs"', 'color: #1ab; line-height: 1.5'])
    expect(withoutViewport(style)).toBe(style);
});
