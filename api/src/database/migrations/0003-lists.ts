import type { Migration } from '../migrate.ts';

/** The three counts that keep a list fast at any size; src/lists/list-index.ts tells how they work together. */
export const lists: Migration = {
  name: '0003-lists',
  statements: ({ id, bytes, keyed }) => [
    `create table list_facets (
        list text not null,
        facet text not null,
        total bigint not null,
        primary key (list, facet)
      )${keyed}`,

    // version is another one whenever a row of the segment was added, changed or deleted.
    `create table list_segments (
        id ${id},
        list text not null,
        sort text not null,
        lower_key ${bytes} not null,
        lower_id bigint not null,
        total bigint not null,
        version bigint not null,
        constraint list_segments_in_order unique (list, sort, lower_key, lower_id)
      )`,

    `create table list_segment_counts (
        segment_id bigint not null references list_segments (id) on delete cascade,
        facet text not null,
        total bigint not null,
        primary key (segment_id, facet)
      )${keyed}`,

    `create table search_grams (
        list text not null,
        gram ${bytes} not null,
        facet text not null,
        total bigint not null,
        primary key (list, gram, facet)
      )${keyed}`,
  ],
};
