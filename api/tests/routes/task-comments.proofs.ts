import { undoChange } from '@atrium/contract/changes';
import * as routes from '@atrium/contract/task-comments';
import { deleteTask, getTask } from '@atrium/contract/tasks';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import { addAComment, addAGivenTask } from '../tasks/tasks.ts';
import type { ProofTable } from './proofs.ts';

export const taskCommentProofs: ProofTable = {
  listTaskComments: {
    works: {
      'the first of them first, for both, with how many there are': async ({ app, admin }) => {
        const helper = await newcomer(app);
        const { id } = await addAGivenTask(admin, helper);
        await addAComment(admin, id, 'Bring boots.');
        await addAComment(helper, id, '<b>Which</b> boots?');
        const { total, comments } = await helper.call(routes.listTaskComments, { parameters: { id } });
        expect(total).toBe(2);
        expect(comments.map(({ name, text, isOwn, editedAt }) => [name, text, isOwn, editedAt])).toEqual([
          ['Ida Lindqvist', 'Bring boots.', false, null],
          [helper.username, '<b>Which</b> boots?', true, null],
        ]);
        for (const person of [admin, helper])
          expect((await person.call(getTask, { parameters: { id } })).task.comments).toBe(2);
      },
    },
    refuses: {
      'a task that there is not, and one that somebody else has': async ({ app, admin }) => {
        const { id } = await addAGivenTask(admin, await newcomer(app));
        const stranger = await newcomer(app);
        for (const task of [id, 999_999])
          await stranger.refused(404, routes.listTaskComments, { parameters: { id: task } });
      },
    },
  },
  addTaskComment: {
    works: {
      'once, however often it is sent with the same key': async ({ admin }) => {
        const { id } = await addAGivenTask(admin, admin);
        const body = { text: ' Bring boots. ', idempotencyKey: crypto.randomUUID() };
        const add = () => admin.call(routes.addTaskComment, { parameters: { id }, body });
        const answers = await Promise.all([add(), add()]);
        expect(answers[1]).toEqual(answers[0]);
        const { comments } = await admin.call(routes.listTaskComments, { parameters: { id } });
        expect(comments.map(({ text }) => text)).toEqual(['Bring boots.']);
      },
    },
    refuses: {
      'nothing, and too much': async ({ admin }) => {
        const { id } = await addAGivenTask(admin, admin);
        for (const text of ['  ', 'x'.repeat(4_001)]) {
          const problem = await admin.refused(400, routes.addTaskComment, { parameters: { id }, body: { text } });
          expect(fieldsOf(problem)).toEqual(['text']);
        }
      },
      'what is not there for one, and what is deleted': async ({ app, admin }) => {
        const helper = await newcomer(app);
        const { id } = await addAGivenTask(admin, helper);
        const input = { parameters: { id }, body: { text: 'Why?' } };
        await (await newcomer(app)).refused(404, routes.addTaskComment, input);
        await admin.call(deleteTask, { query: { taskId: id } });
        await admin.refused(409, routes.addTaskComment, input);
        await helper.refused(404, routes.addTaskComment, input);
      },
    },
  },
  updateTaskComment: {
    works: {
      "one's own, and says when; undo takes that back too": async ({ app, admin }) => {
        const { id } = await addAGivenTask(admin, await newcomer(app));
        const { commentId } = await addAComment(admin, id);
        const update = { parameters: { id: commentId }, body: { text: 'Bring tall boots.' } };
        const { changeId } = await admin.call(routes.updateTaskComment, update);
        const first = async () =>
          (await admin.call(routes.listTaskComments, { parameters: { id } })).comments.map((comment) => comment)[0];
        expect(await first()).toMatchObject({ text: 'Bring tall boots.', editedAt: expect.stringMatching(/^2026/) });
        expect((await admin.call(routes.updateTaskComment, update)).changeId).toBeNull();
        await admin.call(undoChange, { parameters: { id: changeId ?? 0 } });
        expect(await first()).toMatchObject({ text: 'Bring boots.', editedAt: null });
      },
    },
    refuses: {
      'that of somebody else, and what one does not see': async ({ app, admin }) => {
        const helper = await newcomer(app);
        const { id } = await addAGivenTask(admin, helper);
        const { commentId } = await addAComment(helper, id);
        const update = { parameters: { id: commentId }, body: { text: 'Stay away.' } };
        await admin.refused(403, routes.updateTaskComment, update);
        await (await newcomer(app)).refused(404, routes.updateTaskComment, update);
        const problem = await helper.refused(400, routes.updateTaskComment, { ...update, body: { text: ' ' } });
        expect(fieldsOf(problem)).toEqual(['text']);
      },
    },
  },
  deleteTaskComment: {
    works: {
      "one's own, and undo brings it back": async ({ app, admin }) => {
        const helper = await newcomer(app);
        const { id } = await addAGivenTask(admin, helper);
        const { commentId } = await addAComment(helper, id);
        const { changeId } = await helper.call(routes.deleteTaskComment, { parameters: { id: commentId } });
        const list = () => admin.call(routes.listTaskComments, { parameters: { id } });
        expect(await list()).toEqual({ total: 0, comments: [] });
        await helper.call(undoChange, { parameters: { id: changeId } });
        expect((await list()).comments).toMatchObject([{ id: commentId, text: 'Bring boots.' }]);
      },
    },
    refuses: {
      'that of somebody else, and one that there is not': async ({ app, admin }) => {
        const helper = await newcomer(app);
        const { id } = await addAGivenTask(admin, helper);
        const { commentId } = await addAComment(helper, id);
        await admin.refused(403, routes.deleteTaskComment, { parameters: { id: commentId } });
        await (await newcomer(app)).refused(404, routes.deleteTaskComment, { parameters: { id: commentId } });
        await admin.refused(404, routes.deleteTaskComment, { parameters: { id: 999_999 } });
      },
    },
  },
};
