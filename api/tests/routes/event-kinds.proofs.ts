import {
  addEvent,
  type CalendarEvent,
  changeOccurrences,
  getEvent,
  listEvents,
  updateEvent,
} from '@atrium/contract/calendar';
import { importCalendar } from '@atrium/contract/calendar-files';
import { undoChange } from '@atrium/contract/changes';
import * as routes from '@atrium/contract/event-kinds';
import { searchEvents } from '@atrium/contract/event-search';
import { expect } from 'vitest';
import { addAKind, addAnEvent, inviting, nine } from '../calendar/calendar.ts';
import { asUpload, brokenFile } from '../calendar/ics-files.ts';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import type { ProofTable } from './proofs.ts';

const kindsOf = async (person: Person) => (await person.call(routes.listEventKinds)).kinds;
const kindIn = ({ extendedProps }: CalendarEvent) => extendedProps.calendar;

const titlesOf = async (person: Person, ...calendars: string[]) =>
  (await person.call(listEvents, { query: { calendars } })).map(({ title }) => title);

const kindOf = async (person: Person, id: number) =>
  kindIn((await person.call(getEvent, { parameters: { id } })).event);

const missing = 999_999;

export const eventKindProofs: ProofTable = {
  listEventKinds: {
    works: {
      'one’s own alone, in the order of their names': async ({ app }) => {
        const person = await newcomer(app);
        for (const name of ['regattas', 'Émile’s', 'Choir']) await addAKind(person, name);
        expect((await kindsOf(person)).map(({ name }) => name)).toEqual(['Choir', 'Émile’s', 'regattas']);
        expect(await kindsOf(await newcomer(app))).toEqual([]);
      },
    },
  },
  addEventKind: {
    works: {
      'and events have it, are listed and found by it': async ({ app }) => {
        const person = await newcomer(app);
        const body = { name: ' Old  regattas ', color: 'teal' } as const;
        const { kind } = await person.call(routes.addEventKind, { body });
        expect(kind).toEqual({ id: kind.id, key: `own-${kind.id}`, name: 'Old  regattas', color: 'teal' });
        const event = await addAnEvent(person, {}, kind.key);
        await addAnEvent(person, {}, 'Family');
        expect(kindIn(event)).toBe(kind.key);
        expect(await titlesOf(person, kind.key)).toEqual([event.title]);
        expect(await titlesOf(person, 'Business')).not.toContain(event.title);
        expect((await person.call(listEvents, { query: { everyKind: true } })).map(({ id }) => id)).toContain(event.id);
        const found = async (query: object) => {
          const { upcoming, past } = await person.call(searchEvents, { query: { q: event.title, ...query } });
          return [...upcoming, ...past].map(({ id }) => id);
        };
        expect([await found({}), await found({ calendars: [kind.key] })]).toEqual([[event.id], [event.id]]);
        expect(await found({ calendars: ['Business'] })).toEqual([]);
      },
      'and whoever is invited sees it as one of the others': async ({ app, admin }) => {
        const person = await newcomer(app);
        const { key } = await addAKind(person);
        const { id, title } = await addAnEvent(person, {
          extendedProps: { ...inviting(admin).extendedProps, calendar: key },
        });
        expect([await kindOf(person, id), await kindOf(admin, id)]).toEqual([key, 'ETC']);
        expect(await titlesOf(admin, 'ETC')).toContain(title);
        expect(await titlesOf(admin, key, 'Business')).not.toContain(title);
      },
    },
    refuses: {
      'nothing, what is too long, and a colour that there is not': async ({ admin }) => {
        for (const name of ['  ', 'x'.repeat(41)])
          expect(fieldsOf(await admin.refused(400, routes.addEventKind, { body: { name } }))).toEqual(['name']);
        const body = { name: 'Pink', color: 'pink' };
        expect(fieldsOf(await admin.refused(400, routes.addEventKind, { body }))).toEqual(['color']);
      },
      'a name that one has, and that of one of the five in any language': async ({ app }) => {
        const person = await newcomer(app);
        await addAKind(person, 'Émile’s');
        for (const name of ['EMILE’S', 'Business', 'etc', 'familie', 'Professionnel', 'عطلة'])
          expect(fieldsOf(await person.refused(409, routes.addEventKind, { body: { name } }))).toEqual(['name']);
        await addAKind(await newcomer(app), 'Émile’s');
      },
      'one more than can be kept': async ({ app }) => {
        const person = await newcomer(app);
        for (let count = 0; count < routes.mostOwnKinds; count += 1) await addAKind(person, `Club ${count}`);
        await person.refused(409, routes.addEventKind, { body: { name: 'One more' } });
        const calendars = ['Business', 'ETC', ...(await kindsOf(person)).map(({ key }) => key)];
        await person.call(listEvents, { query: { calendars } });
        await person.call(searchEvents, { query: { q: 'a' } });
      },
    },
  },
  updateEventKind: {
    works: {
      'and its events keep it, and undo takes it back': async ({ app }) => {
        const person = await newcomer(app);
        const kind = await addAKind(person, 'Rowing');
        const { id } = await addAnEvent(person, {}, kind.key);
        const call = { parameters: { id: kind.id }, body: { name: 'Sculling', color: 'rose' } } as const;
        const { changeId, kind: renamed } = await person.call(routes.updateEventKind, call);
        expect(renamed).toEqual({ ...kind, name: 'Sculling', color: 'rose' });
        expect((await person.call(routes.updateEventKind, call)).changeId).toBeNull();
        expect(await kindOf(person, id)).toBe(kind.key);
        await person.call(undoChange, { parameters: { id: changeId ?? 0 } });
        expect(await kindsOf(person)).toEqual([kind]);
      },
    },
    refuses: {
      'no name, that of another, and an id that no kind has': async ({ app }) => {
        const person = await newcomer(app);
        await addAKind(person, 'Sails');
        const { id } = await addAKind(person, 'Oars');
        const rename = (name: string) => ({ parameters: { id }, body: { name } });
        expect(fieldsOf(await person.refused(400, routes.updateEventKind, rename('')))).toEqual(['name']);
        expect(fieldsOf(await person.refused(409, routes.updateEventKind, rename('sails')))).toEqual(['name']);
        await person.refused(404, routes.updateEventKind, { parameters: { id: missing }, body: { name: 'Sails' } });
      },
    },
    keepsOut: {
      'another account': async ({ app, admin }) => {
        const { id } = await addAKind(await newcomer(app));
        await admin.refused(404, routes.updateEventKind, { parameters: { id }, body: { name: 'Mine' } });
      },
    },
  },
  deleteEventKind: {
    works: {
      'its events go to another, and an undo brings those back that are still there': async ({ app, admin }) => {
        const person = await newcomer(app);
        const kind = await addAKind(person, 'Lanterns');
        const guests = { extendedProps: { ...inviting(admin).extendedProps, calendar: kind.key } };
        const [one, two] = [await addAnEvent(person, guests), await addAnEvent(person, {}, kind.key)];
        const call = { parameters: { id: kind.id }, query: { moveTo: 'Family' } };
        const { changeId, moved } = await person.call(routes.deleteEventKind, call);
        expect(moved).toBe(2);
        expect(await titlesOf(person, 'Family')).toEqual([one.title, two.title]);
        expect(await titlesOf(person, kind.key)).toEqual([]);
        expect(await kindOf(admin, one.id)).toBe('Family');
        const change = { event: { id: two.id, extendedProps: { calendar: 'Holiday' } } };
        await person.call(updateEvent, { body: change });
        await person.call(undoChange, { parameters: { id: changeId } });
        expect(await kindsOf(person)).toEqual([kind]);
        expect([await titlesOf(person, kind.key), await titlesOf(person, 'Holiday')]).toEqual([
          [one.title],
          [two.title],
        ]);
        expect(await kindOf(admin, one.id)).toBe('ETC');
        expect(await titlesOf(admin, 'ETC')).toContain(one.title);
      },
      'and where nothing is said they go to the others': async ({ app }) => {
        const person = await newcomer(app);
        const kind = await addAKind(person);
        const { id } = await addAnEvent(person, {}, kind.key);
        expect((await person.call(routes.deleteEventKind, { parameters: { id: kind.id }, query: {} })).moved).toBe(1);
        expect(await kindOf(person, id)).toBe('ETC');
      },
    },
    refuses: {
      'an id that no kind has, its own key, and one that there is not': async ({ app, admin }) => {
        await admin.refused(404, routes.deleteEventKind, { parameters: { id: missing } });
        const person = await newcomer(app);
        const { id, key } = await addAKind(person);
        for (const moveTo of [key, `own-${missing}`, 'Sport'])
          expect(
            fieldsOf(await person.refused(400, routes.deleteEventKind, { parameters: { id }, query: { moveTo } })),
          ).toEqual(['moveTo']);
        expect((await kindsOf(person)).length).toBe(1);
      },
    },
    keepsOut: {
      'another account, whose events cannot be of it either': async ({ app, admin }) => {
        const { id, key } = await addAKind(await newcomer(app));
        await admin.refused(404, routes.deleteEventKind, { parameters: { id } });
        const event = { title: 'Not mine', start: nine, extendedProps: { calendar: key } };
        const field = ['event.extendedProps.calendar'];
        expect(fieldsOf(await admin.refused(400, addEvent, { body: { event } }))).toEqual(field);
        const own = await addAnEvent(admin, { recurrence: 'FREQ=DAILY;COUNT=3' });
        const changes = { extendedProps: { calendar: key } };
        expect(
          fieldsOf(await admin.refused(400, updateEvent, { body: { event: { id: own.id, ...changes } } })),
        ).toEqual(field);
        const body = { originalStart: nine, scope: 'this', changes };
        await admin.refused(400, changeOccurrences, { parameters: { id: own.id }, body });
        const file = { query: { calendar: key }, upload: asUpload(brokenFile) };
        expect(fieldsOf(await admin.refused(400, importCalendar, file))).toEqual(['calendar']);
      },
    },
  },
};
