import { isDifferent } from './is-different.ts';

/** What a change makes of a thing, as it is recorded: the fields that differ, and what stands in them before and after. */
export interface Difference<Thing> {
  readonly fields: readonly (keyof Thing)[];
  readonly before: object;
  readonly after: object;
}

/** In these fields, else in any that the thing has; null when they are as before. */
export function differenceOf<Thing extends object>(
  before: Thing,
  after: Thing,
  among: readonly (keyof Thing)[] = Object.keys(before) as (keyof Thing & string)[],
): Difference<Thing> | null {
  const fields = among.filter((field) => isDifferent(before[field], after[field]));
  if (fields.length === 0) return null;
  return { fields, before: onlyFields(before, fields), after: onlyFields(after, fields) };
}

export function onlyFields<Thing, Field extends keyof Thing>(
  thing: Thing,
  fields: readonly Field[],
): Pick<Thing, Field> {
  return Object.fromEntries(fields.map((field) => [field, thing[field]])) as Pick<Thing, Field>;
}

/** Of the fields that somebody may change, those that are given: the others stay as they are. */
export function givenFields<Changes extends object>(changes: Changes): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Changes;
}
