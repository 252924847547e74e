import * as z from 'zod/mini';
import { timeZone } from './given-zone.ts';
import { listParameters } from './lists.ts';
import { route } from './route.ts';
import { mostBetween, TaskRepeat } from './task-repeat.ts';
import {
  day,
  flagParameter,
  givenId,
  givenMoment,
  id,
  idempotencyKey,
  idParameter,
  line,
  moment,
  numberParameter,
  pictureAddress,
  requiredLine,
  text,
} from './text.ts';

/** The tags that every account has. What else there is are its own (task-tags.ts). */
export const taskTags = ['team', 'low', 'medium', 'high', 'update'] as const;

const unknownTag = 'Choose one of the tags.';

/** What tasks and addresses call a tag of one's own, whatever its name: `own-12`. */
export const OwnTagKey = z.string().check(z.regex(/^own-[1-9]\d{0,14}$/, unknownTag));

/** One of the five that every account has, or the key of one of its own. */
export const TaskTag = z.union([z.enum(taskTags), OwnTagKey], unknownTag);
export type TaskTag = z.infer<typeof TaskTag>;

export const mostOwnTags = 100;

export const taskTagColors = ['neutral', 'success', 'warning', 'danger', 'info'] as const;
export const TaskTagColor = z.enum(taskTagColors);
export type TaskTagColor = z.infer<typeof TaskTagColor>;

/** What is shown of a tag that the owner of a task made. */
export const OwnTag = z.object({ key: OwnTagKey, name: z.string(), color: TaskTagColor });
export type OwnTag = z.infer<typeof OwnTag>;

export const taskFilters = ['important', 'completed', 'deleted'] as const;

/** Beside what one has oneself: what of it is due today or overdue and not done, and what others have given one to do. */
export const taskViews = [...taskFilters, 'today', 'assigned'] as const;

/** `manual` is the order that one gave them by hand; a new task stands first. */
export const taskOrders = ['latest', 'manual', 'title-asc', 'title-desc', 'assignee', 'due-date'] as const;
export type TaskOrder = (typeof taskOrders)[number];

/**
 * Somebody by a name; with `accountId` an account, which sees the task among those that were assigned to it, and has no name any more once it
 * is closed.
 */
const Assignee = z.object({ fullName: z.string(), avatar: z.string(), accountId: z.nullable(id()) });

/** A step of a task. */
export const TaskStep = z.object({ text: requiredLine(200), isDone: z.boolean() });
export type TaskStep = z.infer<typeof TaskStep>;
export const mostTaskSteps = 50;

/**
 * A task of one account. `dueDate` is a day; `description` is HTML of a few harmless elements; one that repeats comes again when it is
 * completed; at `remindAt` its owner and its assignee are reminded; a deleted task is kept, and can be restored. `owner` is null when it
 * is one's own, and whoever has assigned it otherwise.
 */
export const Task = z.object({
  id: id(),
  title: z.string(),
  dueDate: z.nullable(z.iso.date()),
  description: z.string(),
  assignee: z.nullable(Assignee),
  tags: z.array(TaskTag),
  /** Those of its tags that its owner made, as they are called and coloured. */
  ownTags: z.array(OwnTag),
  isCompleted: z.boolean(),
  isDeleted: z.boolean(),
  isImportant: z.boolean(),
  repeat: z.nullable(TaskRepeat),
  /** 2 of what repeats weekly is every other week. */
  repeatEvery: z.int(),
  remindAt: z.nullable(moment()),
  checklist: z.array(TaskStep),
  /** How many there are. */
  comments: z.int(),
  owner: z.nullable(z.object({ accountId: id(), fullName: z.string(), avatar: z.string() })),
});
export type Task = z.infer<typeof Task>;

/** A day, or a moment whose day in UTC counts. */
const dayOrMoment = () =>
  z.pipe(
    z.transform((value: unknown) => {
      const moment = z.safeParse(anyMoment, value);
      return moment.success ? new Date(moment.data).toISOString().slice(0, 10) : value;
    }),
    day(),
  );

const anyMoment = z.iso.datetime({ offset: true });

const fromOneToMost = `Give a number from 1 to ${mostBetween}.`;

const taskFields = {
  title: requiredLine(200),
  dueDate: z.nullable(dayOrMoment()),
  description: text(10_000),
  assignee: z.nullable(
    z
      .object({
        fullName: line(120),
        avatar: z._default(pictureAddress(), ''),
        accountId: z._default(z.nullable(givenId()), null),
      })
      .check(
        z.refine(({ fullName, accountId }) => fullName !== '' || accountId !== null, {
          path: ['fullName'],
          error: 'Fill this in.',
        }),
      ),
  ),
  tags: z.array(TaskTag).check(z.maxLength(taskTags.length + mostOwnTags)),
  isCompleted: z.boolean(),
  isDeleted: z.boolean(),
  isImportant: z.boolean(),
  repeat: z.nullable(TaskRepeat),
  repeatEvery: z.int('Give a whole number.').check(z.gte(1, fromOneToMost), z.lte(mostBetween, fromOneToMost)),
  remindAt: z.nullable(givenMoment()),
  checklist: z.array(TaskStep).check(z.maxLength(mostTaskSteps, `Use at most ${mostTaskSteps} steps.`)),
};

