import type { CountedRepeat, TaskRepeat } from '@atrium/contract/task-repeat';
import { findDayIn } from '../../ui/day-words/find-day.ts';
import { type QuickWords, quickTask } from './quick-add-words.ts';

const names = { team: 'Team', low: 'Low', medium: 'Médium', high: 'High', update: 'Update' };
type Words = Pick<QuickWords, 'before' | 'beforeFigures' | 'every' | 'everyOther' | 'someOf' | 'someOfMonth'> & {
  repeats: Record<TaskRepeat, string>;
  intervals: Record<CountedRepeat, string>;
};
/** A Wednesday. */
const now = new Date('2026-03-04T10:00:00');
const clock = { today: '2026-03-04', momentOf: (day: string, time: string) => `${day} at ${time}` };

const texts = import.meta.glob<{ quick: Words }>('../../../locales/*/tasks.json', { eager: true, import: 'default' });

function wordsIn(language: string): Words {
  const known = texts[`../../../locales/${language}/tasks.json`];
  if (!known) throw new Error(`There are no texts in ${language}.`);
  return known.quick;
}

/** What quick add makes of a line on a day, with the words of a language as they stand in the locales. */
export async function read(line: string, language = 'en', today = now, ownTags: QuickWords['ownTags'] = []) {
  const { before, beforeFigures, every, everyOther, someOf, someOfMonth, repeats, intervals } = wordsIn(language);
  const words: QuickWords = {
    nameOf: (tag) => names[tag],
    ownTags,
    wordsOf: (repeat) => repeats[repeat],
    intervalsOf: (repeat) => intervals[repeat],
    before,
    beforeFigures,
    every,
    everyOther,
    someOf,
    someOfMonth,
  };
  return quickTask(line, words, await findDayIn(language, () => today), clock);
}
