import { addTask, listTasks, type Task } from '@atrium/contract/tasks';
import type { Person } from '../person.ts';

export async function addATask(person: Person, more: Partial<Task> = {}): Promise<Task> {
  return (await person.call(addTask, { body: { task: { title: 'Oil the crane', ...more } } })).task;
}

/** Every task of theirs, deleted or not. */
export async function allTasks(person: Person): Promise<Task[]> {
  const deleted = await person.call(listTasks, { query: { filter: 'deleted' } });
  return [...(await person.call(listTasks, { query: {} })), ...deleted];
}
