import { type LayerItem, layerLimit } from '@atrium/contract/calendar-layers';
import type { Database } from '../../../database/engine.ts';

/** Both are included. */
export interface Days {
  from: string;
  to: string;
}

/** What one has to do oneself, and what others have given one: a stretch of the index of each list by the day. */
export async function findDueTasks(database: Database, accountId: number, { from, to }: Days): Promise<LayerItem[]> {
  const columns = ['tasks.id', 'tasks.title', 'tasks.dueOn', 'tasks.isCompleted'] as const;
  const own = await database
    .selectFrom('tasks')
    .select(columns)
    .where('tasks.accountId', '=', accountId)
    .where('tasks.dueKey', '>=', from)
    .where('tasks.dueKey', '<=', to)
    .where('tasks.isDeleted', '=', 0)
    .orderBy('tasks.dueKey')
    .orderBy('tasks.place')
    .limit(layerLimit)
    .execute();
  const assigned = await database
    .selectFrom('assignedTasks')
    .innerJoin('tasks', 'tasks.id', 'assignedTasks.id')
    .select(columns)
    .where('assignedTasks.accountId', '=', accountId)
    .where('assignedTasks.dueKey', '>=', from)
    .where('assignedTasks.dueKey', '<=', to)
    .where('tasks.isDeleted', '=', 0)
    .orderBy('assignedTasks.dueKey')
    .orderBy('assignedTasks.place')
    .limit(layerLimit)
    .execute();
  const byId = new Map([...own, ...assigned].map((row) => [row.id, row]));
  const items = [...byId.values()].flatMap(({ id, title, dueOn, isCompleted }) => {
    const item = { layer: 'tasks', entity: 'task', entityId: id, title, amountCents: null, currency: null } as const;
    return dueOn === null ? [] : [{ ...item, day: dueOn, isDone: isCompleted === 1 }];
  });
  return items.sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day))).slice(0, layerLimit);
}

/** Drafts are asked of nobody yet. */
export async function findDueInvoices(database: Database, { from, to }: Days): Promise<LayerItem[]> {
  const rows = await database
    .selectFrom('invoices')
    .innerJoin('clients', 'clients.id', 'invoices.clientId')
    .select(['invoices.id', 'invoices.dueDate', 'invoices.balanceCents', 'invoices.currency', 'clients.name'])
    .where('invoices.dueDate', '>=', from)
    .where('invoices.dueDate', '<=', to)
    .where('invoices.deletedAt', 'is', null)
    .where('invoices.status', '!=', 'Draft')
    .orderBy('invoices.dueDate')
    .orderBy('invoices.place')
    .limit(layerLimit)
    .execute();
  return rows.map(({ id, dueDate, balanceCents, currency, name }) => {
    const what = { layer: 'invoices', entity: 'invoice', entityId: id, title: name, day: dueDate } as const;
    return { ...what, isDone: balanceCents <= 0, amountCents: balanceCents, currency };
  });
}
