import { mentionedIn, mentionParts } from '@atrium/contract/mentions';
import { expect, test } from 'vitest';
import { begunMention, offeredPeople } from './mentioning.ts';

const people = [
  { id: 1, fullName: 'Ida' },
  { id: 2, fullName: 'Ida Lindqvist' },
  { id: 3, fullName: 'Zoë Åkesson' },
  { id: 4, fullName: 'zoe.1' },
  { id: 5, fullName: 'Ida' },
];

test('a mention is the whole of the longest name behind an @ that begins a word', () => {
  expect(mentionedIn('@Ida Lindqvist, and you, @zoe.1!', people)).toEqual([2, 4]);
  expect(mentionedIn('@Ida: ask zoe.1, write to me@zoe.1, not to @zoe.12 or @idA', people)).toEqual([1, 5]);
  expect(mentionParts('(@Zoë Åkesson)', people)).toEqual([
    { text: '(', accountIds: [] },
    { text: '@Zoë Åkesson', accountIds: [3] },
    { text: ')', accountIds: [] },
  ]);
});

test('people are offered once an @ is written, by any of their names, and no more behind a whole one', () => {
  const offered = (written: string) => {
    const begun = begunMention(written);
    return begun && offeredPeople(people, begun.sought).map(({ id }) => id);
  };
  expect(offered('Hello @')).toEqual([1, 2, 3, 4, 5]);
  expect(offered('Hello @lind')).toEqual([2]);
  expect(offered('@akes')).toEqual([3]);
  expect(offered('@Ida L')).toEqual([2]);
  expect(offered('@Ida Lindqvist ')).toEqual([]);
  expect(offered('@ ')).toEqual([]);
  expect([offered('me@ida'), offered('@Ida\n'), offered('Hello')]).toEqual([null, null, null]);
});
