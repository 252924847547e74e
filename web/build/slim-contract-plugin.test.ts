import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { slimmed } from './slim-contract-plugin.ts';

function slim(code: string): string {
  return slimmed(code, parseSync('contract.js', code).program);
}

test('a route keeps what it is called by', () => {
  const code = `export const getUser = route({ name: 'getUser', method: 'GET', path: '/users/{id}', ...user, response: z.object({}) });`;
  expect(slim(code)).toBe(`export const getUser = { method: 'GET', path: '/users/{id}', response: {} };`);
});

test('a route that saves nothing says so, and one whose method stands elsewhere is refused', () => {
  const preview = `const preview = route({ method: 'POST', records: false, path: '/previews' });`;
  expect(slim(preview)).toBe(`const preview = { method: 'POST', path: '/previews', records: false, response: {} };`);
  expect(() => slim(`const getSales = route({ ...reading, path: '/sales' });`)).toThrow('say its method');
});

test('a route of a media type keeps it', () => {
  const code = `const stream = route({ method: 'GET', path: '/live', response: { media: 'text/event-stream' } });`;
  expect(slim(code)).toBe(`const stream = { method: 'GET', path: '/live', response: { media: 'text/event-stream' } };`);
});

test('a route that gets its response by what is spread into it answers JSON', () => {
  const code = `const addToCart = route({ method: 'POST', path: '/cart', ...added });`;
  expect(slim(code)).toBe(`const addToCart = { method: 'POST', path: '/cart', response: {} };`);
});

test('all else may be left out where nobody uses it', () => {
  expect(slim(`export const User = z.object({ id: id() });\nexport function text() {}`)).toBe(
    'export const User = /*#__PURE__*/ (() => (z.object({ id: id() })))();\nexport function text() {}',
  );
});
