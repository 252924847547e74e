import * as tasks from '@atrium/contract/tasks';
import { addATask } from '../tasks/tasks.ts';
import { type Acts, by } from './act.ts';

export const taskActs: Acts = {
  addTask: async (_, admin) =>
    by(admin, () => admin.send(tasks.addTask, { body: { task: { title: 'Oil the crane' } } })),
  updateTask: async (_, admin) => {
    const { id } = await addATask(admin);
    return by(admin, () => admin.send(tasks.updateTask, { body: { task: { id, isCompleted: true } } }));
  },
  placeTask: async (_, admin) => {
    const { id } = await addATask(admin);
    await addATask(admin);
    return by(admin, () => admin.send(tasks.placeTask, { parameters: { id }, body: { afterId: null } }));
  },
  deleteTask: async (_, admin) => {
    const { id } = await addATask(admin);
    return by(admin, () => admin.send(tasks.deleteTask, { query: { taskId: id } }));
  },
};
