import type { Poll, PollOption, Profile, ProfileComment, ProfilePost } from '@atrium/contract/profile';
import type { findComments, findShownComment } from './comments.queries.ts';
import { isPollOver } from './poll-days.ts';
import { percentages } from './poll-results.ts';
import type { findPollOptions } from './polls.queries.ts';
import type { findShownPost } from './posts.queries.ts';
import type { findPagesAndFeeds, findProfile, findSuggestions } from './profile.queries.ts';
import type { findReactors } from './reactors.queries.ts';

type Found<Find extends (...given: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<Find>>>;
type OneOf<Find extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Find>>[number];
type Reactors = Awaited<ReturnType<typeof findReactors>>;

export function headerAndAbout(row: Found<typeof findProfile>): Pick<Profile, 'header' | 'userAbout'> {
  return {
    header: {
      avatar: row.avatar ?? '',
      username: row.fullName || row.username,
      designation: row.designation ?? '',
      coverImg: row.cover ?? '',
    },
    userAbout: {
      about: row.bio ?? '',
      joined: row.createdAt.slice(0, 10),
      lives: row.lives ?? '',
      email: row.email,
      website: row.website ?? '',
    },
  };
}

export function shownPage(row: OneOf<typeof findPagesAndFeeds>): Profile['suggestedPages'][number] {
  const { id, avatar, name, subtitle, reactionId } = row;
  return { id, avatar, username: name, subtitle, favorite: reactionId !== null };
}

export function shownFeed(row: OneOf<typeof findPagesAndFeeds>): Profile['twitterFeeds'][number] {
  const { id, avatar, name, subtitle, tags, text, reactionId } = row;
  return { feedId: id, imgUrl: avatar, title: name, id: subtitle, tags, desc: text, favorite: reactionId !== null };
}

export function suggestion(row: OneOf<typeof findSuggestions>): Profile['suggestions'][number] {
  const { mutualFriends } = row;
  return { ...row, mutualFriend: `${mutualFriends} mutual ${mutualFriends === 1 ? 'friend' : 'friends'}` };
}

export function shownComment(row: Found<typeof findShownComment>, personId: number): ProfileComment {
  return {
    id: row.id,
    avatar: row.avatar,
    username: row.username,
    comment: row.text,
    commentsLikes: row.likes,
    youLiked: row.ownLikes > 0,
    isOwn: row.personId === personId,
    commentedAt: row.createdAt,
  };
}

/** Likers and comments may be those of several posts. */
export function shownPost(
  row: Found<typeof findShownPost>,
  personId: number,
  likers: Reactors['likers'],
  comments: readonly OneOf<typeof findComments>[],
): ProfilePost {
  const { id, avatar, username, image, video, likes } = row;
  const likedUsers = likers.filter(({ postId }) => postId === id).map(person);
  return {
    id,
    avatar,
    username,
    isOwn: row.personId === personId,
    postTime: row.createdAt,
    postText: row.text,
    ...(image ? { postImg: image } : {}),
    ...(video ? { postVid: video } : {}),
    likes: String(likes),
    youLiked: row.ownLikes > 0,
    comments: String(row.comments),
    share: String(row.shares),
    youShared: row.ownShares > 0,
    likedUsers,
    likedCount: likes - likedUsers.length,
    detailedComments: comments.filter(({ postId }) => postId === id).map((comment) => shownComment(comment, personId)),
  };
}

function person({ avatar, username }: { avatar: string; username: string }) {
  return { avatar, username };
}

const votersShown = 5;

/** `now` says which of them are over. */
export function shownPolls(
  rows: readonly OneOf<typeof findPollOptions>[],
  voters: Reactors['voters'],
  now: string,
): Poll[] {
  return [...Map.groupBy(rows, ({ pollId }) => pollId)].map(([id, options]) => {
    const shares = percentages(options.map(({ votes }) => votes));
    const shown = options.map((option, index) => pollOption(option, shares[index] ?? 0, voters));
    const votedUser = shown.flatMap((option) => option.votedUser).slice(0, votersShown);
    const { question = '', postId = null, endsOn = null, timeZone = 'UTC' } = options[0] ?? {};
    const isOver = isPollOver({ endsOn, timeZone }, now);
    const votes = options.reduce((sum, option) => sum + option.votes, 0);
    const result = `${Math.max(...shares)}%`;
    return { id, postId, endsOn, isOver, votes, name: question, result, votedUser, options: shown };
  });
}

function pollOption(
  { id, name, votes, ownVotes }: OneOf<typeof findPollOptions>,
  share: number,
  voters: Reactors['voters'],
): PollOption {
  const votedUser = voters
    .filter(({ optionId }) => optionId === id)
    .map(({ avatar, username }) => ({ img: avatar, username }));
  return { id, name, result: `${share}%`, votes, isChosen: ownVotes > 0, votedUser };
}
