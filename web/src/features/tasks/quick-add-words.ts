import { type CountedRepeat, countedRepeats, type TaskRepeat, taskRepeats } from '@atrium/contract/task-repeat';
import { type NewTask, type OwnTag, type TaskTag, taskTags } from '@atrium/contract/tasks';
import type { FindDay, FoundDay } from '../../ui/day-words/find-day.ts';
import { plainWords } from '../../ui/day-words/plain-words.ts';
import { foldText } from '../../ui/fold-text.ts';

export interface QuickWords {
  nameOf: (tag: (typeof taskTags)[number]) => string;
  /** The tags that one has made. */
  ownTags: readonly Pick<OwnTag, 'key' | 'name'>[];
  /** What one says for it, with a bar between: "every day|daily". */
  wordsOf: (repeat: TaskRepeat) => string;
  /** The same for every second time, and for every so many times with `#` in place of the number: "every # days|every other day". */
  intervalsOf: (repeat: CountedRepeat) => string;
  /** What stands before a day and goes with it: "on|by". */
  before: string;
  /** Those of them before which figures such as 3/4 are a day, and no part of something. */
  beforeFigures: string;
  /** What stands before a day that comes again: "every|each". */
  every: string;
  /** What stands around a day of the week, for which `_` is put, that comes again every other week: "every other _". */
  everyOther: string;
  /** The same around a day of which only some are meant: "every third _". */
  someOf: string;
  /** The same around one that is counted in its month: "the last _ of each month". */
  someOfMonth: string;
}

export interface QuickClock {
  /** YYYY-MM-DD. */
  today: string;
  momentOf: (day: string, time: string) => string;
}

type Repetition = Pick<NewTask, 'repeat' | 'repeatEvery'>;

export type QuickTask = Pick<NewTask, 'title' | 'dueDate' | 'tags' | 'isImportant' | 'remindAt'> & Repetition;

const once: Repetition = { repeat: null, repeatEvery: 1 };

/**
 * A task from one line: `#high` is a tag, as is `#old harbour` where one has made a tag of that name, `!` makes it important, words such as "every week" repeat it, and a day in words is when it is due,
 * at whose hour one is reminded. What is left is the title; a line of nothing else is the title as it stands.
 */
export function quickTask(line: string, words: QuickWords, findDay: FindDay, clock: QuickClock): QuickTask {
  const [withoutOwn, ownTags] = takeOwnTags(line, words);
  const [withoutTags, givenTags] = takeTags(withoutOwn, words);
  const tags = [...givenTags, ...ownTags];
  const [withoutMark, mark] = take(withoutTags, /(?:^|\s)!+(?=\s|$)/u);
  // What was taken leaves a space on either side, which would part words that are read together.
  const [withoutDay, day, repetition] = takeWhen(withoutMark.replaceAll(/\s+/g, ' '), words, findDay);
  const title = withoutDay.replaceAll(/\s+/g, ' ').trim();
  if (title === '') return { title: line.trim(), dueDate: null, tags: [], isImportant: false, remindAt: null, ...once };
  const remindAt = day?.time ? clock.momentOf(day.day, day.time) : null;
  const dueDate = day?.day ?? (repetition.repeat ? clock.today : null);
  return { title, dueDate, tags, isImportant: mark !== null, remindAt, ...repetition };
}

function takeTags(line: string, words: QuickWords): [string, TaskTag[]] {
  const tags: TaskTag[] = [];
  const left = line.replaceAll(/(?:^|\s)#([\p{L}\p{N}-]+)/gu, (text, name: string) => {
    const tag = taskTags.find((known) => known === foldText(name) || foldText(words.nameOf(known)) === foldText(name));
    if (!tag) return text;
    if (!tags.includes(tag)) tags.push(tag);
    return ' ';
  });
  return [left, tags];
}

/** Their names may be several words: the longest that is meant is the one. */
function takeOwnTags(line: string, { ownTags }: QuickWords): [string, TaskTag[]] {
  const known = ownTags.toSorted((one, other) => other.name.length - one.name.length);
  const parts = line.split(/\s+/);
  const tags: TaskTag[] = [];
  const left: string[] = [];
  for (let at = 0; at < parts.length; ) {
    const rest = parts.slice(at);
    const tag = rest[0]?.startsWith('#') ? known.find(({ name }) => begins(rest, name)) : undefined;
    if (tag && !tags.includes(tag.key)) tags.push(tag.key);
    if (!tag) left.push(...rest.slice(0, 1));
    at += tag ? wordsIn(tag.name) : 1;
  }
  return tags.length > 0 ? [left.join(' '), tags] : [line, tags];
}

function begins(words: readonly string[], name: string): boolean {
  const said = foldText(words.slice(0, wordsIn(name)).join(' ').slice(1));
  const wanted = foldText(name.split(/\s+/).join(' '));
  return said === wanted || said.replace(/[\p{P}]+$/u, '') === wanted;
}

function wordsIn(name: string): number {
  return name.split(/\s+/).length;
}

/** What comes again in a way that no task has ("every third Monday") stays as it is said, whatever it is besides. */
function takeWhen(line: string, words: QuickWords, findDay: FindDay): [string, FoundDay | null, Repetition] {
  if (saysWeekday(line, words.someOfMonth, findDay)) return [line, null, once];
  const [withoutOther, other] = takeEveryOther(line, words, findDay);
  if (other) return [withoutOther, other, { repeat: 'weekly', repeatEvery: 2 }];
  if (saysWeekday(line, words.someOf, findDay)) return [line, null, once];
  return takeDayAgain(line, words, findDay) ?? takeRepeatAndDay(line, words, findDay);
}