export const NewTask = z.object({
  ...taskFields,
  dueDate: z._default(taskFields.dueDate, null),
  description: z._default(taskFields.description, ''),
  assignee: z._default(taskFields.assignee, null),
  tags: z._default(taskFields.tags, []),
  isCompleted: z._default(taskFields.isCompleted, false),
  isDeleted: z._default(taskFields.isDeleted, false),
  isImportant: z._default(taskFields.isImportant, false),
  repeat: z._default(taskFields.repeat, null),
  repeatEvery: z._default(taskFields.repeatEvery, 1),
  remindAt: z._default(taskFields.remindAt, null),
  checklist: z._default(taskFields.checklist, []),
});
export type NewTask = z.infer<typeof NewTask>;

export const TaskChanges = z.object({ ...z.partial(z.object(taskFields)).shape, id: givenId() });
export type TaskChanges = z.infer<typeof TaskChanges>;

/** Without `perPage` the first 1,000 are one page. */
export const TaskListQuery = z.object({
  q: listParameters.q,
  filter: z.optional(z.enum(taskViews)),
  tag: z.optional(TaskTag),
  isCompleted: z.optional(flagParameter()),
  completedLast: z._default(flagParameter(), false),
  dueOn: z.optional(day()),
  timeZone: z._default(timeZone(), 'UTC'),
  sortBy: z._default(z.enum(taskOrders), 'latest'),
  page: listParameters.page,
  perPage: z.optional(numberParameter(z.gte(1), z.lte(100, 'Ask for 1 to 100 rows.'))),
});
export type TaskListQuery = z.infer<typeof TaskListQuery>;

const changed = z.object({ task: Task, changeId: z.nullable(id()) });

export const listTasks = route({
  name: 'listTasks',
  method: 'GET',
  path: '/apps/todo/tasks',
  summary:
    "One's own tasks, deleted ones only when `filter` asks for them; with `assigned` those that others have given one to do, which are the latest first where an order asks for what only their owners have; with `today` the open ones that are due today by the clocks of `timeZone` or overdue, in the order of their days. `isCompleted` narrows every view but that of the completed ones; with `completedLast` they follow the open ones, in the same order. `tag` is one of the five or the key of one's own. `q` searches title, tags and due date (as 05 mar); `dueOn` leaves those of one day; without `perPage` the first 1,000 are sent.",
  access: { action: 'read', subject: 'Task' },
  query: TaskListQuery,
  status: 200,
  response: z.array(Task),
});

export const getTask = route({
  name: 'getTask',
  method: 'GET',
  path: '/api/v1/tasks/{id}',
  summary: "One of one's own tasks, deleted or not, or one that was assigned to one.",
  access: { action: 'read', subject: 'Task' },
  parameters: z.object({ id: idParameter() }),
  status: 200,
  response: z.object({ task: Task }),
});

export const addTask = route({
  name: 'addTask',
  method: 'POST',
  path: '/apps/todo/add-tasks',
  summary: 'Add a task of one’s own. The same idempotency key answers the same task and never makes a second.',
  access: { action: 'create', subject: 'Task' },
  body: z.object({ task: NewTask, ...idempotencyKey }),
  status: 201,
  response: changed,
});

export const updateTask = route({
  name: 'updateTask',
  method: 'POST',
  path: '/apps/todo/update-task',
  summary:
    'Change the fields of a task that are given; `isDeleted: false` restores it. One that repeats and has a due date is added once more, for its next day after today by the clocks of `timeZone`, when it is completed. To whom it was assigned, its completion and its steps are open, and nothing else. `changeId` is null when nothing is different.',
  access: { action: 'update', subject: 'Task' },
  body: z.object({ task: TaskChanges, timeZone: z._default(timeZone(), 'UTC') }),
  status: 200,
  response: changed,
});

export const deleteTask = route({
  name: 'deleteTask',
  method: 'DELETE',
  path: '/apps/todo/delete-task',
  summary: 'Move a task to the deleted ones. `changeId` is null when it is there already.',
  access: { action: 'delete', subject: 'Task' },
  query: z.object({ taskId: idParameter() }),
  status: 200,
  response: z.object({ changeId: z.nullable(id()) }),
});

/**
 * The account's tasks that are not completed, but for `completed` and `deleted`: `today` are those that are due today or overdue, `assigned`
 * those of others. The five tags come first, and then its own in the order of their names.
 */
export const TaskCounts = z.object({
  open: z.int(),
  today: z.int(),
  important: z.int(),
  completed: z.int(),
  deleted: z.int(),
  assigned: z.int(),
  tags: z.array(z.object({ tag: TaskTag, total: z.int() })),
});
export type TaskCounts = z.infer<typeof TaskCounts>;

export const getTaskCounts = route({
  name: 'getTaskCounts',
  method: 'GET',
  path: '/api/v1/task-counts',
  summary:
    "How many of one's own tasks are left to do in each view, and with each tag; and how many are completed and deleted. `today` is so by the clocks of `timeZone`.",
  access: { action: 'read', subject: 'Task' },
  query: z.object({ timeZone: z._default(timeZone(), 'UTC') }),
  status: 200,
  response: TaskCounts,
});

export const placeTask = route({
  name: 'placeTask',
  method: 'PUT',
  path: '/api/v1/tasks/{id}/place',
  summary: 'Put a task behind another in the manual order, or first when `afterId` is null.',
  access: { action: 'update', subject: 'Task' },
  parameters: z.object({ id: idParameter() }),
  body: z.object({ afterId: z.nullable(id()) }),
  status: 200,
  response: z.object({ changeId: z.nullable(id()) }),
});
