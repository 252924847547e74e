import { sql } from 'kysely';
import type { Engine } from '../../database/engine.ts';
import { permissionSearch } from './permissions.rows.ts';

/** Permissions that are older than what their search text has: a step of the schema cannot fold words. There are tens of them. */
export async function foldOldPermissions(engine: Engine): Promise<void> {
  await engine.write(async (transaction) => {
    const rows = await transaction
      .selectFrom('permissions')
      .select(['id', 'name', 'createdAt'])
      .where('search', '=', sql.lit(''))
      .execute();
    for (const { id, ...permission } of rows)
      await transaction
        .updateTable('permissions')
        .set({ search: permissionSearch(permission) })
        .where('id', '=', id)
        .execute();
  });
}
