import type { Migration } from '../migrate.ts';

export const taskRepeatDay: Migration = {
  name: '0063-task-repeat-day',
  statements: () => [
    // The day of the month that is meant by what repeats monthly or yearly: after a short month it is due on that day again.
    'alter table tasks add column repeat_day integer',
  ],
};
