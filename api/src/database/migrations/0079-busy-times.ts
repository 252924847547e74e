import type { Migration } from '../migrate.ts';

/** Whether others learn when an account is busy: they do, until it says otherwise. */
export const busyTimes: Migration = {
  name: '0079-busy-times',
  statements: () => ['alter table calendar_settings add column shows_busy_times integer not null default 1'],
};
