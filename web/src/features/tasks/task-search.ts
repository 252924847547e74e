import { TaskTag, taskOrders, taskViews } from '@atrium/contract/tasks';
import { text } from '@atrium/contract/text';
import * as z from 'zod/mini';
import { keptHere } from '../../session/kept-here.ts';
import { parseListSearch } from '../../ui/data-table/list-search.ts';
import { accountZone } from '../../ui/zone-clock.ts';
import type { TaskQuestion } from './tasks.queries.ts';

/** What the address of a list of tasks says; `task` is the one whose panel is open, or `new`. */
export const TaskSearch = z.object({
  q: z._default(text(200), ''),
  sortBy: z._default(z.enum(taskOrders), 'manual'),
  completed: z._default(z.enum(['last', 'hide']), 'last'),
  task: z.optional(z.string().check(z.regex(/^(new|[1-9]\d{0,14})$/))),
});
export type TaskSearch = z.infer<typeof TaskSearch>;

const Choices = z.pick(TaskSearch, { completed: true });

/** How one looked at the completed ones the last time, where the address does not say it. */
export const keptChoices = keptHere<z.infer<typeof Choices>>('tasks', Choices, { completed: 'last' });

/** The tasks that a page shows. */
export interface TaskView {
  filter?: (typeof taskViews)[number];
  tag?: TaskTag;
}

export const viewOf = {
  filter: (filter: string): TaskView | null => {
    const known = taskViews.find((name) => name === filter);
    return known ? { filter: known } : null;
  },
  tag: (tag: string): TaskView | null => {
    // Which of one's own there are is known later.
    const known = TaskTag.safeParse(tag);
    return known.success ? { tag: known.data } : null;
  },
};

export function questionOf(view: TaskView, search: Readonly<Record<string, unknown>>): TaskQuestion {
  return questionFor(view, parseListSearch(TaskSearch, keptChoices.read(), search));
}

/** Those that are completed stand behind the others, or are not there at all, but for where one looks at them alone. */
export function questionFor(view: TaskView, { q, sortBy, completed }: TaskSearch): TaskQuestion {
  const question = { ...view, q, sortBy, completedLast: false };
  if (view.filter === 'today') return { ...question, sortBy: 'due-date', timeZone: accountZone() };
  if (view.filter === 'completed' || view.filter === 'deleted') return question;
  return completed === 'hide' ? { ...question, isCompleted: false } : { ...question, completedLast: true };
}
