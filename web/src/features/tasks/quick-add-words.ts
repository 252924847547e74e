import { type TaskRepeat, taskRepeats } from '@atrium/contract/task-repeat';
import { type NewTask, type TaskTag, taskTags } from '@atrium/contract/tasks';
import type { FindDay, FoundDay } from '../../ui/day-words/find-day.ts';

export interface QuickWords {
  nameOf: (tag: TaskTag) => string;
  /** What one says for it, with a bar between: "every day|daily". */
  wordsOf: (repeat: TaskRepeat) => string;
  /** What stands before a day and goes with it: "on|by". */
  before: string;
  /** What stands before a day that comes again: "every|each". */
  every: string;
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
  const [withoutRepeat, repeat] = takeRepeat(withoutMark, words);
  const [withoutDay, day] = takeDay(withoutRepeat, words, findDay);
  const title = withoutDay.replaceAll(/\s+/g, ' ').trim();
  if (title === '')
    return { title: line.trim(), dueDate: null, tags: [], isImportant: false, repeat: null, remindAt: null };
  const repeats = repeat ?? (day?.isEvery ? 'weekly' : null);
  const remindAt = day?.time ? clock.momentOf(day.day, day.time) : null;
  return { title, dueDate: day?.day ?? (repeats ? clock.today : null), tags, isImportant, repeat: repeats, remindAt };
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

function takeRepeat(line: string, words: QuickWords): [string, TaskRepeat | null] {
  for (const repeat of taskRepeats) {
    const pattern = new RegExp(`(?:^|\\s)(?:${words.wordsOf(repeat)})(?=\\s|$)`, 'iu');
    const [left, isThere] = take(line, pattern);
    if (isThere) return [left, repeat];
  }
  return [line, null];
}

/** "Every Monday" comes again; of what comes again in another way ("every second day") nothing is known, and the line says it. */
function takeDay(
  line: string,
  words: QuickWords,
  findDay: FindDay,
): [string, (FoundDay & { isEvery: boolean }) | null] {
  const found = findDay(line);
  if (!found) return [line, null];
  const before = line.slice(0, found.index);
  const [withoutEvery, isEvery] = take(before, new RegExp(`(?:^|\\s)(?:${words.every})\\s+$`, 'iu'));
  if (isEvery && !found.isWeekday) return [line, null];
  const [left] = take(withoutEvery, new RegExp(`(?:(?:^|\\s)(?:${words.before}))+\\s+$`, 'iu'));
  return [`${left} ${line.slice(found.index + found.length)}`, { ...found, isEvery }];
}

function take(line: string, pattern: RegExp): [string, boolean] {
  return pattern.test(line) ? [line.replace(pattern, ' '), true] : [line, false];
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
