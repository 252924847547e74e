import { calendarLayers, readCalendarLayers } from '@atrium/contract/calendar-layers';
import { searchEvents } from '@atrium/contract/event-search';
import { listInvoices } from '@atrium/contract/invoice-list';
import { addTask, deleteTask } from '@atrium/contract/tasks';
import { expect } from 'vitest';
import { addAnEvent, inviting } from '../calendar/calendar.ts';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import { personWith } from '../roles/roles.ts';
import type { ProofTable } from './proofs.ts';

export const calendarLayerProofs: ProofTable = {
  readCalendarLayers: {
    works: {
      "one's own tasks that are due, not those of others or deleted ones": async ({ app, admin }) => {
        const person = await newcomer(app);
        const add = async (title: string, dueDate: string, isCompleted = false) =>
          (await person.call(addTask, { body: { task: { title, dueDate, isCompleted } } })).task.id;
        const done = await add('Done', '2026-04-30', true);
        const open = await add('Open', '2026-04-01');
        await add('Late', '2026-05-01');
        await person.call(deleteTask, { query: { taskId: await add('Gone', '2026-04-10') } });
        await admin.call(addTask, { body: { task: { title: 'Of another', dueDate: '2026-04-10' } } });
        const query = { from: '2026-04-01', to: '2026-04-30', layers: 'tasks' };
        const { items } = await person.call(readCalendarLayers, { query });
        expect(items.map(({ entityId, day, isDone }) => [entityId, day, isDone])).toEqual([
          [open, '2026-04-01', false],
          [done, '2026-04-30', true],
        ]);
      },
      'invoices that are due, with what is to be paid, but no drafts': async ({ admin }) => {
        const { invoices } = await admin.call(listInvoices, { query: { perPage: 100 } });
        const expected = invoices.filter(({ invoiceStatus }) => invoiceStatus !== 'Draft');
        const days = expected.map(({ dueDate }) => dueDate).sort();
        const query = { from: days[0] ?? '', to: days.at(-1) ?? '', layers: ['invoices'] };
        const { layers, items } = await admin.call(readCalendarLayers, { query });
        expect(layers).toEqual(['invoices']);
        expect(items.map(({ entityId }) => entityId).sort()).toEqual(expected.map(({ id }) => id).sort());
        expect(items.map(({ day }) => day)).toEqual(days);
        for (const { entityId, isDone, title } of items) {
          const invoice = expected.find(({ id }) => id === entityId);
          const isPaid = /^(0|-.+)$/.test(String(invoice?.balance));
          expect([isDone, title]).toEqual([isPaid, invoice?.client.name]);
        }
      },
      'without those that one may not read': async ({ app, admin }) => {
        const { person } = await personWith(app, admin, ['workspace:read']);
        const query = { from: '2020-01-01', to: '2030-01-01', layers: [...calendarLayers] };
        const { layers, items } = await person.call(readCalendarLayers, { query });
        expect([layers, items]).toEqual([['tasks'], []]);
      },
    },
    refuses: {
      'no range, one that ends before it begins, and another layer': async ({ admin }) => {
        const refused = async (query: object) =>
          fieldsOf(await admin.refused(400, readCalendarLayers, { query: { ...query } }));
        expect(await refused({})).toEqual(['from', 'to']);
        expect(await refused({ from: '2026-04-02', to: '2026-04-01' })).toEqual(['to']);
        expect(await refused({ from: '2026-04-01', to: '2026-04-01', layers: 'moons' })).toEqual(['layers.0']);
      },
    },
  },
  searchEvents: {
    works: {
      'every word anywhere in it, whatever the accents, the nearest first': async ({ app, admin }) => {
        const person = await newcomer(app);
        const at = (month: number) => ({
          start: `2026-0${month}-10T09:00:00Z`,
          end: `2026-0${month}-10T10:00:00Z`,
        });
        const far = await addAnEvent(person, { ...at(6), title: 'Café upstairs' });
        const near = await addAnEvent(admin, { ...at(4), title: 'cafe', ...inviting(person) });
        const weekly = await addAnEvent(person, {
          ...{ ...at(1), recurrence: 'FREQ=WEEKLY' },
          extendedProps: { location: 'The old CAFÉ' },
        });
        const past = await addAnEvent(person, { ...at(2), title: 'Coffee', extendedProps: { description: 'cafe' } });
        await addAnEvent(person, { ...at(3), title: 'Tea' });
        const { upcoming, past: gone } = await person.call(searchEvents, { query: { q: 'CAFE' } });
        expect(upcoming.map(({ id, start }) => [id, start])).toEqual([
          [weekly.id, '2026-03-07T09:00:00.000Z'],
          [near.id, near.start],
          [far.id, far.start],
        ]);
        expect(gone.map(({ id }) => id)).toEqual([past.id]);
        const both = await person.call(searchEvents, { query: { q: 'up caf' } });
        expect(both.upcoming.map(({ id }) => id)).toEqual([far.id]);
        const short = await person.call(searchEvents, { query: { q: 'fé', calendars: 'Business' } });
        expect(short.upcoming).toHaveLength(3);
      },
    },
    refuses: {
      'nothing to search for': async ({ admin }) => {
        await admin.refused(400, searchEvents, { query: { q: ' ' } });
        await admin.refused(400, searchEvents, { query: {} });
      },
    },
  },
};
