import * as routes from '@atrium/contract/profile';
import { addProfilePost, listFeed } from '@atrium/contract/profile-feed';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import { addAComment, addAPost, personIdOf, postOf, profileOf } from '../profile/profile.ts';
import { personWith } from '../roles/roles.ts';
import { postRefusals } from './profile-feed.proofs.ts';
import type { ProofTable } from './proofs.ts';

const noTexts = (longest: number) => [undefined, '', ' ', 'x'.repeat(longest + 1), 5];

export const profileProofs: ProofTable = {
  readProfile: {
    works: {
      'that of the sample': async ({ admin }) => {
        const profile = await profileOf(admin);
        expect(profile.header).toMatchObject({ username: 'Ida Lindqvist', designation: 'Harbour Bookkeeper' });
        expect(profile.userAbout).toMatchObject({ joined: '2023-08-19', email: 'admin@demo.com' });
        expect(profile.userAbout.website).toBe('https://harbour-office.example');
        expect(profile.suggestedPages).toHaveLength(6);
        expect(profile.twitterFeeds).toHaveLength(3);
        expect(profile.latestPhotos).toHaveLength(9);
        expect(profile.suggestions).toHaveLength(6);
        expect(profile.polls).toHaveLength(2);
        expect(profile.posts).toHaveLength(3);
        expect(profile.post).toEqual(profile.posts);
      },
      'what a newcomer has: what all share, and nothing of their own': async ({ app }) => {
        const person = await newcomer(app);
        const { header, userAbout, suggestedPages } = await profileOf(person);
        expect(header).toEqual({ avatar: '', username: person.username, designation: '', coverImg: '' });
        expect(userAbout).toMatchObject({ about: '', lives: '', email: person.email, website: '' });
        expect(suggestedPages.some(({ favorite }) => favorite)).toBe(false);
      },
      'ten posts to a page, the newest first': async ({ admin }) => {
        const added: number[] = [];
        for (let count = 0; count < 11; count += 1) added.push((await addAPost(admin)).id);
        const pageOf = async (page: number) =>
          (await admin.call(routes.readProfile, { query: { page } })).post.map(({ id }) => id);
        expect(await pageOf(1)).toEqual(added.toReversed().slice(0, 10));
        expect((await pageOf(2))[0]).toBe(added[0]);
        expect(await pageOf(1_000)).toEqual([]);
      },
    },
    refuses: {
      'what is no page': async ({ admin }) => {
        expect(fieldsOf(await admin.refused(400, routes.readProfile, { query: { page: 0 } }))).toEqual(['page']);
      },
    },
  },
  addProfilePost: {
    works: {
      'once, however often it is sent with the same key': async ({ app }) => {
        const person = await newcomer(app);
        const body = { text: 'Nets for sale.', idempotencyKey: crypto.randomUUID() };
        const add = () => person.call(addProfilePost, { body });
        const answers = await Promise.all([add(), add()]);
        expect(answers[1]).toEqual(answers[0]);
        const own = { query: { person: await personIdOf(person) } };
        expect((await person.call(listFeed, own)).posts).toHaveLength(1);
        await person.call(routes.deleteProfilePost, { parameters: { id: answers[0].post.id } });
        await person.refused(409, addProfilePost, { body });
      },
      'and everybody sees it': async ({ app, admin }) => {
        const person = await newcomer(app);
        const post = await addAPost(person, ' Nets for sale. ');
        const nothing = { likes: '0', comments: '0', share: '0', likedCount: 0, likedUsers: [], detailedComments: [] };
        const own = { isOwn: true, youLiked: false, youShared: false };
        const postTime = app.services.now().toISOString();
        const pages = { pictures: [], poll: null, isEdited: false, personId: await personIdOf(person) };
        const written = { id: post.id, avatar: '', username: person.username, postText: 'Nets for sale.', postTime };
        expect(post).toEqual({ ...written, ...nothing, ...own, ...pages });
        expect(await postOf(person, post.id)).toEqual({ ...written, ...nothing, ...own });
        expect(await postOf(admin, post.id)).toEqual({ ...written, ...nothing, ...own, isOwn: false });
      },
    },
    refuses: {
      'no text, and one that is too long': async ({ admin }) => {
        for (const text of noTexts(5_000))
          expect(fieldsOf(await admin.refused(400, addProfilePost, { body: { text } }))).toEqual(['text']);
      },
      ...postRefusals,
    },
  },
  deleteProfilePost: {
    works: {
      'and the post is gone': async ({ app }) => {
        const person = await newcomer(app);
        const { id } = await addAPost(person);
        await person.call(routes.deleteProfilePost, { parameters: { id } });
        expect(await postOf(person, id)).toBeUndefined();
      },
    },
    refuses: {
      'an id that no post has, and one that was deleted': async ({ admin }) => {
        await admin.refused(404, routes.deleteProfilePost, { parameters: { id: 999_999 } });
        const { id } = await addAPost(admin);
        await admin.call(routes.deleteProfilePost, { parameters: { id } });
        await admin.refused(404, routes.deleteProfilePost, { parameters: { id } });
      },
    },
    keepsOut: {
      'who did not write it': async ({ app, admin }) => {
        const author = await newcomer(app);
        const { id } = await addAPost(author);
        await admin.refused(404, routes.deleteProfilePost, { parameters: { id } });
        await (await newcomer(app)).refused(404, routes.deleteProfilePost, { parameters: { id } });
      },
    },
  },
  addProfileComment: {
    works: {
      'once, however often it is sent with the same key': async ({ app, admin }) => {
        const person = await newcomer(app);
        const { id } = await addAPost(admin);
        const body = { text: 'How many?', idempotencyKey: crypto.randomUUID() };
        const add = () => person.call(routes.addProfileComment, { parameters: { id }, body });
        const answers = await Promise.all([add(), add()]);
        expect(answers[1]).toEqual(answers[0]);
        expect(await postOf(person, id)).toMatchObject({ comments: '1' });
        const other = await addAPost(admin);
        await person.refused(409, routes.addProfileComment, { parameters: { id: other.id }, body });
      },
      'under the post': async ({ app, admin }) => {
        const person = await newcomer(app);
        const { id } = await addAPost(admin);
        const body = { text: 'How many?' };
        const { comment } = await person.call(routes.addProfileComment, { parameters: { id }, body });
        expect(comment).toMatchObject({
          username: person.username,
          comment: 'How many?',
          commentsLikes: 0,
          isOwn: true,
        });
        expect(await postOf(person, id)).toMatchObject({ comments: '1', detailedComments: [comment] });
      },
    },
    refuses: {
      'no text, and one that is too long': async ({ admin }) => {
        const parameters = { id: (await addAPost(admin)).id };
        for (const text of noTexts(2_000)) {
          const problem = await admin.refused(400, routes.addProfileComment, { parameters, body: { text } });
          expect(fieldsOf(problem)).toEqual(['text']);
        }
      },
      'a post that there is not': async ({ admin }) => {
        await admin.refused(404, routes.addProfileComment, { parameters: { id: 999_999 }, body: { text: 'Yes.' } });
      },
    },
    keepsOut: {
      'everybody who is not signed in': async ({ nobody }) => {
        await nobody.refused(401, routes.addProfileComment, { parameters: { id: 1 }, body: { text: 'Yes.' } });
      },
    },
  },
  deleteProfileComment: {
    works: {
      'and the comment is gone': async ({ app }) => {
        const client = await newcomer(app);
        const { post, comment } = await addAComment(client);
        await client.call(routes.deleteProfileComment, { parameters: { id: comment.id } });
        expect(await postOf(client, post.id)).toMatchObject({ comments: '0', detailedComments: [] });
      },
    },
    refuses: {
      'an id that no comment has': async ({ admin }) => {
        await admin.refused(404, routes.deleteProfileComment, { parameters: { id: 999_999 } });
      },
    },
    keepsOut: {
      'who neither wrote it nor the post, and moderates nothing': async ({ app, admin }) => {
        const { comment } = await addAComment(admin);
        const { person } = await personWith(app, admin, ['workspace:read', 'workspace:write', 'workspace:create']);
        await person.refused(404, routes.deleteProfileComment, { parameters: { id: comment.id } });
      },
    },
  },
};
