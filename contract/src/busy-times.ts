import * as z from 'zod/mini';
import { dayMilliseconds } from './days.ts';
import { route } from './route.ts';
import { anyOfParameter, givenMoment, id, idParameter, moment } from './text.ts';

/** How many days one may ask about at once. */
export const mostBusyDays = 31;

/** Moments; of whole days (`allDay`) the first and the last of them. */
export const BusyTime = z.object({
  start: z.union([moment(), z.iso.date()]),
  end: z.union([moment(), z.iso.date()]),
  allDay: z.boolean(),
});
export type BusyTime = z.infer<typeof BusyTime>;

/** `times` is null for who does not say when they are busy. */
export const BusyAccount = z.object({ accountId: id(), times: z.nullable(z.array(BusyTime)) });
export type BusyAccount = z.infer<typeof BusyAccount>;

/** A range whose ends make no sense is refused for that alone. */
export const BusyTimesQuery = z
  .object({
    accountIds: anyOfParameter(idParameter()),
    from: givenMoment(),
    to: givenMoment(),
    except: z.optional(idParameter()),
  })
  .check(
    z.refine(({ from, to }) => !(Date.parse(to) < Date.parse(from)), {
      path: ['to'],
      error: 'The range ends before it begins.',
    }),
    z.refine(({ from, to }) => !(Date.parse(to) - Date.parse(from) > mostBusyDays * dayMilliseconds), {
      path: ['to'],
      error: `Ask for at most ${mostBusyDays} days.`,
    }),
  );
export type BusyTimesQuery = z.infer<typeof BusyTimesQuery>;

export const listBusyTimes = route({
  name: 'listBusyTimes',
  method: 'GET',
  path: '/api/v1/busy-times',
  summary:
    'When these accounts have something between two moments, and never what: what overlaps the range, joined where it overlaps itself. Whole days count where they are holidays; what was declined or cancelled does not, nor does the event `except`. An account that is not there is left out.',
  access: { action: 'read', subject: 'Calendar' },
  query: BusyTimesQuery,
  status: 200,
  response: z.object({ accounts: z.array(BusyAccount) }),
});
