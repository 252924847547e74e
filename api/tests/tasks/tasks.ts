import { addTaskComment } from '@atrium/contract/task-comments';
import { addTaskTag, type OwnTaskTag } from '@atrium/contract/task-tags';
import { addTask, listTasks, type Task } from '@atrium/contract/tasks';
import type { Person } from '../person.ts';

export async function addATask(person: Person, more: Partial<Task> = {}): Promise<Task> {
  return (await person.call(addTask, { body: { task: { title: 'Oil the crane', ...more } } })).task;
}

/** One that its owner has given to somebody. */
export function addAGivenTask(owner: Person, to: Person): Promise<Task> {
  return addATask(owner, { assignee: { fullName: 'Helper', avatar: '', accountId: to.accountId } });
}

export function addAComment(person: Person, id: number, text = 'Bring boots.') {
  return person.call(addTaskComment, { parameters: { id }, body: { text } });
}

/** Every task of theirs, deleted or not. */
export async function allTasks(person: Person): Promise<Task[]> {
  const deleted = await person.call(listTasks, { query: { filter: 'deleted' } });
  return [...(await person.call(listTasks, { query: {} })), ...deleted];
}

export async function addATag(person: Person, name = 'Harbour'): Promise<OwnTaskTag> {
  return (await person.call(addTaskTag, { body: { name } })).tag;
}
