import { expect, test } from 'vitest';
import { meet } from './own-questions.ts';

test('what the box asked for earlier is not put back over what it has asked for since', () => {
  const first = meet(['', 'la', 'lantern'], 'la');
  expect(first).toEqual({ sent: ['la', 'lantern'], isFromElsewhere: false });
  expect(meet(first.sent, 'lantern')).toEqual({ sent: ['lantern'], isFromElsewhere: false });
});

test('once its answer is there, another text comes from elsewhere, an earlier one too', () => {
  expect(meet(['lantern'], 'la')).toEqual({ sent: ['la'], isFromElsewhere: true });
  expect(meet(['lantern'], '')).toEqual({ sent: [''], isFromElsewhere: true });
});

test('what is taken back and typed again comes back in that order', () => {
  const first = meet(['', 'la', '', 'la'], 'la');
  expect(first).toEqual({ sent: ['la', '', 'la'], isFromElsewhere: false });
  expect(meet(first.sent, '')).toEqual({ sent: ['', 'la'], isFromElsewhere: false });
});
