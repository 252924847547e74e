import type { Migration } from '../migrate.ts';

export const employeeArchive: Migration = {
  name: '0042-employee-archive',
  statements: ({ bytes }) => [
    'alter table employees add column archived_at text',

    // The list by experience and by status; whether somebody is archived is a part of the facet.
    `alter table employees add column experience_key ${bytes} not null default ''`,
    `alter table employees add column status_key ${bytes} not null default ''`,
    `update employees set status_key = cast(status as text), facet = facet || '/current',
      experience_key = substr('${'0'.repeat(16)}' || experience_years, length(cast(experience_years as text)) + 1)`,
    ...['experience_key', 'status_key'].map(
      (column) => `create index employees_by_${column} on employees (${column}, place, facet)`,
    ),
  ],
};
