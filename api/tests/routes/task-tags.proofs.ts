import { undoChange } from '@atrium/contract/changes';
import * as routes from '@atrium/contract/task-tags';
import { addTask, getTask, getTaskCounts, listTasks, mostOwnTags, updateTask } from '@atrium/contract/tasks';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { addAGivenTask, addATag, addATask } from '../tasks/tasks.ts';
import type { ProofTable } from './proofs.ts';

const tagsOf = async (person: Person) => (await person.call(routes.listTaskTags)).tags;

const titlesOf = async (person: Person, query: { q?: string; tag?: string }) =>
  (await person.call(listTasks, { query })).map(({ title }) => title);

const missing = 999_999;

export const taskTagProofs: ProofTable = {
  listTaskTags: {
    works: {
      'one’s own alone, in the order of their names': async ({ app }) => {
        const person = await newcomer(app);
        for (const name of ['quay', 'Émile’s', 'Dock']) await addATag(person, name);
        expect((await tagsOf(person)).map(({ name }) => name)).toEqual(['Dock', 'Émile’s', 'quay']);
        expect(await tagsOf(await newcomer(app))).toEqual([]);
      },
    },
  },
  addTaskTag: {
    works: {
      'and tasks have it, are found by it, and are counted': async ({ app }) => {
        const person = await newcomer(app);
        const { tag } = await person.call(routes.addTaskTag, { body: { name: ' Old  harbour ', color: 'info' } });
        expect(tag).toEqual({ id: tag.id, key: `own-${tag.id}`, name: 'Old  harbour', color: 'info' });
        const task = await addATask(person, { tags: ['low', tag.key] });
        const { id: _, ...shown } = tag;
        expect([task.tags, task.ownTags]).toEqual([['low', tag.key], [shown]]);
        expect((await person.call(getTask, { parameters: { id: task.id } })).task).toEqual(task);
        await addATask(person, { title: 'Another' });
        for (const query of [{ tag: tag.key }, { q: 'HARBOUR' }, { q: '#old' }])
          expect(await titlesOf(person, query)).toEqual([task.title]);
        expect((await person.call(getTaskCounts, { query: {} })).tags.at(-1)).toEqual({ tag: tag.key, total: 1 });
      },
    },
    refuses: {
      'nothing, what is too long, and a colour that there is not': async ({ admin }) => {
        for (const name of ['  ', 'x'.repeat(41)])
          expect(fieldsOf(await admin.refused(400, routes.addTaskTag, { body: { name } }))).toEqual(['name']);
        const body = { name: 'Pink', color: 'pink' };
        expect(fieldsOf(await admin.refused(400, routes.addTaskTag, { body }))).toEqual(['color']);
      },
      'a name that one has, and that of one of the five in any language': async ({ app }) => {
        const person = await newcomer(app);
        await addATag(person, 'Émile’s');
        for (const name of ['EMILE’S', 'Team', 'hoch', 'Média', 'الفريق'])
          expect(fieldsOf(await person.refused(409, routes.addTaskTag, { body: { name } }))).toEqual(['name']);
        await addATag(await newcomer(app), 'Émile’s');
      },
      'one more than can be kept': async ({ app }) => {
        const person = await newcomer(app);
        for (let count = 0; count < mostOwnTags; count += 1) await addATag(person, `Berth ${count}`);
        await person.refused(409, routes.addTaskTag, { body: { name: 'One more' } });
      },
    },
  },
  updateTaskTag: {
    works: {
      'and its tasks are found by the new name, and by the old one after an undo': async ({ app }) => {
        const person = await newcomer(app);
        const tag = await addATag(person, 'Rigging');
        const task = await addATask(person, { tags: [tag.key] });
        const call = { parameters: { id: tag.id }, body: { name: 'Ropes', color: 'danger' } } as const;
        const { changeId, tag: renamed } = await person.call(routes.updateTaskTag, call);
        expect(renamed).toEqual({ ...tag, name: 'Ropes', color: 'danger' });
        expect((await person.call(routes.updateTaskTag, call)).changeId).toBeNull();
        expect([await titlesOf(person, { q: 'rigging' }), await titlesOf(person, { q: 'ropes' })]).toEqual([
          [],
          [task.title],
        ]);
        await person.call(undoChange, { parameters: { id: changeId ?? 0 } });
        expect(await tagsOf(person)).toEqual([tag]);
        expect(await titlesOf(person, { q: 'rigging' })).toEqual([task.title]);
      },
      'seen by whoever was given one of its tasks': async ({ app, admin }) => {
        const person = await newcomer(app);
        const tag = await addATag(person, 'Slipway');
        const { id } = await addAGivenTask(person, admin);
        await person.call(updateTask, { body: { task: { id, tags: [tag.key] } } });
        const call = { parameters: { id: tag.id }, body: { name: 'Dry dock' } };
        await person.call(routes.updateTaskTag, call);
        const { task } = await admin.call(getTask, { parameters: { id } });
        expect(task.ownTags).toEqual([{ key: tag.key, name: 'Dry dock', color: 'neutral' }]);
        const found = await admin.call(listTasks, { query: { filter: 'assigned', q: 'dry dock' } });
        expect(found.map((each) => each.id)).toEqual([id]);
        expect(await tagsOf(admin)).not.toContainEqual(expect.objectContaining({ id: tag.id }));
      },
    },
    refuses: {
      'no name, that of another, and an id that no tag has': async ({ app }) => {
        const person = await newcomer(app);
        await addATag(person, 'Sails');
        const { id } = await addATag(person, 'Oars');
        const rename = (name: string) => ({ parameters: { id }, body: { name } });
        expect(fieldsOf(await person.refused(400, routes.updateTaskTag, rename('')))).toEqual(['name']);
        expect(fieldsOf(await person.refused(409, routes.updateTaskTag, rename('sails')))).toEqual(['name']);
        await person.refused(404, routes.updateTaskTag, { parameters: { id: missing }, body: { name: 'Sails' } });
      },
    },
    keepsOut: {
      'another account': async ({ app, admin }) => {
        const { id } = await addATag(await newcomer(app));
        await admin.refused(404, routes.updateTaskTag, { parameters: { id }, body: { name: 'Mine' } });
      },
    },
  },
  deleteTaskTag: {
    works: {
      'takes it off its tasks, and an undo brings it back, also on one that was changed meanwhile': async ({ app }) => {
        const person = await newcomer(app);
        const tag = await addATag(person, 'Lanterns');
        const one = await addATask(person, { title: 'One', tags: [tag.key, 'low'] });
        const two = await addATask(person, { title: 'Two', tags: [tag.key] });
        const { changeId } = await person.call(routes.deleteTaskTag, { parameters: { id: tag.id } });
        expect(await person.call(getTask, { parameters: { id: one.id } })).toEqual({
          task: { ...one, tags: ['low'], ownTags: [] },
        });
        expect(await titlesOf(person, { q: 'lanterns' })).toEqual([]);
        await person.refused(400, listTasks, { query: { tag: tag.key } });
        const same = { task: { id: one.id, tags: ['low'] } };
        expect((await person.call(updateTask, { body: same })).changeId).toBeNull();
        await person.call(updateTask, { body: { task: { id: two.id, tags: ['high'] } } });
        await person.call(undoChange, { parameters: { id: changeId } });
        expect(await titlesOf(person, { tag: tag.key })).toEqual(['Two', 'One']);
        expect(await titlesOf(person, { q: 'lanterns' })).toEqual(['Two', 'One']);
        const { task } = await person.call(getTask, { parameters: { id: two.id } });
        expect(task.tags).toEqual(['high', tag.key]);
      },
    },
    refuses: {
      'an id that no tag has': async ({ admin }) => {
        await admin.refused(404, routes.deleteTaskTag, { parameters: { id: missing } });
      },
    },
    keepsOut: {
      'another account, whose tasks cannot have it either': async ({ app, admin }) => {
        const { id, key } = await addATag(await newcomer(app));
        await admin.refused(404, routes.deleteTaskTag, { parameters: { id } });
        const body = { task: { title: 'Not mine', tags: [key] } };
        expect(fieldsOf(await admin.refused(400, addTask, { body }))).toEqual(['task.tags']);
        const own = await addATask(admin);
        const change = { task: { id: own.id, tags: [`own-${missing}`] } };
        expect(fieldsOf(await admin.refused(400, updateTask, { body: change }))).toEqual(['task.tags']);
        expect(fieldsOf(await admin.refused(400, listTasks, { query: { tag: key } }))).toEqual(['tag']);
      },
    },
  },
};
