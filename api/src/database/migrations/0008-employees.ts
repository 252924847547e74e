import type { Migration } from '../migrate.ts';
import { listIndexes } from './list-indexes.ts';

export const employees: Migration = {
  name: '0008-employees',
  statements: ({ id, bytes, dialect }) => [
    // The columns that serve src/lists are those of 0004-users. Days sort by themselves, numbers by a key of their digits.
    `create table employees (
        id ${id},
        full_name text not null,
        full_name_key ${bytes} not null,
        post text not null,
        post_key ${bytes} not null,
        email text not null,
        email_key ${bytes} not null,
        city text not null,
        city_key ${bytes} not null,
        start_date ${bytes} not null,
        salary_cents bigint not null,
        salary_key ${bytes} not null,
        age integer not null,
        age_key ${bytes} not null,
        experience_years integer not null,
        status integer not null check (status between 1 and 5),
        avatar text not null,
        facet text not null,
        search text not null,
        place bigint not null check (place = id)
      )`,
    ...listIndexes(dialect, 'employees', [
      'full_name_key',
      'post_key',
      'email_key',
      'city_key',
      'start_date',
      'salary_key',
      'age_key',
    ]),
  ],
};
