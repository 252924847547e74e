import { dayOf, daysAfter } from '@atrium/contract/days';
import { generateNKeysBetween } from 'fractional-indexing';
import type { Transaction } from '../../database/engine.ts';
import { nextIds } from '../../database/sequences.ts';
import type { ListTuning } from '../../lists/list-index.ts';
import { samplePortrait } from '../../people/sample-portraits.ts';
import type { KeptTask } from './tasks.list.ts';
import { insertTasks } from './tasks.queries.ts';
import { type SampleTask, sampleTasks } from './tasks.sample-rows.ts';

/** An account's own copy of the sample tasks. */
export async function loadSampleTasks(
  transaction: Transaction,
  accountId: number,
  now: string,
  tuning?: ListTuning,
): Promise<void> {
  const firstId = await nextIds(transaction, 'tasks', sampleTasks.length);
  const positions = generateNKeysBetween(null, null, sampleTasks.length).toReversed();
  const tasks = sampleTasks.map((task, index) => {
    const place = { id: firstId + index, accountId, positionKey: positions[index] ?? '' };
    return { ...place, ...contentOf(task, now) };
  });
  await insertTasks(transaction, accountId, tasks, tuning);
}

function contentOf(
  { title, description, assignee, dueInDays, tags, repeat, checklist = [], is = [] }: SampleTask,
  now: string,
): Omit<KeptTask, 'id' | 'accountId' | 'positionKey'> {
  return {
    title,
    description,
    dueDate: dueInDays === null ? null : dayAfter(now, dueInDays),
    assignee: assignee === null ? null : { fullName: assignee, avatar: samplePortrait(assignee), accountId: null },
    tags: [...tags],
    ownTags: [],
    isCompleted: is.includes('completed'),
    isDeleted: is.includes('deleted'),
    isImportant: is.includes('important'),
    repeat: repeat ?? null,
    repeatEvery: 1,
    remindAt: null,
    checklist: checklist.map(([text, isDone]) => ({ text, isDone })),
    comments: 0,
    repeatDay: null,
    createdAt: now,
  };
}

export function dayAfter(now: string, days: number): string {
  return daysAfter(dayOf(now), days);
}
