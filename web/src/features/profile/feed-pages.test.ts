import type { FeedPost } from '@atrium/contract/profile-feed';
import { expect, test } from 'vitest';
import {
  type AskForPosts,
  begunAnew,
  type Feed,
  readFirstPage,
  readNextPage,
  shownOf,
  withPosts,
} from './feed-pages.ts';

const own = 'own';

/** A post by somebody, in so far as a feed looks at it. */
function post(id: number, by: string): FeedPost {
  const nobody = { avatar: '', username: by, personId: 1 };
  const said = {
    likes: '0',
    youLiked: false,
    comments: '0',
    share: '0',
    youShared: false,
    likedUsers: [],
    likedCount: 0,
  };
  const parts = { isEdited: false, pictures: [], poll: null, detailedComments: [] };
  const postTime = '2026-03-02T09:00:00.000Z';
  return { id, isOwn: by === own, postTime, postText: `${id}`, ...nobody, ...said, ...parts };
}

/** What is posted, and a feed of it that is loaded as pages load it. */
function blog(count: number) {
  let posts: FeedPost[] = [];
  let feed: Feed | undefined;
  const ask: AskForPosts = async ({ before = Number.POSITIVE_INFINITY, after = 0, limit = 10 }) => {
    const found = posts.filter(({ id }) => id < before && id > after);
    const page = found.slice(0, limit);
    return { posts: page, next: found.length > limit ? (page.at(-1)?.id ?? null) : null };
  };
  const add = (by: string) => {
    posts = [post((posts[0]?.id ?? 0) + 1, by), ...posts];
  };
  for (let number = 0; number < count; number += 1) add('Ida');
  const load = async () => {
    const pages = [await readFirstPage(ask, feed)];
    for (let next = pages[0]?.next; pages.length < (feed?.pages.length ?? 1) && next; next = pages.at(-1)?.next)
      pages.push(await readNextPage(ask, next));
    feed = { pages, pageParams: [undefined] };
    return feed;
  };
  const loadMore = async () => {
    const known = feed ?? (await load());
    feed = { ...known, pages: [...known.pages, await readNextPage(ask, known.pages.at(-1)?.next ?? 0)] };
    return feed;
  };
  const remove = (gone: number) => {
    posts = posts.filter(({ id }) => id !== gone);
  };
  return { add, load, loadMore, remove, ask };
}

function seen(feed: Feed) {
  const { posts, waiting } = shownOf(feed);
  return { ids: posts.map(({ id }) => id), waiting };
}

test('what others post waits, what one posts oneself shows at once, and what is shown stays', async () => {
  const { add, load, loadMore, remove } = blog(25);
  await load();
  const { ids } = seen(await loadMore());
  expect(ids).toHaveLength(20);
  for (const by of ['Ida', own, 'Ravi']) add(by);
  expect(seen(await load())).toEqual({ ids: [27, ...ids], waiting: 2 });
  for (const gone of [28, 20]) remove(gone);
  expect(seen(await load())).toEqual({ ids: [27, ...ids.filter((id) => id !== 20), 5], waiting: 1 });
});

test.each([
  ['a few', 4, 3],
  ['as many as there are on a page', 25, 10],
  ['more than are asked for at once', 12, 35],
  ['some, where there are as many as fill a page', 7, 3],
])(
  'once one wants to see what came since, %s, the feed is as if it were loaded for the first time',
  async (_, count, came) => {
    const { add, load, ask } = blog(count);
    await load();
    for (let number = 0; number < came; number += 1) add(number % 2 ? own : 'Ida');
    const feed = await load();
    expect(shownOf(feed).isMoreWaiting).toBe(came > 30);
    expect(begunAnew(feed).pages).toEqual([await readFirstPage(ask, undefined)]);
  },
);

test('in a feed without a post the first one shows, whoever wrote it', async () => {
  const { add, load } = blog(0);
  await load();
  add('Ida');
  expect(seen(await load())).toEqual({ ids: [1], waiting: 0 });
});

test('what one does to a post that came since is shown like any other', async () => {
  const { add, load } = blog(3);
  await load();
  add(own);
  const feed = withPosts(await load(), (posts) => posts.filter(({ id }) => id !== 4 && id !== 2));
  expect(seen(feed)).toEqual({ ids: [3, 1], waiting: 0 });
});
