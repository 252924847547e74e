import { type Area, allGrants, areas, type Grant, grantOf, type Right, rights } from '@atrium/contract/grants';

/** Whoever may change or create something may read it: what one cannot see, one cannot open either. */
export function withRight(grants: readonly Grant[], area: Area, right: Right, isOn: boolean): Grant[] {
  if (isOn) return inOrder([...grants, grantOf(area, right), grantOf(area, 'read')]);
  const gone = right === 'read' ? rightsIn(area) : [grantOf(area, right)];
  return grants.filter((grant) => !gone.includes(grant));
}

export function withAll(grants: readonly Grant[], some: readonly Grant[], isOn: boolean): Grant[] {
  return isOn ? inOrder([...grants, ...some]) : grants.filter((grant) => !some.includes(grant));
}

interface Draft {
  /** What the matrix gave when one began. */
  before: readonly Grant[];
  /** What it is to give. */
  drafted: readonly Grant[];
}

/** The cells that one has changed, and no others: what somebody else gave or took meanwhile stays so. */
export function withChanges(now: readonly Grant[], { before, drafted }: Draft): Grant[] {
  const cells = areas.flatMap((area) => rights.map((right) => ({ area, right, grant: grantOf(area, right) })));
  const changed = cells.filter(({ grant }) => before.includes(grant) !== drafted.includes(grant));
  return changed.reduce(
    (grants, { area, right, grant }) => withRight(grants, area, right, drafted.includes(grant)),
    [...now],
  );
}

export function rightsIn(area: Area): Grant[] {
  return rights.map((right) => grantOf(area, right));
}

function inOrder(grants: readonly Grant[]): Grant[] {
  return allGrants.filter((grant) => grants.includes(grant));
}

/** What a checkbox for several cells shows. */
export function stateOf(
  grants: readonly Grant[],
  cells: readonly Grant[],
): { checked: boolean; indeterminate: boolean } {
  const held = cells.filter((cell) => grants.includes(cell)).length;
  return { checked: held === cells.length, indeterminate: held > 0 && held < cells.length };
}
