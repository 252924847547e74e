import { type TaskRepeat, taskRepeats } from '@atrium/contract/task-repeat';
import { type NewTask, type TaskTag, taskTags } from '@atrium/contract/tasks';
import type { FindDay, FoundDay } from '../../ui/day-words/find-day.ts';
import { plainWords } from '../../ui/day-words/plain-words.ts';

export interface QuickWords {
  nameOf: (tag: TaskTag) => string;
  /** What one says for it, with a bar between: "every day|daily". */
  wordsOf: (repeat: TaskRepeat) => string;
  /** What stands before a day and goes with it: "on|by". */
  before: string;
  /** What stands before a day that comes again: "every|each". */
  every: string;
  /** What stands around a day, for which `_` is put, of which not each is meant: "every other _". */
  someOf: string;
}

export interface QuickClock {
  /** YYYY-MM-DD. */
  today: string;
  momentOf: (day: string, time: string) => string;
}

export type QuickTask = Pick<NewTask, 'title' | 'dueDate' | 'tags' | 'isImportant' | 'repeat' | 'remindAt'>;

/**
 * A task from one line: `#high` is a tag, `!` makes it important, words such as "every week" repeat it, and a day in words is when it is due,
 * at whose hour one is reminded. What is left is the title; a line of nothing else is the title as it stands.
 */
export function quickTask(line: string, words: QuickWords, findDay: FindDay, clock: QuickClock): QuickTask {
  const [withoutTags, tags] = takeTags(line, words);
  const [withoutMark, isImportant] = take(withoutTags, /(?:^|\s)!+(?=\s|$)/u);
  // What was taken leaves a space on either side, which would part words that are read together.
  const [withoutDay, day, repeat] = takeWhen(withoutMark.replaceAll(/\s+/g, ' '), words, findDay);
  const title = withoutDay.replaceAll(/\s+/g, ' ').trim();
  if (title === '')
    return { title: line.trim(), dueDate: null, tags: [], isImportant: false, repeat: null, remindAt: null };
  const remindAt = day?.time ? clock.momentOf(day.day, day.time) : null;
  return { title, dueDate: day?.day ?? (repeat ? clock.today : null), tags, isImportant, repeat, remindAt };
}

function takeTags(line: string, words: QuickWords): [string, TaskTag[]] {
  const tags: TaskTag[] = [];
  const left = line.replaceAll(/(?:^|\s)#([\p{L}\p{N}-]+)/gu, (text, name: string) => {
    const tag = taskTags.find((known) => known === fold(name) || fold(words.nameOf(known)) === fold(name));
    if (!tag) return text;
    if (!tags.includes(tag)) tags.push(tag);
    return ' ';
  });
  return [left, tags];
}

/** A day that is said to come again goes before what comes again on any day, of which it may have the words: "todo dia 15", "كل يوم اثنين". */
function takeWhen(line: string, words: QuickWords, findDay: FindDay): [string, FoundDay | null, TaskRepeat | null] {
  const isAgain = (each: FoundDay) => each.isMonthly || (each.isWeekday && isEvery(around(line, each)[0], words));
  const [left, again] = takeDay(line, words, findDay(line, isAgain));
  if (again) return [left, again, again.isMonthly ? 'monthly' : 'weekly'];
  const [withoutRepeat, repeat] = takeRepeat(line, words);
  const rest = withoutRepeat.replaceAll(/\s+/g, ' ');
  const once = findDay(rest, (each) => !isInName(rest, each, words));
  return [...takeDay(rest, words, once), repeat];
}

function takeRepeat(line: string, words: QuickWords): [string, TaskRepeat | null] {
  // "Chaque jour ouvré" begins with what is said for every day, which comes first of them.
  for (const repeat of [...taskRepeats].reverse()) {
    const pattern = new RegExp(`(?:^|\\s)(?:${words.wordsOf(repeat)})(?=\\s|$)`, 'iu');
    const [left, isThere] = take(line, pattern);
    if (isThere) return [left, repeat];
  }
  return [line, null];
}

/** "Every Monday" comes again; of what comes again in another way ("every second day", "every other Monday") nothing is known, and the line says it. */
function takeDay(line: string, words: QuickWords, found: FoundDay | null): [string, FoundDay | null] {
  if (!found) return [line, null];
  const [before, after] = around(line, found);
  if (new RegExp(`(?:^|\\s)(?:${words.someOf})(?!\\p{L})`, 'iu').test(plainWords(`${before}_${after}`).text))
    return [line, null];
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

function around(line: string, { index, length }: FoundDay): [string, string] {
  return [line.slice(0, index), line.slice(index + length)];
}

function take(line: string, pattern: RegExp): [string, boolean] {
  const { text, placeOf } = plainWords(line);
  const found = pattern.exec(text);
  if (!found) return [line, false];
  const end = found.index + found[0].length;
  return [`${line.slice(0, placeOf(found.index))} ${line.slice(placeOf(end))}`, true];
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
