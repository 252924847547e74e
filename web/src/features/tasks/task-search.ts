import { TaskTag, taskOrders, taskViews } from '@atrium/contract/tasks';
import { text } from '@atrium/contract/text';
import * as z from 'zod/mini';
import { parseListSearch } from '../../ui/data-table/list-search.ts';
import type { TaskQuestion } from './tasks.queries.ts';

/** What the address of a list of tasks says; `task` is the one whose panel is open, or `new`. */
export const TaskSearch = z.object({
  q: z._default(text(200), ''),
  sortBy: z._default(z.enum(taskOrders), 'manual'),
  task: z.optional(z.string().check(z.regex(/^(new|[1-9]\d{0,14})$/))),
});
export type TaskSearch = z.infer<typeof TaskSearch>;

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
    const known = TaskTag.safeParse(tag);
    return known.success ? { tag: known.data } : null;
  },
};

export function questionOf(view: TaskView, search: Readonly<Record<string, unknown>>): TaskQuestion {
  const { q, sortBy } = parseListSearch(TaskSearch, {}, search);
  return { ...view, q, sortBy };
}
