import { type ChangeAction, type Entity, privateEntities } from '@atrium/contract/changes';
import { daysAfter } from '@atrium/contract/days';
import { type SelectQueryBuilder, sql } from 'kysely';
import { readsOfOthers } from '../../changes/subjects.ts';
import type { SignedInContext } from '../../context.ts';
import { containsUnindexed, unindexed } from '../../database/dialect.ts';
import type { Database } from '../../database/engine.ts';
import type { Schema } from '../../database/schema.ts';
import { foldWords } from '../../search/fold.ts';

export type Person = Pick<SignedInContext, 'ability' | 'caller'>;

export interface ChangeFilter {
  /** Words of what things were or are called, and of who did it: a change has them all. */
  q?: string | undefined;
  entity?: Entity | undefined;
  entityId?: number | undefined;
  action?: ChangeAction | undefined;
  actorId?: number | undefined;
  /** From one day to another in UTC, both among them: `2026-02-01..2026-03-02`. */
  days?: string | undefined;
  /** What came after this change, the earliest first; otherwise the latest come first. */
  after?: number | undefined;
}

/** What is not private of an entity is shared, all of it: an index of the entity has whatever is asked. */
export function visibleChanges(database: Database, person: Person, filter: ChangeFilter) {
  const { q, entity, entityId, action, actorId, days, after } = filter;
  const words = foldWords(q ?? '');
  const isPrivate = entity !== undefined && privateEntities.includes(entity);
  let changes = database.selectFrom('changes');
  if (isPrivate) changes = ofOwners(changes, person, entity);
  else if (entity === undefined || actorId !== undefined || days !== undefined || words.length > 0)
    changes = changes.where(sql<boolean>`is_private = 0`);
  // With words the changes are met by their ids, in an index that has the words beside them.
  const isMetById = words.length > 0 && !isPrivate && entityId === undefined;
  const column = (name: 'entity' | 'at') => (isMetById ? unindexed(database, name) : sql.ref<string>(name));
  if (entity !== undefined) changes = changes.where(column('entity'), '=', entity);
  if (entityId !== undefined) changes = changes.where('entityId', '=', entityId);
  if (action !== undefined) changes = changes.where('action', '=', action);
  if (actorId !== undefined) changes = changes.where('actorId', '=', actorId);
  if (after !== undefined) changes = changes.where('id', '>', after);
  for (const word of words) changes = changes.where(containsUnindexed(sql<string>`search`, word));
  const [from, to] = days?.split('..') ?? [];
  if (from === undefined || to === undefined) return changes;
  return changes.where(column('at'), '>=', from).where(column('at'), '<', daysAfter(to, 1));
}

/** What is private of an entity: one's own, and with the right to it that of others. */
function ofOwners(changes: SelectQueryBuilder<Schema, 'changes', object>, person: Person, entity: Entity) {
  const kept = changes.where(sql<boolean>`is_private = 1`);
  return readsOfOthers(person, entity) ? kept : kept.where('ownerId', '=', person.caller.accountId);
}
