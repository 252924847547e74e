import { type RawBuilder, sql } from 'kysely';

export function isOnProduct(path: RawBuilder<string>): RawBuilder<boolean> {
  return sql`exists (
    select 1 from product_pictures where picture = ${path} and substr(picture, 1, 14) = '/api/v1/files/')`;
}
