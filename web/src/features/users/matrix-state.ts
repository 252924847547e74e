import { type Area, allGrants, type Grant, grantOf, type Right, rights } from '@atrium/contract/grants';

/** Whoever may change or create something may read it: what one cannot see, one cannot open either. */
export function withRight(grants: readonly Grant[], area: Area, right: Right, isOn: boolean): Grant[] {
  if (isOn) return inOrder([...grants, grantOf(area, right), grantOf(area, 'read')]);
  const gone = right === 'read' ? rightsIn(area) : [grantOf(area, right)];
  return grants.filter((grant) => !gone.includes(grant));
}

export function withAll(grants: readonly Grant[], some: readonly Grant[], isOn: boolean): Grant[] {
  return isOn ? inOrder([...grants, ...some]) : grants.filter((grant) => !some.includes(grant));
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
