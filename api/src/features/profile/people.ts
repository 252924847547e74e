import type { AccountInfo, SocialLinks } from '@atrium/contract/account-settings';
import type { FeedPerson } from '@atrium/contract/profile-feed';
import type { Acquaintance, FriendState, OwnProfile, PersonPage } from '@atrium/contract/profile-people';
import type * as z from 'zod/mini';
import type { Context, SignedInContext } from '../../context.ts';
import type { Database, Transaction } from '../../database/engine.ts';
import { notFound } from '../../errors.ts';
import { changeOwnPage } from './own-page.ts';
import { findAcquaintances, findLikers, findPersonId, findPersonPage, requirePersonId } from './people.queries.ts';
import { findPost } from './posts.queries.ts';
import { findReactionTo } from './reactions.queries.ts';

type Which = { id?: number | undefined; account?: number | undefined };

export async function readPerson(
  database: Database,
  { caller }: Pick<SignedInContext, 'caller'>,
  { id, account }: Which,
): Promise<PersonPage> {
  const row = await findPersonPage(database, id === undefined ? { accountId: account ?? caller.accountId } : { id });
  if (!row) throw notFound('person');
  const isOwn = row.accountId === caller.accountId;
  const friendState = isOwn ? 'self' : await friendStateOf(database, caller.accountId, row);
  const { accountId, name, avatar, posts, photos, friends } = row;
  const { twitter, facebook, google, linkedIn, instagram, quora } = row;
  const links = { twitter, facebook, google, linkedIn, instagram, quora };
  return {
    ...{ id: row.id, accountId, name, avatar, friendState, posts, photos, friends },
    cover: row.cover ?? '',
    designation: row.designation ?? '',
    lives: row.lives ?? '',
    about: row.bio || row.about || '',
    website: row.website ?? '',
    socialLinks: { ...noLinks, ...Object.fromEntries(Object.entries(links).map(([key, link]) => [key, link ?? ''])) },
    joined: row.closedAt === null ? (row.createdAt?.slice(0, 10) ?? null) : null,
    email: isOwn ? row.email : null,
  };
}

const noLinks = { twitter: '', facebook: '', google: '', linkedIn: '', instagram: '', quora: '' };

async function friendStateOf(
  database: Database,
  accountId: number,
  { id: otherId, closedAt }: { id: number; closedAt: string | null },
): Promise<FriendState> {
  if (closedAt !== null) return 'closed';
  const personId = await findPersonId(database, accountId);
  const out = await findReactionTo(database, { kind: 'friend', targetId: otherId, personId });
  const back = await findReactionTo(database, { kind: 'friend', targetId: personId, personId: otherId });
  return stateOf(out !== undefined, back !== undefined);
}

function stateOf(isOut: boolean, isBack: boolean): FriendState {
  if (isOut) return isBack ? 'friends' : 'asked';
  return isBack ? 'asking' : 'none';
}

type GivenSettings = Partial<z.output<typeof AccountInfo> & z.output<typeof SocialLinks>>;

/** Changes the settings of an account, and answers the change; null when nothing is different. */
export type ChangeSettings = (
  transaction: Transaction,
  context: Context,
  accountId: number,
  given: { [Name in keyof GivenSettings]?: GivenSettings[Name] | undefined },
) => Promise<{ changeId: number | null }>;

export function updateOwnProfile(
  context: SignedInContext,
  given: Partial<z.output<typeof OwnProfile>>,
  changeSettings: ChangeSettings,
) {
  const { about: bio, website, socialLinks = {}, ...page } = given;
  return context.services.engine.write(async (transaction) => {
    await requirePersonId(transaction, context);
    const changed = await changeOwnPage(transaction, context, page);
    const { accountId } = context.caller;
    const settings = await changeSettings(transaction, context, accountId, { bio, website, ...socialLinks });
    return { person: await readPerson(transaction, context, {}), changeId: changed ?? settings.changeId };
  });
}

/** The friends of somebody; who asks and is asked, the person themselves alone is told. */
export async function readFriends(
  database: Database,
  { caller }: Pick<SignedInContext, 'caller'>,
  person: number | undefined,
): Promise<{ friends: Acquaintance[]; asking: Acquaintance[]; asked: Acquaintance[] }> {
  const ownId = await findPersonId(database, caller.accountId);
  const isOwn = person === undefined || person === ownId;
  const rows = (await findAcquaintances(database, person ?? ownId)).map(({ ways, isOut, designation, ...row }) => {
    const friendState = stateOf(isOut === 1, ways > Number(isOut));
    return { ...row, designation: designation ?? '', friendState };
  });
  const those = (state: FriendState) => rows.filter(({ friendState }) => friendState === state);
  return {
    friends: those('friends').slice(0, 1_000),
    asking: isOwn ? those('asking').slice(0, 1_000) : [],
    asked: isOwn ? those('asked').slice(0, 1_000) : [],
  };
}

export async function readLikers(database: Database, postId: number): Promise<FeedPerson[]> {
  if (!(await findPost(database, postId))) throw notFound('post');
  return findLikers(database, postId);
}
