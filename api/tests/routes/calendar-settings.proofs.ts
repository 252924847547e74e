import * as routes from '@atrium/contract/calendar-settings';
import { expect } from 'vitest';
import { addAnEvent } from '../calendar/calendar.ts';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { ProofTable } from './proofs.ts';

export const calendarSettingsProofs: ProofTable = {
  readCalendarSettings: {
    works: {
      'ten minutes before, until one says otherwise': async ({ app }) => {
        const { settings } = await (await newcomer(app)).call(routes.readCalendarSettings);
        expect(settings).toEqual({ reminders: [10], allDayReminders: [], showsBusyTimes: true });
      },
    },
  },
  setCalendarSettings: {
    works: {
      'for new events, each kind for itself': async ({ app }) => {
        const person = await newcomer(app);
        const body = { settings: { allDayReminders: [-540] } };
        const { settings, changeId } = await person.call(routes.setCalendarSettings, { body });
        expect([settings, changeId === null]).toEqual([
          { reminders: [10], allDayReminders: [-540], showsBusyTimes: true },
          false,
        ]);
        expect((await person.call(routes.setCalendarSettings, { body })).changeId).toBeNull();
        const day = await addAnEvent(person, { start: '2026-03-05', end: '2026-03-05', allDay: true });
        expect([day.reminders, (await addAnEvent(person)).reminders]).toEqual([[-540], [10]]);
        const { settings: others } = await (await newcomer(app)).call(routes.readCalendarSettings);
        expect(others.allDayReminders).toEqual([]);
      },
    },
    refuses: {
      'what is too far away': async ({ admin }) => {
        const body = { settings: { reminders: [100_000] } };
        expect(fieldsOf(await admin.refused(400, routes.setCalendarSettings, { body }))).toEqual([
          'settings.reminders.0',
        ]);
      },
    },
    keepsOut: {
      'nobody but those without a calendar': async ({ client }) => {
        await client.refused(403, routes.setCalendarSettings, { body: { settings: {} } });
      },
    },
  },
};
