import { expect, test } from 'vitest';
import { readSearch, writtenSearch } from './search-words.ts';

const nothing = { from: '', to: '', subject: '', words: '', fromDay: '', toDay: '', hasAttachments: false };

test('What a search asks for in one place is told from its other words', () => {
  expect(readSearch('tide from:Anna  subject:re:table From:Meyer HAS:attachment 12:30')).toEqual({
    ...nothing,
    ...{ from: 'Anna Meyer', subject: 're:table', words: 'tide 12:30', hasAttachments: true },
  });
  expect(readSearch('')).toEqual(nothing);
});

test('Days are told from words that only look like some, and of several those are meant that all leave', () => {
  expect(readSearch('after:2026-03-01 tide BEFORE:2026-03-31')).toEqual({
    ...nothing,
    ...{ words: 'tide', fromDay: '2026-03-01', toDay: '2026-03-31' },
  });
  expect(readSearch('on:2024-02-29 after:٢٠٢٤-٠١-٠١ before:2024-12-31')).toEqual({
    ...nothing,
    ...{ fromDay: '2024-02-29', toDay: '2024-02-29' },
  });
  const words = 'after:2026-02-30 before: on:friday after:1.3.2026 before:2026-3-1 after:0001-01-01';
  expect(readSearch(words)).toEqual({ ...nothing, words });
});

test('A search is written as it would be typed, and read back as it was meant', () => {
  const asked = {
    from: ' Anna  Meyer ',
    to: 'desk@quay.example',
    subject: '',
    words: 'high tide',
    fromDay: '2026-03-01',
    toDay: '',
    hasAttachments: true,
  };
  const q = 'from:Anna from:Meyer to:desk@quay.example after:2026-03-01 has:attachment high tide';
  expect(writtenSearch(asked)).toBe(q);
  expect(readSearch(q)).toEqual({ ...asked, from: 'Anna Meyer' });
  expect(writtenSearch(nothing)).toBe('');
});

test('One day is written as one', () => {
  const day = '2026-03-01';
  expect(writtenSearch({ ...nothing, fromDay: day, toDay: day })).toBe('on:2026-03-01');
  expect(writtenSearch({ ...nothing, toDay: day })).toBe('before:2026-03-01');
  expect(writtenSearch({ ...nothing, fromDay: day, toDay: '2026-03-02' })).toBe('after:2026-03-01 before:2026-03-02');
});

test('A phrase stays one, in its place and among the other words, and plain words stay apart', () => {
  const asked = { ...nothing, from: 'Anna', subject: '"high  water" Tide', words: '“low tide” lamp' };
  const q = 'from:Anna subject:"high water" subject:Tide "low tide" lamp';
  expect(writtenSearch(asked)).toBe(q);
  expect(readSearch(q)).toEqual({ ...asked, subject: '"high water" Tide', words: '"low tide" lamp' });
  const lone = '12" tide "" 15"';
  expect(readSearch(lone)).toEqual({ ...nothing, words: lone });
  expect(writtenSearch(readSearch(lone))).toBe(lone);
});
