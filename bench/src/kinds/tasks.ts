import { seedTasks } from '@atrium/api/features/tasks/tasks.seed';
import { taskFilters, taskOrders, taskTags } from '@atrium/contract/tasks';
import type { Kind } from '../kind.ts';
import { type List, measureList } from '../list-calls.ts';
import { each, searchesFor, sometimes } from '../questions.ts';

const names = ['measure', 'compasses', 'reading room', 'slipway', 'parcels', 'ledgers', 'print shop', 'lighthouse'];
const commonTexts = ['medium', 'the lamps', 'north quay', 'update', ' jan', ' mar', 'high', 'workshop', 'answer the'];

const filters = [
  ...each('filter', taskFilters),
  ...each('tag', taskTags),
  { filter: 'today' },
  { filter: 'important', tag: 'high' },
  { completedLast: 'true' },
  { completedLast: 'true', filter: 'important' },
];

const list: List = {
  path: '/apps/todo/tasks',
  total: null,
  orders: each('sortBy', taskOrders),
  anyFilter: (random) => sometimes(random, filters),
  searches: searchesFor(names, commonTexts),
};

/** There is no call for a single one. */
export const tasks: Kind = { table: 'tasks', seed: seedTasks, measure: (app) => measureList(app, list) };
