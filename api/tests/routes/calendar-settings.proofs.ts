import * as routes from '@atrium/contract/calendar-settings';
import { undoChange } from '@atrium/contract/changes';
import { expect } from 'vitest';
import { addAnEvent } from '../calendar/calendar.ts';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { ProofTable } from './proofs.ts';

export const calendarSettingsProofs: ProofTable = {
  readCalendarSettings: {
    works: {
      'an hour long, ten minutes before, and as the language has it, until one says otherwise': async ({ app }) => {
        const { settings } = await (await newcomer(app)).call(routes.readCalendarSettings);
        expect(settings).toEqual({
          ...{ reminders: [10], allDayReminders: [], showsBusyTimes: true },
          ...{ firstWeekday: 'language', defaultView: 'last', eventMinutes: 60 },
          ...{ workingHours: null, showsWeekNumbers: false },
        });
      },
    },
  },
  setCalendarSettings: {
    works: {
      'for new events, each kind for itself': async ({ app }) => {
        const person = await newcomer(app);
        const body = { settings: { allDayReminders: [-540] } };
        const { settings, changeId } = await person.call(routes.setCalendarSettings, { body });
        expect([settings.reminders, settings.allDayReminders, changeId === null]).toEqual([[10], [-540], false]);
        expect((await person.call(routes.setCalendarSettings, { body })).changeId).toBeNull();
        const day = await addAnEvent(person, { start: '2026-03-05', end: '2026-03-05', allDay: true });
        expect([day.reminders, (await addAnEvent(person)).reminders]).toEqual([[-540], [10]]);
        const { settings: others } = await (await newcomer(app)).call(routes.readCalendarSettings);
        expect(others.allDayReminders).toEqual([]);
      },
      'how the calendar is shown, and when one works': async ({ app }) => {
        const person = await newcomer(app);
        const shown = { firstWeekday: 'SA', defaultView: 'week', eventMinutes: 45, showsWeekNumbers: true } as const;
        const hours = { from: '08:30', until: '16:45' };
        await person.call(routes.setCalendarSettings, {
          body: { settings: { ...shown, workingHours: { ...hours, weekdays: ['WE', 'MO'] } } },
        });
        const { settings } = await person.call(routes.readCalendarSettings);
        expect(settings).toEqual({
          ...{ reminders: [10], allDayReminders: [], showsBusyTimes: true },
          ...{ ...shown, workingHours: { ...hours, weekdays: ['MO', 'WE'] } },
        });
        const none = await person.call(routes.setCalendarSettings, { body: { settings: { workingHours: null } } });
        expect([none.settings.workingHours, none.settings.eventMinutes]).toEqual([null, 45]);
      },
      'what was changed is taken back, and with it nothing that was changed beside it': async ({ app }) => {
        const person = await newcomer(app);
        const set = async (settings: Partial<routes.CalendarSettings>) =>
          (await person.call(routes.setCalendarSettings, { body: { settings } })).changeId ?? 0;
        const hours = { weekdays: ['MO' as const], from: '09:00', until: '17:00' };
        const first = await set({ workingHours: hours, eventMinutes: 30 });
        await set({ showsWeekNumbers: true });
        await person.call(undoChange, { parameters: { id: first } });
        const { settings } = await person.call(routes.readCalendarSettings);
        expect([settings.workingHours, settings.eventMinutes, settings.showsWeekNumbers]).toEqual([null, 60, true]);
        const second = await set({ eventMinutes: 15 });
        await set({ eventMinutes: 90 });
        const { detail } = await person.refused(409, undoChange, { parameters: { id: second } });
        expect(detail).toBe('The settings of the calendar have changed since. Undo what came later first.');
      },
    },
    refuses: {
      'what is too far away': async ({ admin }) => {
        const body = { settings: { reminders: [100_000] } };
        expect(fieldsOf(await admin.refused(400, routes.setCalendarSettings, { body }))).toEqual([
          'settings.reminders.0',
        ]);
      },
      'hours that end before they begin, or are of no day or no clock, and lengths that there are not': async ({
        app,
      }) => {
        const person = await newcomer(app);
        const hours = { weekdays: ['MO'], from: '09:00', until: '17:00' };
        const wrong: [object, string][] = [
          [{ workingHours: { ...hours, until: '09:00' } }, 'settings.workingHours.until'],
          [{ workingHours: { ...hours, weekdays: [] } }, 'settings.workingHours.weekdays'],
          [{ workingHours: { ...hours, weekdays: ['MO', 'MO'] } }, 'settings.workingHours.weekdays'],
          [{ workingHours: { ...hours, until: '25:00' } }, 'settings.workingHours.until'],
          [{ eventMinutes: 50 }, 'settings.eventMinutes'],
          [{ firstWeekday: 'WE' }, 'settings.firstWeekday'],
          [{ defaultView: 'year' }, 'settings.defaultView'],
        ];
        for (const [settings, path] of wrong) {
          const refusal = await person.refused(400, routes.setCalendarSettings, { body: { settings } });
          expect(fieldsOf(refusal)).toEqual([path]);
        }
        const { settings } = await person.call(routes.readCalendarSettings);
        expect([settings.workingHours, settings.eventMinutes]).toEqual([null, 60]);
      },
    },
    keepsOut: {
      'nobody but those without a calendar': async ({ client }) => {
        await client.refused(403, routes.setCalendarSettings, { body: { settings: {} } });
      },
    },
  },
};
