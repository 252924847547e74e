import { type RawBuilder, sql } from 'kysely';

export function isOnProduct(path: RawBuilder<string>): RawBuilder<boolean> {
  return sql`exists (select 1 from products where image = ${path} and substr(image, 1, 14) = '/api/v1/files/')`;
}
