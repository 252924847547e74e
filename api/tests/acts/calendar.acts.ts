import * as calendar from '@atrium/contract/calendar';
import { addAnEvent, newTitle, nine } from '../calendar/calendar.ts';
import { type Acts, by } from './act.ts';

export const calendarActs: Acts = {
  addEvent: async (_, admin) =>
    by(admin, () => admin.send(calendar.addEvent, { body: { event: { title: newTitle(), start: nine } } })),
  updateEvent: async (_, admin) => {
    const { id } = await addAnEvent(admin);
    return by(admin, () => admin.send(calendar.updateEvent, { body: { event: { id, title: newTitle() } } }));
  },
  changeOccurrences: async (_, admin) => {
    const { id } = await addAnEvent(admin, { recurrence: 'FREQ=DAILY' });
    const body = { originalStart: nine, scope: 'this', changes: { title: newTitle() } };
    return by(admin, () => admin.send(calendar.changeOccurrences, { parameters: { id }, body }));
  },
  removeEvent: async (_, admin) => {
    const { id } = await addAnEvent(admin);
    return by(admin, () => admin.send(calendar.removeEvent, { query: { id } }));
  },
};
