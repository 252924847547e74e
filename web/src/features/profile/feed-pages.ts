import type { FeedPost } from '@atrium/contract/profile-feed';
import type { InfiniteData } from '@tanstack/react-query';

interface PostPage {
  posts: FeedPost[];
  next: number | null;
}

/** What came after the post that the feed began with when it was loaded. */
interface News extends PostPage {
  after: number;
}

/** `news` is with the first page. */
export interface FeedPage extends PostPage {
  news: News | null;
}

export type Feed = InfiniteData<FeedPage>;
export type AskForPosts = (part: { before?: number; after?: number; limit?: number }) => Promise<PostPage>;

const perPage = 10;
const mostNews = 30;

export async function readNextPage(ask: AskForPosts, before: number): Promise<FeedPage> {
  return { ...(await ask({ before, limit: perPage })), news: null };
}

/** In a feed without a post nothing can be pushed down: it begins with whatever there is. */
export async function readFirstPage(ask: AskForPosts, known: Feed | undefined): Promise<FeedPage> {
  const [first] = known?.pages ?? [];
  if (!first?.news || first.posts.length === 0) return firstPage(await ask({ limit: perPage }));
  const { after } = first.news;
  const [page, news] = await Promise.all([ask({ before: after + 1, limit: perPage }), ask({ after, limit: mostNews })]);
  return { ...page, news: { ...news, after } };
}

function firstPage(page: PostPage): FeedPage {
  return { ...page, news: { after: page.posts[0]?.id ?? 0, posts: [], next: null } };
}

/** One's own posts are shown at once; those of others wait, so that nothing moves under the eyes of who reads. */
export function shownOf({ pages }: Feed): { posts: FeedPost[]; waiting: number; isMoreWaiting: boolean } {
  const news = pages[0]?.news ?? null;
  const own = news?.posts.filter(({ isOwn }) => isOwn) ?? [];
  return {
    posts: [...own, ...pages.flatMap(({ posts }) => posts)],
    waiting: (news?.posts.length ?? 0) - own.length,
    isMoreWaiting: news !== null && news.next !== null,
  };
}

/** The feed as it would be if it were loaded for the first time. */
export function begunAnew({ pages }: Feed): Feed {
  const news = pages[0]?.news;
  const isWhole = !news || news.next === null;
  const known = isWhole ? pages.flatMap(({ posts }) => posts) : [];
  const all = [...(news?.posts ?? []), ...known];
  const posts = all.slice(0, perPage);
  const hasMore = all.length > perPage || !isWhole || pages.at(-1)?.next !== null;
  const next = hasMore ? (posts.at(-1)?.id ?? null) : null;
  return { pages: [firstPage({ posts, next })], pageParams: [undefined] };
}

export function withPosts(feed: Feed, change: (posts: FeedPost[]) => FeedPost[]): Feed {
  const pages = feed.pages.map((page) => ({
    ...page,
    posts: change(page.posts),
    news: page.news && { ...page.news, posts: change(page.news.posts) },
  }));
  return { ...feed, pages };
}
