import { queryOfWords } from '@atrium/contract/phrases';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountWords } from '../../src/search/amounts.ts';
import { foldWords } from '../../src/search/fold.ts';
import { gramsOfWord } from '../../src/search/grams.ts';
import { slipsTo, waysTo } from '../../src/search/near.ts';
import { partsWithWords } from '../../src/search/parts.ts';

test('What stands in a pair of quotes is one word, whichever quotes a language has, and behind a place too', () => {
  expect(foldWords('"High  Water" tide')).toEqual(['high water', 'tide']);
  for (const q of ['“high water”', '„high water“', '„high water”', '« high\u202fwater »', '"high water" "high water"'])
    expect(foldWords(q), q).toEqual(['high water']);
  expect(foldWords('subject:"High water" "tide"')).toEqual(['subject:high water', 'tide']);
  expect(foldWords('"high water"tide')).toEqual(['high water', 'tide']);
});

test('Quotes that are no pair around a letter or a figure are letters like others', () => {
  for (const q of ['"', '""', '"high', 'high"', 'a 12" 15"', '"" b', '“high', '"--"', '" "', '5:"a b"'])
    expect(foldWords(q), q).toEqual([...new Set(q.split(' '))]);
});

test('Words that are written as a query and read again are the same', () => {
  const characters = [...'aB5"“”„«»: -é'];
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...characters), maxLength: 14 }), (q) => {
      for (const word of foldWords(q)) expect(foldWords(queryOfWords([word])), q).toEqual([word]);
    }),
  );
});

test('The index is asked for the pieces of the words of a phrase', () => {
  expect(gramsOfWord('high water')).toEqual(['hig', 'igh', 'wat', 'ate', 'ter']);
  expect(gramsOfWord('a be')).toEqual(['a', 'be']);
  expect(waysTo('of high')).toEqual([['hig', 'igh']]);
  expect(waysTo('a be')).toEqual([]);
});

test('No slip is forgiven in a phrase, and those in words beside it are', () => {
  expect(slipsTo('at high water the varnish dries', ['high water', 'vernish'])).toBe(1);
  expect(slipsTo('at high waters edge, highwater', ['high watre'])).toBeNull();
});

test('Amounts and days beside a phrase are read, and a phrase stays as it is', () => {
  const days = {
    isMonthFirst: false,
    written: ({ year, month, day }: Record<'year' | 'month' | 'day', string>) => `${year}-${month}-${day}`,
  };
  expect(amountWords('"pier 1,5" 2.077,50 "27.03.2026"', days)).toEqual(['pier 1,5', '2077.5', '2026-03-27']);
});

test('A phrase is marked where it stands, whatever space it has', () => {
  const marked = (text: string, q: string) =>
    partsWithWords(text, foldWords(q)).map(({ start, end }) => text.slice(start, end));
  expect(marked('High \n water, high and water', '"high water"')).toEqual(['High \n water']);
});
