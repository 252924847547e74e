import * as profile from '@atrium/contract/profile';
import * as feed from '@atrium/contract/profile-feed';
import { likePost } from '@atrium/contract/profile-reactions';
import type { Route } from '@atrium/contract/route';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import { addAComment, addAPost, ownPicture, personIdOf } from '../profile/profile.ts';
import type { ProofTable, Scenarios } from './proofs.ts';

const options = ['At four', 'At five'];
const keepsOutStrangers = (route: Route): Scenarios => ({
  'who may not see profile pages': async ({ client }) => {
    await client.refused(403, route, { query: {} });
  },
});

export const profileFeedProofs: ProofTable = {
  listFeed: {
    works: {
      'from the newest on, page by page, and of one person': async ({ app, admin }) => {
        const person = await newcomer(app);
        const added: number[] = [];
        for (let count = 0; count < 3; count += 1) added.push((await addAPost(person)).id);
        const first = await admin.call(feed.listFeed, { query: { limit: 2 } });
        expect(first.posts.map(({ id }) => id)).toEqual([added[2], added[1]]);
        const second = await admin.call(feed.listFeed, { query: { limit: 2, before: first.next ?? 0 } });
        expect(second.posts[0]?.id).toBe(added[0]);
        const own = await admin.call(feed.listFeed, { query: { person: await personIdOf(person) } });
        expect([own.posts.map(({ id }) => id), own.next]).toEqual([added.toReversed(), null]);
      },
      'those alone that came after one': async ({ app, admin }) => {
        const author = await newcomer(app);
        const [known, next, last] = [await addAPost(author), await addAPost(author), await addAPost(author)];
        const query = { person: await personIdOf(author), after: known.id };
        const came = await admin.call(feed.listFeed, { query });
        expect([came.posts.map(({ id }) => id), came.next]).toEqual([[last.id, next.id], null]);
        const some = await admin.call(feed.listFeed, { query: { ...query, limit: 1 } });
        expect([some.posts.map(({ id }) => id), some.next]).toEqual([[last.id], last.id]);
        const none = await admin.call(feed.listFeed, { query: { ...query, after: last.id } });
        expect(none).toEqual({ posts: [], next: null });
      },
    },
    refuses: {
      'more at once than there may be': async ({ admin }) => {
        expect(fieldsOf(await admin.refused(400, feed.listFeed, { query: { limit: 31 } }))).toEqual(['limit']);
      },
    },
    keepsOut: keepsOutStrangers(feed.listFeed),
  },
  getProfilePost: {
    works: {
      'with all that stands with it': async ({ app, admin }) => {
        const { post, comment } = await addAComment(await newcomer(app));
        const read = await admin.call(feed.getProfilePost, { parameters: { id: post.id } });
        expect(read.post).toMatchObject({ id: post.id, isOwn: false, comments: '1' });
        expect(read.post.detailedComments.map(({ id }) => id)).toEqual([comment.id]);
      },
    },
    refuses: {
      'one that there is not': async ({ admin }) => {
        await admin.refused(404, feed.getProfilePost, { parameters: { id: 999_999 } });
      },
    },
    keepsOut: {
      'who may not see profile pages': async ({ client }) => {
        await client.refused(403, feed.getProfilePost, { parameters: { id: 1 } });
      },
    },
  },
  listPostLikers: {
    works: {
      'all of them, by name': async ({ app, admin }) => {
        const { id } = await addAPost(admin);
        const person = await newcomer(app);
        await person.call(likePost, { parameters: { id } });
        const { people } = await admin.call(feed.listPostLikers, { parameters: { id } });
        expect(people.map(({ name, accountId }) => [name, accountId])).toEqual([[person.username, person.accountId]]);
      },
    },
    refuses: {
      'a post that there is not': async ({ admin }) => {
        await admin.refused(404, feed.listPostLikers, { parameters: { id: 999_999 } });
      },
    },
    keepsOut: {
      'who may not see profile pages': async ({ client }) => {
        await client.refused(403, feed.listPostLikers, { parameters: { id: 1 } });
      },
    },
  },
  listProfilePhotos: {
    works: {
      'the pictures of the posts, the newest first, and none of those that were deleted': async ({ app, admin }) => {
        const person = await newcomer(app);
        const pictures = [await ownPicture(person), await ownPicture(person)];
        const { post } = await person.call(feed.addProfilePost, { body: { text: '', pictures } });
        const query = { person: await personIdOf(person) };
        const { photos } = await admin.call(feed.listProfilePhotos, { query });
        expect(photos.map(({ picture, postId }) => [picture, postId])).toEqual(
          pictures.toReversed().map((picture) => [picture, post.id]),
        );
        await person.call(profile.deleteProfilePost, { parameters: { id: post.id } });
        expect((await admin.call(feed.listProfilePhotos, { query })).photos).toEqual([]);
      },
    },
    refuses: {
      'what is no person': async ({ admin }) => {
        expect(fieldsOf(await admin.refused(400, feed.listProfilePhotos, { query: { person: 'all' } }))).toEqual([
          'person',
        ]);
      },
    },
    keepsOut: keepsOutStrangers(feed.listProfilePhotos),
  },
  updateProfilePost: {
    works: {
      'its text and its pictures': async ({ app, admin }) => {
        const person = await newcomer(app);
        const { id } = await addAPost(person);
        const picture = await ownPicture(person);
        const body = { text: 'Otherwise.', pictures: [picture] };
        await person.call(feed.updateProfilePost, { parameters: { id }, body });
        const { post } = await admin.call(feed.getProfilePost, { parameters: { id } });
        expect(post).toMatchObject({ postText: 'Otherwise.', isEdited: true, pictures: [picture] });
        const again = await person.call(feed.updateProfilePost, { parameters: { id }, body });
        expect(again.changeId).toBeNull();
      },
    },
    refuses: {
      'what says nothing, and pictures that are none of ours': async ({ admin }) => {
        const { id } = await addAPost(admin);
        const parameters = { id };
        const empty = await admin.refused(400, feed.updateProfilePost, { parameters, body: { text: ' ' } });
        expect(fieldsOf(empty)).toEqual(['text']);
        for (const picture of ['https://elsewhere.example/a.png', '/avatars/rosalind.svg', '/api/v1/files/999999']) {
          const body = { text: 'A', pictures: [picture] };
          const problem = await admin.refused(400, feed.updateProfilePost, { parameters, body });
          expect(fieldsOf(problem)).toEqual(['pictures']);
        }
        await admin.refused(404, feed.updateProfilePost, { parameters: { id: 999_999 }, body: { text: 'A' } });
      },
    },
    keepsOut: {
      'who did not write it': async ({ app, admin }) => {
        const { id } = await addAPost(await newcomer(app));
        await admin.refused(404, feed.updateProfilePost, { parameters: { id }, body: { text: 'Mine.' } });
      },
    },
  },
  updateProfileComment: {
    works: {
      'and it says so': async ({ app, admin }) => {
        const person = await newcomer(app);
        const { post, comment } = await addAComment(person);
        await person.call(feed.updateProfileComment, { parameters: { id: comment.id }, body: { text: 'Rather.' } });
        const read = await admin.call(feed.getProfilePost, { parameters: { id: post.id } });
        expect(read.post.detailedComments[0]).toMatchObject({ comment: 'Rather.', isEdited: true });
      },
    },
    refuses: {
      'no text': async ({ admin }) => {
        const { comment } = await addAComment(admin);
        const parameters = { id: comment.id };
        const problem = await admin.refused(400, feed.updateProfileComment, { parameters, body: { text: '' } });
        expect(fieldsOf(problem)).toEqual(['text']);
      },
    },
    keepsOut: {
      'who did not write it': async ({ app, admin }) => {
        const { comment } = await addAComment(await newcomer(app));
        const parameters = { id: comment.id };
        await admin.refused(404, feed.updateProfileComment, { parameters, body: { text: 'Mine.' } });
      },
    },
  },
};

/** What is refused of a post beside its text. */
export const postRefusals: Scenarios = {
  'a poll of one option, of equal ones, of seven, and one that is over': async ({ admin }) => {
    const polls = [['A'], ['A', 'a'], ['A', 'B', 'C', 'D', 'E', 'F', 'G']].map((given) => ({ options: given }));
    for (const poll of [...polls, { options, endsOn: '2020-01-01' }, { options, question: '' }]) {
      const body = { text: 'A', poll: { question: 'When?', ...poll } };
      const fields = fieldsOf(await admin.refused(400, feed.addProfilePost, { body }));
      expect(fields[0]).toMatch(/^poll\./);
    }
  },
  'a picture of somebody else, one that there is not, and what is no picture': async ({ app, admin }) => {
    const theirs = await ownPicture(await newcomer(app));
    for (const picture of [theirs, '/api/v1/files/999999', await ownPicture(admin, '<svg onload="alert(1)"/>')]) {
      const problem = await admin.refused(400, feed.addProfilePost, { body: { text: 'A', pictures: [picture] } });
      expect(fieldsOf(problem)).toEqual(['pictures']);
    }
  },
};
