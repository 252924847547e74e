import { areas, grantOf } from '@atrium/contract/grants';
import { areaOf, type Subject } from '@atrium/contract/policy';
import type { SignedInContext } from '../context.ts';
import { notAllowed } from '../errors.ts';

type Asking = Pick<SignedInContext, 'caller'>;

/**
 * What an account has of all areas together, such as what it was told, shows a key what is of the areas that it was given. What is of no area
 * is the account itself, which every key reads; a person, and a key with full access, reads all of it.
 */
export function keyReads({ caller }: Asking, subject: Subject): boolean {
  const grants = caller.key?.grants ?? null;
  const area = areaOf(subject);
  return grants === null || area === null || grants.includes(grantOf(area, 'read'));
}

/** Where nobody can tell what area a thing is of, a key has to be given all of them. */
export function keyReadsAll({ caller }: Asking): boolean {
  const grants = caller.key?.grants ?? null;
  return grants === null || areas.every((area) => grants.includes(grantOf(area, 'read')));
}

export function refuseChosenAreas(asking: Asking): void {
  if (!keyReadsAll(asking)) throw notAllowed();
}
