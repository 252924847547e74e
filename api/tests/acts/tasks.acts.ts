import * as comments from '@atrium/contract/task-comments';
import * as tags from '@atrium/contract/task-tags';
import * as tasks from '@atrium/contract/tasks';
import { addAComment, addATag, addATask } from '../tasks/tasks.ts';
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
  addTaskComment: async (_, admin) => {
    const { id } = await addATask(admin);
    return by(admin, () => admin.send(comments.addTaskComment, { parameters: { id }, body: { text: 'Boots.' } }));
  },
  updateTaskComment: async (_, admin) => {
    const { commentId: id } = await addAComment(admin, (await addATask(admin)).id);
    const body = { text: 'Tall boots.' };
    return by(admin, () => admin.send(comments.updateTaskComment, { parameters: { id }, body }));
  },
  deleteTaskComment: async (_, admin) => {
    const { commentId: id } = await addAComment(admin, (await addATask(admin)).id);
    return by(admin, () => admin.send(comments.deleteTaskComment, { parameters: { id } }));
  },
  addTaskTag: async (_, admin) => by(admin, () => admin.send(tags.addTaskTag, { body: { name: 'Pier' } })),
  updateTaskTag: async (_, admin) => {
    const { id } = await addATag(admin, 'Quay');
    return by(admin, () => admin.send(tags.updateTaskTag, { parameters: { id }, body: { color: 'info' } }));
  },
  deleteTaskTag: async (_, admin) => {
    const { id } = await addATag(admin, 'Mole');
    return by(admin, () => admin.send(tags.deleteTaskTag, { parameters: { id } }));
  },
};
