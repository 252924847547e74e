import type { Poll } from '@atrium/contract/profile';
import type { FeedComment, FeedPost } from '@atrium/contract/profile-feed';
import type { findComments } from './comments.queries.ts';
import type { findPictures } from './pictures.queries.ts';
import type { findFeed } from './posts.queries.ts';
import { shownComment, shownPost } from './profile.shapes.ts';
import type { findReactors } from './reactors.queries.ts';
import { mayDeleteComment, type Viewer } from './viewer.ts';

type OneOf<Find extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Find>>[number];

/** What belongs to the posts of a page, of all of them together. */
interface FeedParts {
  likers: Awaited<ReturnType<typeof findReactors>>['likers'];
  polls: readonly Poll[];
  comments: readonly OneOf<typeof findComments>[];
  pictures: readonly OneOf<typeof findPictures>[];
}

export function feedPost(row: OneOf<typeof findFeed>, viewer: Viewer, parts: FeedParts): FeedPost {
  const { likers, polls, comments, pictures } = parts;
  return {
    ...shownPost(row, viewer.personId, likers, []),
    personId: row.personId,
    isEdited: row.editedAt !== null,
    pictures: pictures.filter(({ postId }) => postId === row.id).map(({ picture }) => picture),
    poll: polls.find(({ postId }) => postId === row.id) ?? null,
    detailedComments: comments.filter(({ postId }) => postId === row.id).map((one) => feedComment(one, viewer)),
  };
}

export function feedComment(row: Omit<OneOf<typeof findComments>, 'place'>, viewer: Viewer): FeedComment {
  const { personId, editedAt } = row;
  const mayDelete = mayDeleteComment(viewer, row);
  return { ...shownComment(row, viewer.personId), personId, isEdited: editedAt !== null, mayDelete };
}
