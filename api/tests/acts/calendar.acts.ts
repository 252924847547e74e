import * as calendar from '@atrium/contract/calendar';
import { importCalendar, renewCalendarFeed, revokeCalendarFeed } from '@atrium/contract/calendar-files';
import { setCalendarSettings } from '@atrium/contract/calendar-settings';
import { answerEvent, sendInvitations, setOwnReminders } from '@atrium/contract/event-guests';
import * as kinds from '@atrium/contract/event-kinds';
import { addAKind, addAnEvent, inviting, newTitle, nine } from '../calendar/calendar.ts';
import { asUpload, brokenFile } from '../calendar/ics-files.ts';
import { newcomer } from '../people.ts';
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
  addEventKind: async (_, admin) => by(admin, () => admin.send(kinds.addEventKind, { body: { name: 'Regattas' } })),
  updateEventKind: async (_, admin) => {
    const { id } = await addAKind(admin, 'Choir');
    return by(admin, () => admin.send(kinds.updateEventKind, { parameters: { id }, body: { color: 'teal' } }));
  },
  deleteEventKind: async (_, admin) => {
    const { id, key } = await addAKind(admin, 'Rowing');
    await addAnEvent(admin, {}, key);
    return by(admin, () => admin.send(kinds.deleteEventKind, { parameters: { id }, query: { moveTo: 'Family' } }));
  },
  answerEvent: async (app, admin) => {
    const guest = await newcomer(app);
    const { id } = await addAnEvent(admin, inviting(guest));
    const body = { answer: 'accepted' };
    return by(guest, () => guest.send(answerEvent, { parameters: { id }, body }));
  },
  setOwnReminders: async (app, admin) => {
    const guest = await newcomer(app);
    const { id } = await addAnEvent(admin, inviting(guest));
    const body = { reminders: [30] };
    return by(guest, () => guest.send(setOwnReminders, { parameters: { id }, body }));
  },
  setCalendarSettings: async (app) => {
    const person = await newcomer(app);
    const body = { settings: { reminders: [30], allDayReminders: [0] } };
    return by(person, () => person.send(setCalendarSettings, { body }));
  },
  sendInvitations: async (_, admin) => {
    const guests = [{ value: 'Amara', email: 'amara@heron.example' }];
    const { id } = await addAnEvent(admin, { extendedProps: { guests } });
    return by(admin, () => admin.send(sendInvitations, { parameters: { id }, body: {} }));
  },
  importCalendar: async (_, admin) =>
    by(admin, () =>
      admin.send(importCalendar, { upload: asUpload(brokenFile.replace('UID:good', `UID:${newTitle()}`)) }),
    ),
  renewCalendarFeed: async (app) => {
    const person = await newcomer(app);
    return by(person, () => person.send(renewCalendarFeed));
  },
  revokeCalendarFeed: async (app) => {
    const person = await newcomer(app);
    await person.send(renewCalendarFeed);
    return by(person, () => person.send(revokeCalendarFeed));
  },
};
