import * as z from 'zod/mini';
import { listParameters } from './lists.ts';
import { route } from './route.ts';
import { TaskRepeat } from './task-repeat.ts';
import { day, id, idParameter, numberParameter, requiredText, text } from './text.ts';

export const taskTags = ['team', 'low', 'medium', 'high', 'update'] as const;
export const TaskTag = z.enum(taskTags);
export type TaskTag = z.infer<typeof TaskTag>;

export const taskFilters = ['important', 'completed', 'deleted'] as const;
export type TaskFilter = (typeof taskFilters)[number];

/** `manual` is the order that one gave them by hand; a new task stands first. */
export const taskOrders = ['latest', 'manual', 'title-asc', 'title-desc', 'assignee', 'due-date'] as const;
export type TaskOrder = (typeof taskOrders)[number];

const Assignee = z.object({ fullName: z.string(), avatar: z.string() });

/**
 * A task of one account. `dueDate` is a day; `description` is HTML of a few harmless elements; one that repeats comes again when it is
 * completed; a deleted task is kept, and can be restored.
 */
export const Task = z.object({
  id: id(),
  title: z.string(),
  dueDate: z.nullable(z.iso.date()),
  description: z.string(),
  assignee: z.nullable(Assignee),
  tags: z.array(TaskTag),
  isCompleted: z.boolean(),
  isDeleted: z.boolean(),
  isImportant: z.boolean(),
  repeat: z.nullable(TaskRepeat),
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

const taskFields = {
  title: requiredText(200),
  dueDate: z.nullable(dayOrMoment()),
  description: text(10_000),
  assignee: z.nullable(z.object({ fullName: requiredText(120), avatar: z._default(text(300), '') })),
  tags: z.array(TaskTag).check(z.maxLength(taskTags.length)),
  isCompleted: z.boolean(),
  isDeleted: z.boolean(),
  isImportant: z.boolean(),
  repeat: z.nullable(TaskRepeat),
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
});
export type NewTask = z.infer<typeof NewTask>;

export const TaskChanges = z.object({ ...z.partial(z.object(taskFields)).shape, id: numberParameter(z.gte(1)) });
export type TaskChanges = z.infer<typeof TaskChanges>;

/** Without `perPage` the first 1,000 are one page. */
export const TaskListQuery = z.object({
  q: listParameters.q,
  filter: z.optional(z.enum(taskFilters)),
  tag: z.optional(TaskTag),
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
    "One's own tasks, deleted ones only when `filter` asks for them. `q` searches title, tags and due date (as 05 mar); without `perPage` the first 1,000 are sent.",
  access: { action: 'read', subject: 'Task' },
  query: TaskListQuery,
  status: 200,
  response: z.array(Task),
});

export const getTask = route({
  name: 'getTask',
  method: 'GET',
  path: '/api/v1/tasks/{id}',
  summary: "One of one's own tasks, deleted or not.",
  access: { action: 'read', subject: 'Task' },
  parameters: z.object({ id: idParameter() }),
  status: 200,
  response: z.object({ task: Task }),
});

export const addTask = route({
  name: 'addTask',
  method: 'POST',
  path: '/apps/todo/add-tasks',
  summary: 'Add a task of one’s own.',
  access: { action: 'create', subject: 'Task' },
  body: z.object({ task: NewTask }),
  status: 201,
  response: changed,
});

export const updateTask = route({
  name: 'updateTask',
  method: 'POST',
  path: '/apps/todo/update-task',
  summary:
    'Change the fields of a task that are given; `isDeleted: false` restores it. One that repeats and has a due date is added once more, for its next day, when it is completed. `changeId` is null when nothing is different.',
  access: { action: 'update', subject: 'Task' },
  body: z.object({ task: TaskChanges }),
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

/** The account's tasks that are not deleted, but for `deleted`; `open` are those not completed. */
export const TaskCounts = z.object({
  open: z.int(),
  important: z.int(),
  completed: z.int(),
  deleted: z.int(),
  tags: z.array(z.object({ tag: TaskTag, total: z.int() })),
});
export type TaskCounts = z.infer<typeof TaskCounts>;

export const getTaskCounts = route({
  name: 'getTaskCounts',
  method: 'GET',
  path: '/api/v1/task-counts',
  summary: "How many of one's own tasks there are in each view, and with each tag.",
  access: { action: 'read', subject: 'Task' },
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
