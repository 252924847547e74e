import type { Migration } from '../migrate.ts';

/** Whether an account signs in with two steps is asked of what makes it so: the switch that was kept beside it did nothing. */
export const realTwoSteps: Migration = {
  name: '0066-real-two-steps',
  statements: () => ['alter table account_profiles drop column is_two_step_enabled'],
};
