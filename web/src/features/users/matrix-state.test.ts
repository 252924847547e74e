import { allGrants, areas, type Grant, rights } from '@atrium/contract/grants';
import { describe, expect, test } from 'vitest';
import { rightsIn, stateOf, withAll, withChanges, withRight } from './matrix-state.ts';

describe('the matrix of a role', () => {
  test('gives reading with whatever else it gives, and takes all with it', () => {
    for (const area of areas) {
      for (const right of rights) {
        const given = withRight([], area, right, true);
        expect(new Set(given)).toEqual(new Set<Grant>([`${area}:read`, `${area}:${right}`]));
        expect(withRight(given, area, 'read', false)).toEqual([]);
      }
      expect(withRight(rightsIn(area), area, 'write', false)).toEqual([`${area}:read`, `${area}:create`]);
    }
  });

  test('is the same whatever the order in which it was filled in', () => {
    expect(withRight(['orders:read'], 'users', 'read', true)).toEqual(['users:read', 'orders:read']);
    expect(withAll(['audit:read'], allGrants, true)).toEqual(allGrants);
    expect(withAll(allGrants, rightsIn('audit'), false)).toHaveLength(allGrants.length - 3);
  });

  test('changes the cells that one has changed, and leaves what somebody else changed meanwhile', () => {
    const before: Grant[] = ['users:read', 'orders:read', 'orders:write'];
    const drafted = withRight(before, 'content', 'write', true);
    expect(withChanges(['users:read', 'orders:read'], { before, drafted })).toEqual([
      'users:read',
      'content:read',
      'content:write',
      'orders:read',
    ]);
    expect(withChanges(['audit:read'], { before, drafted: before })).toEqual(['audit:read']);
  });

  test('gives no right to write what can no longer be read', () => {
    const before: Grant[] = ['orders:read'];
    const given = withRight(before, 'orders', 'write', true);
    expect(withChanges([], { before, drafted: given })).toEqual(['orders:read', 'orders:write']);
    const taken = withRight(before, 'orders', 'read', false);
    expect(withChanges(['orders:read', 'orders:create'], { before, drafted: taken })).toEqual([]);
  });

  test('shows of several cells whether all, some or none are given', () => {
    expect(stateOf(allGrants, allGrants)).toEqual({ checked: true, indeterminate: false });
    expect(stateOf(['users:read'], rightsIn('users'))).toEqual({ checked: false, indeterminate: true });
    expect(stateOf([], rightsIn('users'))).toEqual({ checked: false, indeterminate: false });
  });
});
