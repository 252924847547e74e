import { type CalendarLayer, calendarLayers, type LayerItem } from '@atrium/contract/calendar-layers';
import type { SignedInContext } from '../../../context.ts';
import { type Days, findDueInvoices, findDueTasks } from './calendar.layers.queries.ts';

const subjects = { tasks: 'Task', invoices: 'Invoice' } as const;

/** What is due lies where it is kept: nothing of it is copied into the calendar. */
export async function readCalendarLayers(
  { services, caller, ability }: SignedInContext,
  { layers: asked, from, to }: Days & { layers: readonly CalendarLayer[] },
): Promise<{ layers: CalendarLayer[]; items: LayerItem[] }> {
  const { read } = services.engine;
  const layers = calendarLayers.filter((layer) => asked.includes(layer) && ability.can('read', subjects[layer]));
  const tasks = layers.includes('tasks') ? await findDueTasks(read, caller.accountId, { from, to }) : [];
  const invoices = layers.includes('invoices') ? await findDueInvoices(read, { from, to }) : [];
  return { layers, items: [...tasks, ...invoices] };
}