/** Whether these words stand around a day of the week. */
function saysWeekday(line: string, spoken: string, findDay: FindDay): boolean {
  const pattern = new RegExp(`(?:^|\\s)(?:${spoken.replaceAll('_', '([\\p{L}-]+)')})(?![\\p{L}-])`, 'giu');
  const said = [...plainWords(line).text.matchAll(pattern)].flatMap(([, ...names]) => names);
  return said.some((name) => name !== undefined && findDay(name, ({ isWeekday }) => isWeekday) !== null);
}

/** A day that is said to come again goes before what comes again on any day, of which it may have the words: "todo dia 15", "كل يوم اثنين". */
function takeDayAgain(line: string, words: QuickWords, findDay: FindDay): [string, FoundDay | null, Repetition] | null {
  // To chrono a "weekday" is a day of the week.
  if (takeWords(line, words.wordsOf('weekdays'))[1]) return null;
  const isAgain = (each: FoundDay) => each.isMonthly || (each.isWeekday && isEvery(around(line, each)[0], words));
  const [left, again] = takeDay(line, words, findDay(line, isAgain));
  return again && [left, again, { repeat: again.isMonthly ? 'monthly' : 'weekly', repeatEvery: 1 }];
}

function takeRepeatAndDay(line: string, words: QuickWords, findDay: FindDay): [string, FoundDay | null, Repetition] {
  const [withoutRepeat, repetition] = takeRepeat(line, words);
  const rest = withoutRepeat.replaceAll(/\s+/g, ' ');
  const day = findDay(rest, (each) => !isInName(rest, each, words) && !isPart(rest, each, words));
  return [...takeDay(rest, words, day), repetition];
}

function takeEveryOther(line: string, words: QuickWords, findDay: FindDay): [string, FoundDay | null] {
  const pattern = new RegExp(`(?:^|\\s)(?:${words.everyOther})(?!\\p{L})`, 'iu');
  const marked = (day: FoundDay) => around(line, day).join('_');
  const day = findDay(line, (each) => each.isWeekday && pattern.test(plainWords(marked(each)).text));
  return day ? [take(marked(day), pattern)[0], day] : [line, null];
}

function takeRepeat(line: string, words: QuickWords): [string, Repetition] {
  for (const repeat of countedRepeats) {
    const between = words.intervalsOf(repeat).replaceAll('#', '(\\d{1,2})');
    const [left, found] = takeWords(line, between);
    const repeatEvery = Number(found?.slice(1).find((number) => number !== undefined) ?? 2);
    if (found && repeatEvery > 0) return [left, { repeat, repeatEvery }];
  }
  // "Chaque jour ouvré" begins with what is said for every day, which comes first of them.
  for (const repeat of [...taskRepeats].reverse()) {
    const [left, found] = takeWords(line, words.wordsOf(repeat));
    if (found) return [left, { repeat, repeatEvery: 1 }];
  }
  return [line, once];
}

function takeWords(line: string, alternatives: string): [string, RegExpExecArray | null] {
  return take(line, new RegExp(`(?:^|\\s)(?:${alternatives})[,:،]?(?=\\s|$)`, 'iu'));
}

/** "Every Monday" comes again; of what comes again in another way ("every second day") nothing is known, and the line says it. */
function takeDay(line: string, words: QuickWords, found: FoundDay | null): [string, FoundDay | null] {
  if (!found) return [line, null];
  const [before, after] = around(line, found);
  if (isEvery(before, words) && !found.isWeekday) return [line, null];
  const [withoutEvery] = take(before, everyAtEnd(words));
  const [left] = take(withoutEvery, new RegExp(`(?:(?:^|\\s)(?:${words.before}))+\\s+$`, 'iu'));
  return [`${left} ${after}`, found];
}

function isEvery(before: string, words: QuickWords): boolean {
  return everyAtEnd(words).test(plainWords(before).text);
}

function everyAtEnd({ every }: QuickWords): RegExp {
  return new RegExp(`(?:^|\\s)(?:${every})\\s+$`, 'iu');
}

/** "Call Sun Ltd": a short day with a capital, after other words than those that stand before days, and before another capital. */
function isInName(line: string, found: FoundDay, words: QuickWords): boolean {
  const [before, after] = around(line, found);
  const day = line.slice(found.index, found.index + found.length);
  if (!/^\p{Lu}\p{Ll}{2,3}$/u.test(day) || !/^\s\p{Lu}\p{Ll}/u.test(after) || before.trim() === '') return false;
  return !new RegExp(`(?:^|\\s)(?:${words.before}|${words.every})\\s$`, 'iu').test(before);
}

/** "3/4 of the tank": figures that could be a part of something are a day at the beginning or the end, and after what stands before days. */
function isPart(line: string, found: FoundDay, { beforeFigures }: QuickWords): boolean {
  const [before, after] = around(line, found);
  const day = plainWords(line.slice(found.index, found.index + found.length)).text;
  if (!/^\d{1,2}\/\d{1,2}$/.test(day) || /^[\s\p{P}]*$/u.test(after)) return false;
  if (before.trim() === '') return false;
  return !new RegExp(`(?:^|\\s)(?:${beforeFigures})\\s+$`, 'iu').test(plainWords(before).text);
}

function around(line: string, { index, length }: FoundDay): [string, string] {
  return [line.slice(0, index), line.slice(index + length)];
}

function take(line: string, pattern: RegExp): [string, RegExpExecArray | null] {
  const { text, placeOf } = plainWords(line);
  const found = pattern.exec(text);
  if (!found) return [line, null];
  const end = found.index + found[0].length;
  return [`${line.slice(0, placeOf(found.index))} ${line.slice(placeOf(end))}`, found];
}
