import { describe, expect, test } from 'vitest';
import {
  decodeLayout,
  defaultLayout,
  encodeLayout,
  shownColumns,
  withHidden,
  withMoved,
  withPin,
  withShifted,
  withWidth,
} from './column-layout.ts';

const columns = [
  { id: 'name', isHideable: false, pin: 'start' as const },
  { id: 'role' },
  { id: 'plan' },
  { id: 'id', isHiddenByDefault: true },
];
const layout = defaultLayout(columns);

describe('encodeLayout and decodeLayout', () => {
  test('go there and back', () => {
    const changed = withWidth(
      withPin(withHidden(withMoved(layout, 'plan', 'role'), 'id', false), 'id', 'end'),
      'role',
      240,
    );
    expect(encodeLayout(changed)).toBe('name.start,plan,role.240,id.end');
    expect(decodeLayout(encodeLayout(changed), columns)).toEqual(changed);
  });

  test('the default layout comes back as it was', () => {
    expect(encodeLayout(layout)).toBe('name.start,role,plan,-id');
    expect(decodeLayout(encodeLayout(layout), columns)).toEqual(layout);
  });

  test('nonsense gives the default', () => {
    expect(decodeLayout(',,x.y.z,-,constructor', columns)).toEqual(layout);
  });

  test('a column that came later stands where it stands by default', () => {
    expect(decodeLayout('plan,name.start', columns).order).toEqual(['plan', 'id', 'name', 'role']);
    expect(decodeLayout('plan,name.start', columns).hidden).toEqual(['id']);
  });

  test('the column that names the row is never hidden, a column is there once, a width has limits', () => {
    const decoded = decodeLayout('-name,role.9000,role.100,plan.1', columns);
    expect(decoded.hidden).toEqual(['id']);
    expect(decoded.widths).toEqual({ role: 800, plan: 64 });
  });
});

describe('shownColumns', () => {
  test('leaves out hidden ones and puts pinned ones at their end', () => {
    expect(shownColumns(layout)).toEqual(['name', 'role', 'plan']);
    expect(shownColumns(withPin(layout, 'role', 'end'))).toEqual(['name', 'plan', 'role']);
  });
});

describe('moving', () => {
  test('a column takes the place of another, in both directions', () => {
    expect(shownColumns(withMoved(layout, 'role', 'plan'))).toEqual(['name', 'plan', 'role']);
    expect(shownColumns(withMoved(layout, 'plan', 'role'))).toEqual(['name', 'plan', 'role']);
  });

  test('a column that is moved among pinned ones is pinned too', () => {
    const moved = withMoved(layout, 'plan', 'name');
    expect(shownColumns(moved)).toEqual(['plan', 'name', 'role']);
    expect(moved.pins).toEqual({ name: 'start', plan: 'start' });
  });

  test('step by step, over what is hidden, and not beyond the edge', () => {
    expect(shownColumns(withShifted(layout, 'role', 1))).toEqual(['name', 'plan', 'role']);
    expect(withShifted(layout, 'plan', 1)).toBe(layout);
    expect(withShifted(layout, 'name', -1)).toBe(layout);
  });
});
