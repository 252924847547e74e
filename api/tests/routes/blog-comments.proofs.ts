import * as routes from '@atrium/contract/blog-comments';
import { undoChange } from '@atrium/contract/changes';
import { listNotifications } from '@atrium/contract/notifications';
import { expect } from 'vitest';
import { addAComment, addAPost } from '../blog/posts.ts';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { ProofTable } from './proofs.ts';

export const blogCommentProofs: ProofTable = {
  listComments: {
    works: {
      'the first of them first, with what answers what': async ({ admin }) => {
        const { total, comments } = await admin.call(routes.listComments, { parameters: { id: 5 } });
        expect(total).toBe(2);
        expect(comments.map(({ name, parentId }) => [name, parentId])).toEqual([
          ['Wanjiru Kamau', null],
          ['Thabo Mokoena', comments[0]?.id],
        ]);
      },
    },
    refuses: {
      'a post that there is not': async ({ admin }) => {
        await admin.refused(404, routes.listComments, { parameters: { id: 999_999 } });
      },
    },
  },
  addComment: {
    works: {
      'once, however often it is sent with the same key': async ({ app, admin }) => {
        const reader = await newcomer(app);
        const { post } = await addAComment(admin, reader);
        const body = { text: 'Tall ones.', idempotencyKey: crypto.randomUUID() };
        const add = () => reader.call(routes.addComment, { parameters: { id: post.id }, body });
        const answers = await Promise.all([add(), add()]);
        expect(answers[1]).toEqual(answers[0]);
        expect((await admin.call(routes.listComments, { parameters: { id: post.id } })).total).toBe(2);
      },
      'and tells its author, and whoever is answered': async ({ app, admin }) => {
        const [reader, other] = [await newcomer(app), await newcomer(app)];
        const { post, commentId } = await addAComment(admin, reader);
        const parameters = { id: post.id };
        const body = { text: '<b>Which</b> boots?', answers: commentId };
        const answer = await other.call(routes.addComment, { parameters, body });
        const again = await reader.call(routes.addComment, {
          parameters,
          body: { text: 'Tall ones.', answers: answer.commentId },
        });
        const { total, comments } = await admin.call(routes.listComments, { parameters });
        expect(total).toBe(3);
        expect(comments.map(({ id, parentId, text }) => [id, parentId, text])).toEqual([
          [commentId, null, 'Bring boots.'],
          [answer.commentId, commentId, '<b>Which</b> boots?'],
          [again.commentId, commentId, 'Tall ones.'],
        ]);
        const kindsOf = async (person: typeof admin) =>
          (await person.call(listNotifications, { query: {} })).notifications
            .filter(({ title }) => title === post.title)
            .map(({ kind, entityId }) => [kind, entityId]);
        expect(await kindsOf(reader)).toEqual([['blog-reply', answer.commentId]]);
        expect(await kindsOf(other)).toEqual([['blog-reply', again.commentId]]);
        expect(await kindsOf(admin)).toEqual([
          ['blog-comment', again.commentId],
          ['blog-comment', answer.commentId],
          ['blog-comment', commentId],
        ]);
      },
    },
    refuses: {
      'nothing, too much, and an answer to what stands elsewhere': async ({ admin }) => {
        const { post } = await addAPost(admin, { status: 'Published' });
        const parameters = { id: post.id };
        for (const text of ['  ', 'x'.repeat(4_001)])
          expect(fieldsOf(await admin.refused(400, routes.addComment, { parameters, body: { text } }))).toEqual([
            'text',
          ]);
        const body = { text: 'Yes.', answers: 1 };
        expect(fieldsOf(await admin.refused(400, routes.addComment, { parameters, body }))).toEqual(['answers']);
      },
      'a post that is not published': async ({ admin }) => {
        await admin.refused(404, routes.addComment, { parameters: { id: 8 }, body: { text: 'Yes.' } });
      },
    },
  },
  whereIsComment: {
    works: {
      'the address of its post': async ({ admin }) => {
        const { post, commentId } = await addAComment(admin, admin);
        const place = await admin.call(routes.whereIsComment, { parameters: { id: commentId } });
        expect(place).toEqual({ slug: post.slug });
      },
    },
    refuses: {
      'a comment that there is not': async ({ admin }) => {
        await admin.refused(404, routes.whereIsComment, { parameters: { id: 999_999 } });
      },
    },
  },
  updateComment: {
    works: {
      "one's own, and says when": async ({ app, admin }) => {
        const person = await newcomer(app);
        const { post, commentId } = await addAComment(admin, person);
        await person.call(routes.updateComment, { parameters: { id: commentId }, body: { text: 'Bring tall boots.' } });
        const { comments } = await admin.call(routes.listComments, { parameters: { id: post.id } });
        const editedAt = expect.stringMatching(/^2026-03-02T/);
        expect(comments[0]).toMatchObject({ text: 'Bring tall boots.', editedAt, isOwn: false, mayDelete: true });
      },
      'and is as it was before, never edited, once that is undone': async ({ app, admin }) => {
        const person = await newcomer(app);
        const { post, commentId } = await addAComment(admin, person);
        const seen = async () => (await admin.call(routes.listComments, { parameters: { id: post.id } })).comments;
        const before = await seen();
        const input = { parameters: { id: commentId }, body: { text: 'Bring tall boots.' } };
        const { changeId } = await person.call(routes.updateComment, input);
        await person.call(undoChange, { parameters: { id: changeId ?? 0 } });
        expect(await seen()).toEqual(before);
      },
    },
    refuses: {
      'that of somebody else, whoever asks': async ({ app, admin }) => {
        const { commentId } = await addAComment(admin, await newcomer(app));
        const body = { text: 'Stay away.' };
        await admin.refused(403, routes.updateComment, { parameters: { id: commentId }, body });
      },
    },
  },
  deleteComment: {
    works: {
      'what answers it stays, and its place with it': async ({ app, admin }) => {
        const { post, commentId } = await addAComment(admin, await newcomer(app));
        const parameters = { id: post.id };
        await admin.call(routes.addComment, { parameters, body: { text: 'Why?', answers: commentId } });
        await admin.call(routes.deleteComment, { parameters: { id: commentId } });
        const { total, comments } = await admin.call(routes.listComments, { parameters });
        expect(total).toBe(1);
        expect(comments[0]).toMatchObject({ id: commentId, isDeleted: true, text: '', name: '', mayDelete: false });
      },
    },
    refuses: {
      'a comment that there is not': async ({ admin }) => {
        await admin.refused(404, routes.deleteComment, { parameters: { id: 999_999 } });
      },
    },
  },
};
