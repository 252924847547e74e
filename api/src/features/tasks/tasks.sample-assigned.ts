import type { TaskTag } from '@atrium/contract/tasks';
import { generateKeyBetween } from 'fractional-indexing';
import type { Transaction } from '../../database/engine.ts';
import { nextId, nextIds } from '../../database/sequences.ts';
import type { ListTuning } from '../../lists/list-index.ts';
import { insertNotifications } from '../../notifications/notifications.queries.ts';
import { insertTaskComments } from './task-comments.queries.ts';
import { findPerson, followAssigned } from './tasks.assigned.queries.ts';
import type { KeptTask } from './tasks.list.ts';
import { firstPosition, insertTasks } from './tasks.queries.ts';
import { dayAfter } from './tasks.sample.ts';

interface GivenTask {
  /** One of the people of the sample data. */
  from: string;
  title: string;
  description: string;
  dueInDays: number;
  hoursAgo: number;
  tags: readonly TaskTag[];
  steps?: readonly string[];
  isDone?: boolean;
  /** What whoever gave it said about it, and how many hours ago. */
  comments?: readonly (readonly [text: string, hoursAgo: number])[];
}

const givenTasks: readonly GivenTask[] = [
  {
    from: 'Henrik Dahl',
    title: 'Try the blue glass in the west lantern',
    description: 'From the water, after dark. If it looks green, tell me.',
    dueInDays: -4,
    hoursAgo: 140,
    tags: ['low'],
    isDone: true,
  },
  {
    from: 'Clara Weiss',
    title: 'Hand in the receipts of last month',
    description: 'In the blue box. The blue one.',
    dueInDays: 3,
    hoursAgo: 26,
    tags: ['team'],
    steps: ['Bread and coffee', 'Fuel for the van', 'Stamps'],
    comments: [
      ['The stamps can wait until Friday. The fuel cannot.', 20],
      ['And the blue box is on the shelf again, behind the foghorn.', 5],
    ],
  },
  {
    from: 'Marit Solberg',
    title: 'Sign the freight papers of the twelve lamps',
    description: 'They lie in my tray, and berth 7 wants them before noon.',
    dueInDays: 1,
    hoursAgo: 2,
    tags: ['high'],
    comments: [['Berth 7 says that its noon is at eleven.', 1]],
  },
];

/** What colleagues have given an account to do, and that it was told so. */
export async function loadSampleAssigned(
  transaction: Transaction,
  accountId: number,
  now: string,
  tuning?: ListTuning,
): Promise<void> {
  const person = await findPerson(transaction, accountId);
  for (const given of givenTasks) {
    const owner = await transaction
      .selectFrom('accounts')
      .select('id')
      .where('fullName', '=', given.from)
      .where('canSignIn', '=', 0)
      .limit(1)
      .executeTakeFirst();
    if (!owner || !person) continue;
    const assignee = { fullName: person.fullName || person.username, avatar: person.avatar ?? '', accountId };
    const task = await sampleTask(transaction, owner.id, given, assignee, now);
    await insertTasks(transaction, owner.id, [task], tuning);
    await followAssigned(transaction, null, task, tuning);
    await comment(transaction, task, given, now);
    await tell(transaction, accountId, task, given);
  }
}

async function sampleTask(
  transaction: Transaction,
  accountId: number,
  { title, description, dueInDays, hoursAgo, tags, steps = [], isDone = false }: GivenTask,
  assignee: KeptTask['assignee'],
  now: string,
): Promise<KeptTask> {
  return {
    id: await nextId(transaction, 'tasks'),
    accountId,
    title,
    description,
    dueDate: dayAfter(now, dueInDays),
    assignee,
    tags: [...tags],
    ownTags: [],
    isCompleted: isDone,
    isDeleted: false,
    isImportant: false,
    repeat: null,
    repeatEvery: 1,
    remindAt: null,
    checklist: steps.map((text) => ({ text, isDone: false })),
    comments: 0,
    repeatDay: null,
    positionKey: generateKeyBetween(null, await firstPosition(transaction, accountId)),
    createdAt: new Date(Date.parse(now) - hoursAgo * 3_600_000).toISOString(),
  };
}

async function comment(
  transaction: Transaction,
  { id: taskId, accountId }: KeptTask,
  { comments = [] }: GivenTask,
  now: string,
): Promise<void> {
  if (comments.length === 0) return;
  const firstId = await nextIds(transaction, 'task_comments', comments.length);
  const rows = comments.map(([text, hoursAgo], index) => ({
    ...{ id: firstId + index, taskId, accountId, text, editedAt: null },
    createdAt: new Date(Date.parse(now) - hoursAgo * 3_600_000).toISOString(),
  }));
  await insertTaskComments(transaction, rows);
}

async function tell(
  transaction: Transaction,
  accountId: number,
  { id, title, createdAt }: KeptTask,
  { from, isDone = false }: GivenTask,
): Promise<void> {
  await insertNotifications(transaction, [
    {
      id: await nextIds(transaction, 'notifications', 1),
      accountId,
      kind: 'task-assigned',
      title,
      detail: '',
      url: '',
      person: from,
      personAccountId: null,
      entity: 'task',
      entityId: id,
      moment: null,
      createdAt,
      readAt: isDone ? createdAt : null,
      inApp: 1,
      inBrowser: 1,
      isHidden: 0,
    },
  ]);
}
