import { type TaskRepeat, taskRepeats } from '@atrium/contract/task-repeat';
import { type NewTask, type TaskTag, taskTags } from '@atrium/contract/tasks';

/** Finds the first day that a text names: its words, where they stand, and the day as YYYY-MM-DD. */
export type FindDay = (text: string) => { index: number; length: number; day: string } | null;

export interface QuickWords {
  nameOf: (tag: TaskTag) => string;
  /** What one says for it, with a bar between: "every day|daily". */
  wordsOf: (repeat: TaskRepeat) => string;
}

export type QuickTask = Pick<NewTask, 'title' | 'dueDate' | 'tags' | 'isImportant' | 'repeat'>;

/**
 * A task from one line: `#high` is a tag, `!` makes it important, words such as "every week" repeat it, and a day in words is when it is due.
 * What is left is the title; a line of nothing else is the title as it stands.
 */
export function quickTask(line: string, words: QuickWords, findDay: FindDay, today: string): QuickTask {
  const [withoutTags, tags] = takeTags(line, words);
  const [withoutMark, isImportant] = take(withoutTags, /(?:^|\s)!+(?=\s|$)/u);
  const [withoutRepeat, repeat] = takeRepeat(withoutMark, words);
  const [withoutDay, day] = takeDay(withoutRepeat, findDay);
  const title = withoutDay.replaceAll(/\s+/g, ' ').trim();
  const found = { dueDate: day ?? (repeat ? today : null), tags, isImportant, repeat };
  return title === ''
    ? { title: line.trim(), dueDate: null, tags: [], isImportant: false, repeat: null }
    : { title, ...found };
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

function takeDay(line: string, findDay: FindDay): [string, string | null] {
  const found = findDay(line);
  if (!found) return [line, null];
  return [`${line.slice(0, found.index)} ${line.slice(found.index + found.length)}`, found.day];
}

function take(line: string, pattern: RegExp): [string, boolean] {
  return pattern.test(line) ? [line.replace(pattern, ' '), true] : [line, false];
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
