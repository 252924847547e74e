import { expect, test } from 'vitest';
import { emptyPoll, isPollBlank } from './poll-values.ts';

test('a poll into which nothing was written is blank, with however many options', () => {
  const answers = [
    isPollBlank(emptyPoll),
    isPollBlank({ ...emptyPoll, question: ' ', options: ['', '', ''] }),
    isPollBlank({ ...emptyPoll, question: 'When?' }),
    isPollBlank({ ...emptyPoll, options: ['', 'At five'] }),
    isPollBlank({ ...emptyPoll, endsOn: '2026-03-02' }),
  ];
  expect(answers).toEqual([true, true, false, false, false]);
});
