import { expect, test } from 'vitest';
import { pressedKey } from './pressed-key.ts';

test.each([
  ['ئ', 'KeyZ', false, 'z'],
  ['ن', 'KeyK', false, 'k'],
  ['لا', 'KeyB', false, 'b'],
  ['ظ', 'Slash', false, '/'],
  ['؟', 'Slash', true, '?'],
  ['\u064e', 'KeyQ', true, 'Q'],
] as const)('on an Arabic keyboard, %s on %s is what the shortcuts call it', (key, code, shiftKey, said) => {
  expect(pressedKey({ key, code, shiftKey })).toBe(said);
});

test.each([
  // A German and a French Z, a French letter of its own, a sign with AltGr.
  ['z', 'KeyY'],
  ['Z', 'KeyW'],
  ['é', 'Digit2'],
  ['µ', 'KeyM'],
  ['Enter', 'Enter'],
  [' ', 'Space'],
] as const)('on other keyboards, "%s" on %s stays', (key, code) => {
  expect(pressedKey({ key, code, shiftKey: false })).toBe(key);
});

test('an Arabic letter where no Latin one stands is itself', () => {
  expect(pressedKey({ key: 'ك', code: 'Semicolon', shiftKey: false })).toBe('ك');
});
