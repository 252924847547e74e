import { undoChange } from '@atrium/contract/changes';
import { addTask, deleteTask, updateTask } from '@atrium/contract/tasks';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import { addATask, allTasks } from './tasks.ts';

const app = await openApp();
const person = await newcomer(app);

async function undo(changeId: number | null): Promise<number> {
  const { changes } = await person.call(undoChange, { parameters: { id: changeId } });
  return changes[0]?.id ?? 0;
}

/** Everything that can be done to tasks, each answering the change to undo. */
const deeds: Record<string, (id: number) => Promise<{ changeId: number | null }>> = {
  adding: () => person.call(addTask, { body: { task: { title: 'Paint the door', tags: ['high'] } } }),
  changing: (id) => person.call(updateTask, { body: { task: { id, tags: ['low'], dueDate: '2026-05-01' } } }),
  deleting: (id) => person.call(deleteTask, { query: { taskId: id } }),
};

test('Everything that is done to tasks can be undone, done again, and undone again', async () => {
  for (const [deed, act] of Object.entries(deeds)) {
    const { id } = await addATask(person, { tags: ['team', 'update'] });
    const before = await allTasks(person);
    const { changeId } = await act(id);
    const after = await allTasks(person);
    expect(after, deed).not.toEqual(before);
    const undone = await undo(changeId);
    expect(await allTasks(person), `${deed}, undone`).toEqual(before);
    const redone = await undo(undone);
    expect(await allTasks(person), `${deed}, done again`).toEqual(after);
    await undo(redone);
    expect(await allTasks(person), `${deed}, undone again`).toEqual(before);
  }
});

test('Nobody else takes back what somebody did to a task of theirs', async () => {
  const { changeId } = await person.call(addTask, { body: { task: { title: 'Mine' } } });
  const stranger = await newcomer(app);
  await stranger.refused(404, undoChange, { parameters: { id: changeId } });
});
