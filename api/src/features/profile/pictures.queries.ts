import type { Database, Transaction } from '../../database/engine.ts';
import type { ProfilePostPictureRow } from '../../database/profile-schema.ts';
import { nextIds } from '../../database/sequences.ts';
import { personName } from './people.queries.ts';
import type { FeedPart } from './posts.queries.ts';

/** Those of each post, in their order. */
export function findPictures(
  database: Database,
  postIds: readonly number[],
): Promise<Pick<ProfilePostPictureRow, 'postId' | 'picture'>[]> {
  return database
    .selectFrom('profilePostPictures')
    .select(['postId', 'picture'])
    .where('postId', 'in', [0, ...postIds])
    .orderBy('postId')
    .orderBy('position')
    .execute();
}

/** The newest first, with the posts that they are part of. */
export function findPhotos(database: Database, { author, before }: FeedPart, limit: number) {
  return database
    .selectFrom('profilePostPictures')
    .innerJoin('profilePosts', 'profilePosts.id', 'postId')
    .innerJoin('profilePeople', 'profilePeople.id', 'personId')
    .leftJoin('accounts', 'accounts.id', 'accountId')
    .select(['profilePostPictures.id', 'picture', 'postId', 'personId', 'profilePosts.text'])
    .select(['profilePosts.createdAt as postedAt', personName.as('name')])
    .where('deletedAt', 'is', null)
    .$if(author !== undefined, (query) => query.where('personId', '=', author ?? 0))
    .$if(before !== undefined, (query) => query.where('profilePostPictures.id', '<', before ?? 0))
    .orderBy('profilePostPictures.id', 'desc')
    .limit(limit)
    .execute();
}

/** What a post keeps of its pictures keeps its place among the photos too. */
export async function storePictures(
  transaction: Transaction,
  postId: number,
  pictures: readonly string[],
): Promise<void> {
  const former = await transaction.selectFrom('profilePostPictures').selectAll().where('postId', '=', postId).execute();
  const added = pictures.filter((picture) => !former.some((one) => one.picture === picture));
  const firstId = added.length > 0 ? await nextIds(transaction, 'profile_post_pictures', added.length) : 0;
  const idOf = (picture: string) =>
    former.find((one) => one.picture === picture)?.id ?? firstId + added.indexOf(picture);
  await transaction.deleteFrom('profilePostPictures').where('postId', '=', postId).execute();
  const rows = pictures.map((picture, position) => ({ id: idOf(picture), postId, position, picture }));
  if (rows.length > 0) await insertPictures(transaction, rows);
}

export async function insertPictures(transaction: Transaction, rows: readonly ProfilePostPictureRow[]): Promise<void> {
  await transaction.insertInto('profilePostPictures').values(rows).execute();
}
