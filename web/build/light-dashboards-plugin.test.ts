import { expect, test } from 'vitest';
import type { ChunkOfModules } from './acyclic-plugin.ts';
import { pathToHeavy } from './light-dashboards-plugin.ts';

const dashboard = {
  fileName: 'assets/ecommerce-1.js',
  imports: ['assets/charts-1.js', 'assets/libraries-1.js'],
  moduleIds: ['/web/src/routes/_shell/dashboard/ecommerce.tsx?tsr-split=component'],
};
const charts = (...imports: string[]): ChunkOfModules => ({ fileName: 'assets/charts-1.js', imports, moduleIds: [] });
const lists = { fileName: 'assets/lists-1.js', imports: [], moduleIds: [] };
const page = {
  fileName: 'assets/users-1.js',
  imports: ['assets/lists-1.js'],
  moduleIds: ['/web/src/routes/users.tsx?'],
};

test('the way on which a dashboard comes to load lists is told', () => {
  const path = pathToHeavy([page, dashboard, charts('assets/charts-1.js', 'assets/lists-1.js'), lists]);
  expect(path.map(({ fileName }) => fileName)).toEqual([
    'assets/ecommerce-1.js',
    'assets/charts-1.js',
    'assets/lists-1.js',
  ]);
});

test('other pages may load them', () => {
  expect(pathToHeavy([page, dashboard, charts(), lists])).toEqual([]);
});
