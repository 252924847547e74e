import { expect, test } from 'vitest';
import { readSearch, writtenSearch } from './search-words.ts';

const nothing = { from: '', to: '', subject: '', words: '', hasAttachments: false };

test('What a search asks for in one place is told from its other words', () => {
  expect(readSearch('tide from:Anna  subject:re:table From:Meyer HAS:attachment 12:30')).toEqual({
    ...nothing,
    ...{ from: 'Anna Meyer', subject: 're:table', words: 'tide 12:30', hasAttachments: true },
  });
  expect(readSearch('')).toEqual(nothing);
});

test('A search is written as it would be typed, and read back as it was meant', () => {
  const asked = {
    from: ' Anna  Meyer ',
    to: 'desk@quay.example',
    subject: '',
    words: 'high tide',
    hasAttachments: true,
  };
  const q = 'from:Anna from:Meyer to:desk@quay.example has:attachment high tide';
  expect(writtenSearch(asked)).toBe(q);
  expect(readSearch(q)).toEqual({ ...asked, from: 'Anna Meyer' });
  expect(writtenSearch(nothing)).toBe('');
});
