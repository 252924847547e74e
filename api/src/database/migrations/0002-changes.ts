import type { Migration } from '../migrate.ts';

export const changes: Migration = {
  name: '0002-changes',
  statements: ({ id }) => [
    // owner_id is the account that an owned thing belongs to; null for what is shared. before and after are JSON.
    `create table changes (
      id ${id},
      at text not null,
      actor_id bigint,
      actor_name text not null,
      owner_id bigint,
      action text not null,
      entity text not null,
      entity_id bigint not null,
      entity_name text not null,
      before text,
      after text,
      request_id text not null,
      is_undoable integer not null,
      undone_by bigint
    )`,
    // The activity page, filtered by what was changed.
    `create index changes_of_an_entity on changes (entity, id)`,
    // The timeline of one record.
    `create index changes_of_a_record on changes (entity, entity_id, id)`,
    // Undo takes back a request.
    `create index changes_of_a_request on changes (request_id, id)`,
  ],
};
