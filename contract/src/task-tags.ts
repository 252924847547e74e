import * as z from 'zod/mini';
import { route } from './route.ts';
import { OwnTag, TaskTagColor, taskTags } from './tasks.ts';
import { id, idempotencyKey, idParameter, requiredLine } from './text.ts';

/** What the five are called, in each language of the house: no tag of one's own is called so too. */
export const givenTagNames: readonly string[] = [
  ...taskTags,
  ...['Team', 'Niedrig', 'Mittel', 'Hoch', 'Update'],
  ...['Équipe', 'Basse', 'Moyenne', 'Haute', 'Mise à jour'],
  ...['Equipe', 'Baixa', 'Média', 'Alta', 'Atualização'],
  ...['الفريق', 'منخفض', 'متوسط', 'مرتفع', 'تحديث'],
];

/** A tag that an account made for its own tasks. Others see it on those that they were given. */
export const OwnTaskTag = z.object({ ...OwnTag.shape, id: id() });
export type OwnTaskTag = z.infer<typeof OwnTaskTag>;

const name = requiredLine(40);

export const NewTaskTag = z.object({ name, color: z._default(TaskTagColor, 'neutral') });
export type NewTaskTag = z.infer<typeof NewTaskTag>;

export const TaskTagChanges = z.partial(z.object({ name, color: TaskTagColor }));
export type TaskTagChanges = z.infer<typeof TaskTagChanges>;

const oneTag = { parameters: z.object({ id: idParameter() }) };
const example = { name: 'Harbour', color: 'info' } as const;

export const listTaskTags = route({
  name: 'listTaskTags',
  method: 'GET',
  path: '/api/v1/task-tags',
  summary: "One's own tags, in the order of their names. The five that every account has are not among them.",
  access: { action: 'read', subject: 'Task' },
  status: 200,
  response: z.object({ tags: z.array(OwnTaskTag) }),
});

export const addTaskTag = route({
  name: 'addTaskTag',
  method: 'POST',
  path: '/api/v1/task-tags',
  summary:
    'Make a tag of one’s own. Tasks and lists name it by its `key`. No two are called alike, whatever their case and accents, and none as one of the five is, in any language of the interface.',
  access: { action: 'create', subject: 'Task' },
  body: z.object({ ...NewTaskTag.shape, ...idempotencyKey }),
  example,
  status: 201,
  response: z.object({ tag: OwnTaskTag, changeId: id() }),
});

export const updateTaskTag = route({
  name: 'updateTaskTag',
  method: 'PATCH',
  path: '/api/v1/task-tags/{id}',
  summary: 'Call a tag something else, or give it another colour. `changeId` is null when it is so already.',
  access: { action: 'update', subject: 'Task' },
  ...oneTag,
  body: TaskTagChanges,
  example,
  status: 200,
  response: z.object({ tag: OwnTaskTag, changeId: z.nullable(id()) }),
});

export const deleteTaskTag = route({
  name: 'deleteTaskTag',
  method: 'DELETE',
  path: '/api/v1/task-tags/{id}',
  summary: 'Delete a tag: no task has it any more. Undo brings it back, with all the tasks that had it.',
  access: { action: 'delete', subject: 'Task' },
  ...oneTag,
  status: 200,
  response: z.object({ changeId: id() }),
});
