import { sql } from 'kysely';
import type { Engine } from '../../database/engine.ts';
import { foldOld } from '../../search/fold-old.ts';
import { permissionSearch } from './permissions.rows.ts';

const permissionsAtOnce = 500;

export function foldOldPermissions(engine: Engine): Promise<void> {
  return foldOld(engine, 'permissions', async (transaction, after) => {
    const permissions = await transaction
      .selectFrom('permissions')
      .select(['id', 'name', 'createdAt'])
      .where('search', '=', sql.lit(''))
      .where('id', '>', after)
      .orderBy('id')
      .limit(permissionsAtOnce)
      .execute();
    return permissions.map((permission) => ({ id: permission.id, search: permissionSearch(permission) }));
  });
}
