import { type RawBuilder, sql } from 'kysely';

export function isAvatar(path: RawBuilder<string>): RawBuilder<boolean> {
  return sql`exists (select 1 from accounts where avatar = ${path} and substr(avatar, 1, 14) = '/api/v1/files/')`;
}

/** The cover of somebody's page, or on a post that stands. */
export function isOnProfile(path: RawBuilder<string>): RawBuilder<boolean> {
  return sql`(
    exists (select 1 from profiles where cover = ${path} and substr(cover, 1, 14) = '/api/v1/files/')
    or exists (
      select 1 from profile_post_pictures join profile_posts on profile_posts.id = post_id
      where picture = ${path} and substr(picture, 1, 14) = '/api/v1/files/' and deleted_at is null))`;
}
