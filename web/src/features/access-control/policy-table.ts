import { type Ability, type Action, actions, type Subject, subjects } from '@atrium/contract/policy';

/** `manage` is all of these at once. */
export const plainActions = actions.filter((action) => action !== 'manage');

/** `all` is all of these at once. */
export const plainSubjects = subjects.filter((subject) => subject !== 'all');

export function allowedActions(ability: Ability, subject: Subject): Action[] {
  return plainActions.filter((action) => ability.can(action, subject));
}
