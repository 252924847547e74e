import type { Migration } from '../migrate.ts';

export const taskRepeatEvery: Migration = {
  name: '0076-task-repeat-every',
  statements: () => [
    // Of how many days, weeks, months or years each is one on which the task comes again.
    'alter table tasks add column repeat_every integer not null default 1',
  ],
};
