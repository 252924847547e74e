import * as z from 'zod/mini';
import { route } from './route.ts';
import { anyOfParameter, day, id } from './text.ts';

/** What else has its day, and is seen in the calendar without being kept there. */
export const calendarLayers = ['tasks', 'invoices'] as const;
export const CalendarLayer = z.enum(calendarLayers);
export type CalendarLayer = z.infer<typeof CalendarLayer>;

/** Most items of one answer, the first by their day. */
export const layerLimit = 1_000;

/**
 * A task or an invoice by the day on which it is due; `entity` and `entityId` say where it leads. `isDone` is a task that is completed and
 * an invoice that is paid. Of an invoice `title` is its client, and `amountCents` what is still to be paid.
 */
export const LayerItem = z.object({
  layer: CalendarLayer,
  entity: z.enum(['task', 'invoice']),
  entityId: id(),
  title: z.string(),
  day: day(),
  isDone: z.boolean(),
  amountCents: z.nullable(z.int()),
  currency: z.nullable(z.string()),
});
export type LayerItem = z.infer<typeof LayerItem>;

export const readCalendarLayers = route({
  name: 'readCalendarLayers',
  method: 'GET',
  path: '/api/v1/calendar-layers',
  summary:
    "One's own tasks, and invoices, that are due from one day to another, both included: the first 1,000 of each layer by their day. `layers` answers which of those asked for one may read; the others are left out.",
  access: { action: 'read', subject: 'Calendar' },
  query: z
    .object({ from: day(), to: day(), layers: z._default(anyOfParameter(CalendarLayer), [...calendarLayers]) })
    .check(z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'The range ends before it begins.' })),
  status: 200,
  response: z.object({ layers: z.array(CalendarLayer), items: z.array(LayerItem) }),
});
