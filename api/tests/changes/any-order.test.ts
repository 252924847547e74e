import * as comments from '@atrium/contract/blog-comments';
import * as blog from '@atrium/contract/blog-posts';
import { undoChange } from '@atrium/contract/changes';
import * as help from '@atrium/contract/help-writing';
import * as profile from '@atrium/contract/profile';
import * as feed from '@atrium/contract/profile-feed';
import * as people from '@atrium/contract/profile-people';
import * as reactions from '@atrium/contract/profile-reactions';
import type { Route } from '@atrium/contract/route';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { AnyInput, Person } from '../person.ts';

const app = await openApp();
const steps = 300;

/** Numbers as if by chance, the same at each run. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
type Pick = ReturnType<typeof chance>;

function oneOf<One>(all: readonly One[], pick: Pick): One {
  const one = all[pick(all.length)];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
}

type Table =
  | 'helpSections'
  | 'articles'
  | 'blogPosts'
  | 'blogComments'
  | 'profilePosts'
  | 'profileComments'
  | 'profilePolls'
  | 'profilePollOptions';

/** One of the last few of a table. */
async function some(table: Table, pick: Pick): Promise<number> {
  const { fn } = app.engine.read;
  const row = await app.engine.read.selectFrom(table).select(fn.max<number>('id').as('last')).executeTakeFirst();
  return Math.max(1, Number(row?.last ?? 1) - pick(5));
}

type Deeds = (pick: Pick) => Promise<[Route, AnyInput][]>;

const helpDeeds: Deeds = async (pick) => {
  const parameters = { id: await some('helpSections', pick) };
  const article = { parameters: { id: await some('articles', pick) } };
  const site = pick(2) === 0 ? 'faq' : 'knowledge-base';
  const parentId = site === 'knowledge-base' && pick(2) === 0 ? parameters.id : null;
  const title = `Where is pier ${pick(3)}?`;
  const sectionId = parameters.id;
  return [
    [help.addHelpSection, { body: { site, parentId, title } }],
    [help.deleteHelpSection, { parameters }],
    [help.moveHelpSection, { parameters, body: { afterId: null } }],
    [help.updateHelpSection, { parameters, body: { title } }],
    [help.addArticle, { body: { sectionId, title, content: '<p>x</p>', isPublished: true } }],
    [help.deleteArticle, article],
    [help.moveArticle, { ...article, body: { sectionId, afterId: null } }],
    [help.updateArticle, { ...article, body: { title, sectionId, isPublished: pick(2) === 0 } }],
    [help.voteOnArticle, { ...article, body: { isHelpful: [true, false, null][pick(3)] } }],
  ];
};

const blogDeeds: Deeds = async (pick) => {
  const parameters = { id: await some('blogPosts', pick) };
  const comment = { parameters: { id: await some('blogComments', pick) } };
  const slug = `pier-${pick(4)}`;
  const status = ['Published', 'Draft', 'Pending'][pick(3)];
  return [
    [blog.addPost, { body: { title: 'Pier', slug, status } }],
    [blog.deletePost, { parameters }],
    [blog.updatePost, { parameters, body: { slug } }],
    [blog.updatePost, { parameters, body: { status } }],
    [blog.updatePost, { parameters, body: { content: `<p>${pick(3)}</p>`, publishAt: '2027-01-01T00:00:00.000Z' } }],
    [blog.bookmarkPost, { parameters }],
    [blog.forgetPost, { parameters }],
    [comments.addComment, { parameters, body: { text: 'Boots.' } }],
    [comments.addComment, { parameters, body: { text: 'Boots.', answers: comment.parameters.id } }],
    [comments.updateComment, { ...comment, body: { text: `Boots ${pick(3)}.` } }],
    [comments.deleteComment, comment],
  ];
};

const profileDeeds: Deeds = async (pick) => {
  const parameters = { id: await some('profilePosts', pick) };
  const comment = { parameters: { id: await some('profileComments', pick) } };
  const person = { parameters: { id: 1 + pick(4) + (pick(2) ? 27 : 0) } };
  const poll = { question: 'Which?', options: ['a', 'b'], endsOn: null };
  return [
    [feed.addProfilePost, { body: { text: 'Ebb', pictures: [], poll: pick(2) ? poll : null } }],
    [feed.updateProfilePost, { parameters, body: { text: `Tide ${pick(3)}` } }],
    [profile.deleteProfilePost, { parameters }],
    [profile.addProfileComment, { parameters, body: { text: 'Yes.' } }],
    [feed.updateProfileComment, { ...comment, body: { text: `No ${pick(3)}` } }],
    [profile.deleteProfileComment, comment],
    [reactions.likePost, { parameters }],
    [reactions.unlikePost, { parameters }],
    [reactions.likeComment, comment],
    [reactions.unlikeComment, comment],
    [reactions.addFriend, person],
    [reactions.removeFriend, person],
    [people.declineFriend, person],
    [
      reactions.voteInPoll,
      {
        parameters: { id: await some('profilePolls', pick) },
        body: { option: await some('profilePollOptions', pick) },
      },
    ],
  ];
};

type Answered = { changeId?: number | null; changes?: { id: number }[] };

/** Does one thing after the other, takes back what it can in between, and answers how often it could. */
async function doAndUndo(deeds: Deeds, pick: Pick): Promise<number> {
  const persons = [await app.signIn('admin'), await newcomer(app), await newcomer(app)];
  const done: { person: Person; id: number }[] = [];
  let undone = 0;
  for (let step = 0; step < steps; step += 1) {
    const person = oneOf(persons, pick);
    const { status, body } = await person.send(...oneOf(await deeds(pick), pick));
    const changeId = status < 300 ? (body as Answered).changeId : null;
    if (changeId) done.push({ person, id: changeId });
    if (done.length === 0 || pick(2) === 0) continue;
    const back = oneOf(done, pick);
    const answer = await back.person.send(undoChange, { parameters: { id: back.id } });
    expect([201, 403, 409], answer.text).toContain(answer.status);
    const [first] = (answer.body as Answered).changes ?? [];
    if (first) done.push({ person: back.person, id: first.id });
    if (first) undone += 1;
  }
  return undone;
}

const areas = { help: helpDeeds, blog: blogDeeds, profile: profileDeeds };

for (const [index, [area, deeds]] of Object.entries(areas).entries())
  test(`In whatever order things are done in the ${area} and taken back, undo does it or says why not`, async () => {
    expect(await doAndUndo(deeds, chance(index + 7))).toBeGreaterThan(20);
  });
