import { addProfileComment, deleteProfileComment, deleteProfilePost } from '@atrium/contract/profile';
import {
  addProfilePost,
  type FeedPost,
  type NewPost,
  updateProfileComment,
  updateProfilePost,
} from '@atrium/contract/profile-feed';
import { declineFriend, type OwnProfile, updateOwnProfile } from '@atrium/contract/profile-people';
import * as reactions from '@atrium/contract/profile-reactions';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { call } from '../../backend/client.ts';
import { useAddingOnce } from '../../ui/forms/use-adding-once.ts';
import { useCommand } from '../../ui/use-command.ts';
import { type Feed, withPosts } from './feed-pages.ts';
import { surroundingsQuery } from './profile.queries.ts';

const posts = ['profile-post', 'profile-reaction', 'profile'];
const people = ['profile-reaction', 'profile'];

export function useAddPost() {
  const { t } = useTranslation();
  const once = useAddingOnce();
  return useCommand({
    ask: (post: NewPost) => once(post, (idempotencyKey) => call(addProfilePost, { body: { ...post, idempotencyKey } })),
    said: () => t('profile.said.posted'),
    touches: posts,
    untilShown: true,
  });
}

export function useUpdatePost() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id, text, pictures }: { id: number; text: string; pictures: string[] }) =>
      call(updateProfilePost, { parameters: { id }, body: { text, pictures } }),
    said: () => t('profile.said.postChanged'),
    touches: posts,
    untilShown: true,
  });
}

export function useDeletePost() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id }: FeedPost) => call(deleteProfilePost, { parameters: { id } }),
    said: () => t('profile.said.postDeleted'),
    touches: posts,
    show: (client, { id }) => changePosts(client, (all) => all.filter((post) => post.id !== id)),
  });
}

export function useAddComment() {
  const { t } = useTranslation();
  const once = useAddingOnce();
  return useCommand({
    ask: ({ post, text }: { post: number; text: string }) =>
      once({ post, text }, (idempotencyKey) =>
        call(addProfileComment, { parameters: { id: post }, body: { text, idempotencyKey } }),
      ),
    said: () => t('profile.said.commented'),
    touches: posts,
    untilShown: true,
  });
}

export function useUpdateComment() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id, text }: { id: number; text: string }) =>
      call(updateProfileComment, { parameters: { id }, body: { text } }),
    said: () => t('profile.said.commentChanged'),
    touches: posts,
    untilShown: true,
  });
}

export function useDeleteComment() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id }: { id: number }) => call(deleteProfileComment, { parameters: { id } }),
    said: () => t('profile.said.commentDeleted'),
    touches: posts,
  });
}

export function useVote() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ poll, option }: { poll: number; option: number }) =>
      call(reactions.voteInPoll, { parameters: { id: poll }, body: { option } }),
    said: () => t('profile.said.voted'),
    touches: posts,
    untilShown: true,
    // The arrow keys go through the answers, and vote for each: the last of them counts.
    isInTurn: true,
  });
}

export function useLikePost() {
  return useCommand({
    ask: ({ id, youLiked }: FeedPost) =>
      call(youLiked ? reactions.unlikePost : reactions.likePost, { parameters: { id } }),
    touches: posts,
    show: (client, { id, youLiked }) =>
      changePosts(client, (all) =>
        all.map((post) => {
          if (post.id !== id || post.youLiked !== youLiked) return post;
          return { ...post, youLiked: !youLiked, likes: String(Number(post.likes) + (youLiked ? -1 : 1)) };
        }),
      ),
  });
}

export function useLikeComment() {
  return useCommand({
    ask: ({ id, youLiked }: { id: number; youLiked: boolean }) =>
      call(youLiked ? reactions.unlikeComment : reactions.likeComment, { parameters: { id } }),
    touches: posts,
  });
}

export function useSharePost() {
  return useCommand({
    ask: ({ id }: FeedPost) => call(reactions.sharePost, { parameters: { id } }),
    touches: posts,
  });
}

export function useFollowPage() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id, favorite }: { id: number; favorite: boolean; username: string }) =>
      call(favorite ? reactions.unfollowPage : reactions.followPage, { parameters: { id } }),
    said: ({ favorite, username }) =>
      t(favorite ? 'profile.said.unfollowed' : 'profile.said.followed', { name: username }),
    touches: people,
    show: (client, { id, favorite }) =>
      client.setQueryData(
        surroundingsQuery.queryKey,
        (around) =>
          around && {
            ...around,
            suggestedPages: around.suggestedPages.map((page) =>
              page.id === id ? { ...page, favorite: !favorite } : page,
            ),
          },
      ),
  });
}

export type FriendAct = 'ask' | 'accept' | 'decline' | 'remove' | 'withdraw';

const friendRoutes = {
  ask: reactions.addFriend,
  accept: reactions.addFriend,
  decline: declineFriend,
  remove: reactions.removeFriend,
  withdraw: reactions.removeFriend,
} as const;

export function useFriend() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ act, id }: { act: FriendAct; id: number; name: string }) => call(friendRoutes[act], { parameters: { id } }),
    said: ({ act, name }) => t(`profile.friendSaid.${act}`, { name }),
    touches: people,
  });
}

export function useUpdateProfile() {
  const { t } = useTranslation();
  return useCommand({
    ask: (changes: Partial<z.input<typeof OwnProfile>>) => call(updateOwnProfile, { body: changes }),
    said: () => t('profile.said.profileChanged'),
    touches: ['profile', 'profile-post'],
  });
}

function changePosts(client: QueryClient, change: (posts: FeedPost[]) => FeedPost[]): void {
  client.setQueriesData<Feed>({ queryKey: ['profile-post', 'list'] }, (feed) => feed && withPosts(feed, change));
  client.setQueriesData<FeedPost | null>({ queryKey: ['profile-post', 'one'] }, (post) =>
    post ? (change([post])[0] ?? null) : post,
  );
}
