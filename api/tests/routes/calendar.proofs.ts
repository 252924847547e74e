import * as routes from '@atrium/contract/calendar';
import { addTask } from '@atrium/contract/tasks';
import { expect } from 'vitest';
import { addAnEvent, allEvents, newTitle, nine, ten } from '../calendar/calendar.ts';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import type { ProofTable } from './proofs.ts';

const guest = { value: 'Amara Okafor', label: 'Amara Okafor', avatar: '/avatars/amara.okafor.svg', accountId: null };
const noEvent = 999_999;
const daily = { title: 'Tide table', recurrence: 'FREQ=DAILY;COUNT=5' };
const weekly = { recurrence: 'FREQ=WEEKLY;UNTIL=20270101' };

/** An hour of a day of March 2026. */
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 2, day, hour)).toISOString();

/** When there is something in the first week of March, and what it is unless it is the tide table. */
async function week(person: Person): Promise<string[]> {
  const query = { calendars: [...routes.eventKinds], from: at(1, 0), to: at(8, 0) };
  const events = await person.call(routes.listEvents, { query });
  return events.map(({ start, title }) => (title === daily.title ? start : `${start} ${title}`));
}

export const calendarProofs: ProofTable = {
  listEvents: {
    works: {
      "one's own events of the kinds asked for, by their start": async ({ app }) => {
        const person = await newcomer(app);
        const late = await addAnEvent(person, { start: ten, end: ten }, 'Family');
        const early = await addAnEvent(person, {}, 'ETC');
        await addAnEvent(person, {}, 'Holiday');
        const calendars = ['Family', 'ETC'] as const;
        expect(await person.call(routes.listEvents, { query: { calendars: [...calendars] } })).toEqual([early, late]);
        expect(await person.call(routes.listEvents, { query: { calendars: 'ETC' } })).toEqual([early]);
        const { body } = await person.get('/apps/calendar/events?calendars[]=ETC&calendars[]=Family');
        expect(body).toEqual([early, late]);
      },
      'none of no kind': async ({ admin }) => {
        expect(await admin.call(routes.listEvents, { query: {} })).toEqual([]);
        expect((await admin.get('/apps/calendar/events?calendars=')).body).toEqual([]);
        expect((await admin.get('/apps/calendar/events?calendars[]=')).body).toEqual([]);
      },
      "nothing of anybody else's": async ({ app, admin }) => {
        await addAnEvent(admin);
        expect(await allEvents(await newcomer(app))).toEqual([]);
      },
      'the occurrences in a range, each with what it is of': async ({ app }) => {
        const person = await newcomer(app);
        const event = await addAnEvent(person, { recurrence: 'FREQ=WEEKLY' });
        const range = { from: '2026-03-09T00:00:00Z', to: '2026-03-17T01:00:00+01:00' };
        const query = { calendars: 'Business', ...range } as const;
        const [first, second, ...more] = await person.call(routes.listEvents, { query });
        const [start, end] = ['2026-03-09T09:00:00.000Z', '2026-03-09T10:00:00.000Z'];
        expect(first).toEqual({ ...event, start, end, occurrenceOf: event.id, originalStart: start });
        expect(second?.start).toBe('2026-03-16T09:00:00.000Z');
        expect(more).toEqual([]);
      },
    },
    refuses: {
      'a kind that there is not, and what is no moment': async ({ admin }) => {
        const query = { calendars: ['Work'], from: 'today', to: '2026-02-30T00:00:00Z' };
        const problem = await admin.refused(400, routes.listEvents, { query });
        expect(fieldsOf(problem).map((path) => path.split('.')[0])).toEqual(['calendars', 'from', 'to']);
      },
      'half a range, and one that ends before it begins': async ({ admin }) => {
        const refusedFields = async (query: object) =>
          fieldsOf(await admin.refused(400, routes.listEvents, { query: { ...query } }));
        expect(await refusedFields({ from: nine })).toEqual(['to']);
        expect(await refusedFields({ to: nine })).toEqual(['from']);
        expect(await refusedFields({ from: ten, to: nine })).toEqual(['to']);
      },
    },
  },
  addEvent: {
    works: {
      'with all that was given': async ({ admin }) => {
        const given = {
          ...{ title: newTitle(), url: 'https://heron.example/a?b#c', start: nine, end: ten, allDay: false },
          ...{ timeZone: 'Europe/Berlin', recurrence: 'FREQ=WEEKLY;COUNT=3;BYDAY=MO,TH' },
          ...{ status: 'tentative' as const, showsAs: 'free' as const, isPrivate: true, reminders: [60, 5] },
          extendedProps: { calendar: 'Family' as const, guests: [guest], location: 'Pier', description: 'One.\nTwo.' },
        };
        const { event } = await admin.call(routes.addEvent, { body: { event: given } });
        expect(event).toEqual({ ...given, id: event.id, display: 'block' });
        expect(await allEvents(admin)).toContainEqual(event);
      },
      'with a title and a start alone: an hour of business': async ({ admin }) => {
        const body = { event: { title: 'Tea', start: nine, end: null, id: 1, display: 'block' } };
        const { event } = await admin.call(routes.addEvent, { body });
        const extendedProps = { calendar: 'Business', guests: [], location: '', description: '' };
        expect(event).toMatchObject({ end: ten, allDay: false, url: '', timeZone: 'UTC', extendedProps });
        expect(event.recurrence).toBeNull();
        expect([event.status, event.reminders]).toEqual(['confirmed', [10]]);
      },
      'once, however often it is sent with the same key': async ({ admin }) => {
        const body = { event: { title: newTitle(), start: nine }, idempotencyKey: crypto.randomUUID() };
        const answers = await Promise.all([1, 2, 3].map(() => admin.call(routes.addEvent, { body })));
        expect(answers.slice(1)).toEqual([answers[0], answers[0]]);
        expect((await allEvents(admin)).filter(({ title }) => title === body.event.title)).toHaveLength(1);
      },
      'of whole days, given as days or as moments': async ({ admin }) => {
        const one = await addAnEvent(admin, { allDay: true, start: '2026-03-02', end: '2026-03-04' });
        expect([one.start, one.end]).toEqual(['2026-03-02', '2026-03-04']);
        const moments = { start: '2026-03-01T23:00:00.000Z', end: '2026-03-01T23:00:00.000Z' };
        const other = await addAnEvent(admin, { allDay: true, timeZone: 'Europe/Berlin', ...moments });
        expect([other.start, other.end]).toEqual(['2026-03-02', '2026-03-02']);
      },
      'that takes all of the days given for it, and one at a moment with an offset': async ({ admin }) => {
        const days = { start: '2026-03-28', end: '2026-03-29', timeZone: 'Europe/Berlin' };
        const { start, end } = await addAnEvent(admin, days);
        expect([start, end]).toEqual(['2026-03-27T23:00:00.000Z', '2026-03-29T22:00:00.000Z']);
        const moment = await addAnEvent(admin, { start: '2026-03-02T09:00+01:00', end: '2026-03-02T08:30:00.5Z' });
        expect([moment.start, moment.end]).toEqual(['2026-03-02T08:00:00.000Z', '2026-03-02T08:30:00.500Z']);
      },
      'with a guest who has an account': async ({ admin, client }) => {
        const guests = [{ value: 'client', accountId: client.accountId }];
        const event = await addAnEvent(admin, { extendedProps: { guests } });
        expect(event.extendedProps.guests).toEqual([
          { value: 'client', label: 'client', avatar: '', accountId: client.accountId, answer: 'waiting' },
        ]);
      },
    },
    refuses: {
      'no title and no start, and what is not as it should be': async ({ admin }) => {
        const refusedFields = async (event: object) =>
          fieldsOf(await admin.refused(400, routes.addEvent, { body: { event } })).sort();
        expect(await refusedFields({})).toEqual(['event.start', 'event.title']);
        const wrong = {
          ...{ title: ' ', url: 'javascript:alert(1)', start: '2026-02-30', end: 'later', allDay: 'yes' },
          ...{ timeZone: 'Harbour/Pier', recurrence: 'FREQ=HOURLY', extendedProps: { calendar: 'Work' } },
        };
        expect(await refusedFields(wrong)).toEqual(
          [...Object.keys(wrong).filter((field) => field !== 'extendedProps'), 'extendedProps.calendar']
            .map((field) => `event.${field}`)
            .sort(),
        );
        expect(fieldsOf(await admin.refused(400, routes.addEvent, { body: {} }))).toEqual(['event']);
      },
      'the key of one that was removed since, and of what is no event': async ({ admin }) => {
        const body = { event: { title: newTitle(), start: nine }, idempotencyKey: crypto.randomUUID() };
        const { event } = await admin.call(routes.addEvent, { body });
        await admin.call(routes.removeEvent, { query: { id: event.id } });
        await admin.refused(409, routes.addEvent, { body });
        const task = { task: { title: 'Tea' }, idempotencyKey: crypto.randomUUID() };
        await admin.call(addTask, { body: task });
        await admin.refused(409, routes.addEvent, { body: { ...body, idempotencyKey: task.idempotencyKey } });
      },
      'an end before the start': async ({ admin }) => {
        for (const event of [
          { title: 'Back', start: ten, end: nine },
          { title: 'Back', start: '2026-03-03', end: '2026-03-02', allDay: true },
        ]) {
          const problem = await admin.refused(400, routes.addEvent, { body: { event } });
          expect(fieldsOf(problem)).toEqual(['event.end']);
        }
      },
      'an account among the guests that there is not': async ({ admin }) => {
        const guests = [guest, { value: 'Nobody', accountId: noEvent }];
        const body = { event: { title: 'Tea', start: nine, extendedProps: { guests } } };
        const problem = await admin.refused(400, routes.addEvent, { body });
        expect(fieldsOf(problem)).toEqual(['event.extendedProps.guests.1.accountId']);
      },
    },
  },
  updateEvent: {
    works: {
      'the fields that are given, and nothing else': async ({ admin }) => {
        const event = await addAnEvent(admin, { extendedProps: { guests: [guest], location: 'Pier' } }, 'Family');
        const title = newTitle();
        const changes = {
          id: event.id,
          title,
          extendedProps: { calendar: 'ETC', description: 'Bring a coat.' },
        } as const;
        const { event: after, changeId } = await admin.call(routes.updateEvent, { body: { event: changes } });
        const extendedProps = { ...event.extendedProps, ...changes.extendedProps };
        expect(after).toEqual({ ...event, title, extendedProps });
        expect(changeId).not.toBeNull();
        expect(await allEvents(admin)).toContainEqual(after);
      },
      'guests, all of them at once': async ({ admin }) => {
        const { id } = await addAnEvent(admin, { extendedProps: { guests: [guest] } });
        const guests = [{ ...guest, value: 'Hannah Weiß', label: 'Hannah Weiß' }, guest];
        await admin.call(routes.updateEvent, { body: { event: { id, extendedProps: { guests } } } });
        const found = (await allEvents(admin)).find((event) => event.id === id);
        expect(found?.extendedProps.guests).toEqual(guests);
      },
      'an id that is text': async ({ admin }) => {
        const { id } = await addAnEvent(admin);
        const title = newTitle();
        const { event } = await admin.call(routes.updateEvent, { body: { event: { id: String(id), title } } });
        expect(event).toMatchObject({ id, title });
      },
      'nothing when all is so already': async ({ admin }) => {
        const event = await addAnEvent(admin, { extendedProps: { guests: [guest] } });
        expect(await admin.call(routes.updateEvent, { body: { event } })).toEqual({ event, changeId: null });
      },
      'between whole days and hours': async ({ admin }) => {
        const { id } = await addAnEvent(admin, { timeZone: 'America/New_York' });
        const update = async (allDay: boolean) =>
          (await admin.call(routes.updateEvent, { body: { event: { id, allDay } } })).event;
        expect(await update(true)).toMatchObject({ start: '2026-03-02', end: '2026-03-02' });
        expect(await update(false)).toMatchObject({
          start: '2026-03-02T05:00:00.000Z',
          end: '2026-03-03T05:00:00.000Z',
        });
        expect(await update(true)).toMatchObject({ start: '2026-03-02', end: '2026-03-02' });
      },
      'what ends at midnight, which takes no day more when it takes whole days': async ({ admin }) => {
        const evening = { start: '2026-03-02T20:00:00.000Z', timeZone: 'Europe/Berlin' };
        const ends = ['2026-03-02T23:00:00.000Z', '2026-03-02T23:00:00.001Z', '2026-03-03T23:00:00.000Z'];
        for (const [index, end] of ends.entries()) {
          const { id } = await addAnEvent(admin, { ...evening, end });
          const body = { event: { id, allDay: true, ...(index === 0 && { ...evening, end }) } };
          const { event } = await admin.call(routes.updateEvent, { body });
          expect([event.start, event.end]).toEqual(['2026-03-02', ['2026-03-02', '2026-03-03', '2026-03-03'][index]]);
        }
        const { id } = await addAnEvent(admin, { ...evening, start: ends[0] ?? '', end: ends[0] ?? '' });
        const { event } = await admin.call(routes.updateEvent, { body: { event: { id, allDay: true } } });
        expect([event.start, event.end]).toEqual(['2026-03-03', '2026-03-03']);
      },
    },
    refuses: {
      'an id that no event has, and no id': async ({ admin }) => {
        await admin.refused(404, routes.updateEvent, { body: { event: { id: noEvent, title: 'Tea' } } });
        const problem = await admin.refused(400, routes.updateEvent, { body: { event: { title: 'Tea' } } });
        expect(fieldsOf(problem)).toEqual(['event.id']);
      },
      'an end before the start, which may be an old one': async ({ admin }) => {
        const { id } = await addAnEvent(admin);
        for (const times of [{ end: '2026-03-02T08:59:59Z' }, { start: '2026-03-02T10:00:00.001Z' }]) {
          const problem = await admin.refused(400, routes.updateEvent, { body: { event: { id, ...times } } });
          expect(fieldsOf(problem)).toEqual(['event.end']);
        }
      },
      'an account among the guests that there is not': async ({ admin }) => {
        const { id } = await addAnEvent(admin);
        const extendedProps = { guests: [{ value: 'Nobody', accountId: noEvent }] };
        await admin.refused(400, routes.updateEvent, { body: { event: { id, extendedProps } } });
      },
    },
    keepsOut: {
      'another account': async ({ app, admin }) => {
        const { id } = await addAnEvent(admin);
        const stranger = await newcomer(app);
        await stranger.refused(404, routes.updateEvent, { body: { event: { id, title: 'Mine' } } });
      },
    },
  },
  changeOccurrences: {
    works: {
      'one occurrence, which becomes an event of its own': async ({ app }) => {
        const person = await newcomer(app);
        const event = await addAnEvent(person, { ...daily, extendedProps: { guests: [guest] } });
        const title = newTitle();
        const changes = { title, start: at(4, 14), end: at(4, 15) };
        const body = { originalStart: at(4, 9), scope: 'this' as const, changes };
        const answer = await person.call(routes.changeOccurrences, { parameters: { id: event.id }, body });
        expect(answer.series).toEqual(event);
        expect(answer.event).toEqual({ ...event, ...changes, recurrence: null, id: event.id + 1 });
        expect(await week(person)).toEqual([at(2, 9), at(3, 9), `${at(4, 14)} ${title}`, at(5, 9), at(6, 9)]);
      },
      'one and all that follow': async ({ app }) => {
        const person = await newcomer(app);
        const { id } = await addAnEvent(person, daily);
        const title = newTitle();
        const body = { originalStart: at(4, 9), scope: 'following' as const, changes: { title } };
        const { series, event } = await person.call(routes.changeOccurrences, { parameters: { id }, body });
        expect([series?.recurrence, event?.recurrence]).toEqual(['FREQ=DAILY;COUNT=2', 'FREQ=DAILY;COUNT=3']);
        const later = [4, 5, 6].map((day) => `${at(day, 9)} ${title}`);
        expect(await week(person)).toEqual([at(2, 9), at(3, 9), ...later]);
      },
      'which are removed when there is nothing to change': async ({ app }) => {
        const person = await newcomer(app);
        const { id } = await addAnEvent(person, { ...daily, recurrence: 'FREQ=DAILY' });
        const remove = (day: number, scope: 'this' | 'following') =>
          person.call(routes.changeOccurrences, {
            parameters: { id },
            body: { originalStart: at(day, 9), scope, changes: null },
          });
        const { event } = await remove(3, 'this');
        expect(event).toBeNull();
        const { series } = await remove(5, 'following');
        expect(series?.recurrence).toBe('FREQ=DAILY;UNTIL=20260305T085959Z');
        expect(await week(person)).toEqual([at(2, 9), at(4, 9)]);
        await remove(2, 'this');
        expect((await remove(4, 'this')).series).toBeNull();
        expect(await allEvents(person)).toEqual([]);
      },
      'from the first on, and nothing is left of the event': async ({ app }) => {
        const person = await newcomer(app);
        const { id } = await addAnEvent(person, { allDay: true, start: '2026-03-02', end: '2026-03-02', ...weekly });
        const body = { originalStart: '2026-03-09', scope: 'following' as const, changes: {} };
        const { series, event } = await person.call(routes.changeOccurrences, { parameters: { id }, body });
        expect(series?.recurrence).toBe('FREQ=WEEKLY;UNTIL=20260308');
        expect(event).toMatchObject({
          start: '2026-03-09',
          end: '2026-03-09',
          recurrence: 'FREQ=WEEKLY;UNTIL=20270101',
        });
        const parameters = { id: event?.id };
        expect((await person.call(routes.changeOccurrences, { parameters, body })).series).toBeNull();
      },
    },
    refuses: {
      'what is no occurrence, or was left out': async ({ admin }) => {
        const { id } = await addAnEvent(admin, daily);
        const body = { originalStart: at(3, 9), scope: 'this', changes: null };
        await admin.send(routes.changeOccurrences, { parameters: { id }, body });
        for (const originalStart of [at(3, 9), at(4, 10), at(7, 9), '2026-03-04', '1990-01-01T09:00:00Z']) {
          await admin.refused(404, routes.changeOccurrences, { parameters: { id }, body: { ...body, originalStart } });
        }
        const single = await addAnEvent(admin);
        await admin.refused(404, routes.changeOccurrences, { parameters: { id: single.id }, body });
        await admin.refused(404, routes.changeOccurrences, { parameters: { id: noEvent }, body });
      },
      'what is not as it should be, and an end before the start': async ({ admin }) => {
        const { id } = await addAnEvent(admin, daily);
        const refusedFields = async (body: object) =>
          fieldsOf(await admin.refused(400, routes.changeOccurrences, { parameters: { id }, body }));
        expect(await refusedFields({ scope: 'all' })).toEqual(['originalStart', 'scope', 'changes']);
        const changes = { end: at(3, 8) };
        expect(await refusedFields({ originalStart: at(3, 9), scope: 'this', changes })).toEqual(['changes.end']);
      },
    },
    keepsOut: {
      'another account': async ({ app, admin }) => {
        const { id } = await addAnEvent(admin, daily);
        const body = { originalStart: nine, scope: 'this', changes: null };
        await (await newcomer(app)).refused(404, routes.changeOccurrences, { parameters: { id }, body });
      },
    },
  },
  removeEvent: {
    works: {
      'and the event is gone, guests and all': async ({ admin }) => {
        const { id } = await addAnEvent(admin, { extendedProps: { guests: [guest] } });
        await admin.call(routes.removeEvent, { query: { id } });
        expect((await allEvents(admin)).map((event) => event.id)).not.toContain(id);
      },
    },
    refuses: {
      'an id that no event has, and removes no other': async ({ admin }) => {
        await admin.refused(404, routes.removeEvent, { query: { id: noEvent } });
      },
      'a no to nobody, and what is neither yes nor no': async ({ admin }) => {
        const { id } = await addAnEvent(admin);
        await admin.refused(409, routes.removeEvent, { query: { id, declines: true } });
        const query = { id, declines: 'perhaps' as never };
        expect(fieldsOf(await admin.refused(400, routes.removeEvent, { query }))).toEqual(['declines']);
      },
      'no id': async ({ admin }) => {
        expect(fieldsOf(await admin.refused(400, routes.removeEvent))).toEqual(['id']);
      },
    },
    keepsOut: {
      'another account': async ({ app, admin }) => {
        const { id } = await addAnEvent(admin);
        await (await newcomer(app)).refused(404, routes.removeEvent, { query: { id } });
      },
    },
  },
};
