import { type RawBuilder, sql } from 'kysely';

export function isOnPost(path: RawBuilder<string>): RawBuilder<boolean> {
  return sql`exists (
    select 1 from blog_posts
    where featured_image = ${path} and substr(featured_image, 1, 14) = '/api/v1/files/' and deleted_at is null)`;
}
