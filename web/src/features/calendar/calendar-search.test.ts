import { eventKinds } from '@atrium/contract/calendar';
import { expect, test } from 'vitest';
import { CalendarSearch, kindsOf, kindsText } from './calendar-search.ts';

const all = [...eventKinds, 'own-3', 'own-12'];

test('An address without kinds shows all of them, one’s own too', () => {
  expect([kindsOf({}, all), kindsOf({ kinds: 'all' }, all)]).toEqual([all, all]);
  expect(kindsText([...all].reverse(), all)).toBeUndefined();
});

test('An address says which kinds are chosen, and leaves out those that there are not', () => {
  const { kinds } = CalendarSearch.parse({ kinds: 'own-12,Family,own-9' });
  expect(kindsOf({ kinds }, all)).toEqual(['Family', 'own-12']);
  expect(kindsText(['own-12', 'Family'], all)).toBe('Family,own-12');
  expect([kindsText([], all), kindsOf({ kinds: 'none' }, all)]).toEqual(['none', []]);
});

test('A kind that was made a moment ago is chosen before it is known', () => {
  expect(kindsText(['Family', 'own-20'], all)).toBe('Family,own-20');
});
