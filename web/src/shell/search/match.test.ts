import { expect, test } from 'vitest';
import { nearRankOf, piecesOf, rankOf, wordsOf } from './match.ts';

const marked = (text: string, query: string) =>
  piecesOf(text, wordsOf(query))
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('');

test('What was found is marked, whatever its case and its accents', () => {
  expect(marked('Émile’s boat', 'emile BO')).toBe('[Émile]’s [bo]at');
  expect(marked('Straße', 'stra')).toBe('[Stra]ße');
  expect(marked('anna banana', 'an')).toBe('[an]na b[anan]a');
  expect(marked('low water, high water', '"High water"')).toBe('low water, [high water]');
  expect(marked('Lamp', 'x')).toBe('Lamp');
  expect(marked('😀 lamp', 'lam')).toBe('😀 [lam]p');
});

test('All pieces together are the text', () => {
  for (const text of ['', 'İstanbul', 'a  b', 'ﬁne'])
    expect(
      piecesOf(text, ['i', 'b', 'fin'])
        .map(({ text: piece }) => piece)
        .join(''),
    ).toBe(text);
});

test('What begins with the words is best, then what has words that begin with them, then what has them among its other words', () => {
  expect(rankOf('Invoice list', '', ['inv'])).toBe(0);
  expect(rankOf('Invoice list', '', ['li'])).toBe(1);
  expect(rankOf('List', 'bills money', ['bil'])).toBe(2);
  expect(rankOf('List', 'bills', ['ill'])).toBe(3);
  expect(rankOf('List', 'bills', ['mail'])).toBeNull();
});

test('A slip is forgiven in words of four letters, two in words of eight, and none in shorter ones', () => {
  expect(nearRankOf('Settings', '', ['seting'])).toBe(1);
  expect(nearRankOf('Settings', '', ['setings'])).toBe(1);
  expect(nearRankOf('Invoice list', '', ['invioce'])).toBe(1);
  expect(nearRankOf('Permissions', '', ['permisions'])).toBe(1);
  expect(nearRankOf('Permissions', '', ['premisions'])).toBe(2);
  expect(nearRankOf('Invoice', '', ['imvoce'])).toBeNull();
  expect(nearRankOf('Map', '', ['mpa'])).toBeNull();
  expect(nearRankOf('Chat', '', ['xylo'])).toBeNull();
});

test('A name with slips is nearer than another word with fewer', () => {
  const near = (title: string, more: string, word: string) => nearRankOf(title, more, [word]) ?? Number.NaN;
  expect(near('Profile', '', 'profle')).toBeLessThan(near('Account settings', 'preferences profile', 'profle'));
  expect(near('Permissions', '', 'premisions')).toBeLessThan(near('Roles', 'premissions', 'premisions'));
  expect(nearRankOf('List', 'invoice', ['nivoice', 'list'])).toBeGreaterThan(0);
});
