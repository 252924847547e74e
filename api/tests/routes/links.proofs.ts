import { removeEvent } from '@atrium/contract/calendar';
import { previewImport } from '@atrium/contract/calendar-files';
import { undoChange } from '@atrium/contract/changes';
import { sendChatMessage } from '@atrium/contract/chat';
import * as routes from '@atrium/contract/links';
import { listMails } from '@atrium/contract/mail';
import { getTask, updateTask } from '@atrium/contract/tasks';
import { expect } from 'vitest';
import { addAnEvent, allEvents } from '../calendar/calendar.ts';
import { fieldsOf } from '../helper.ts';
import { linkedTask, linksOf } from '../links/links.ts';
import { correspondent } from '../mail/mail.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { addATask, allTasks } from '../tasks/tasks.ts';
import type { ProofTable } from './proofs.ts';

const timeZone = 'Asia/Kolkata';

const seriesFile = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//test//test//EN',
  'BEGIN:VEVENT',
  'UID:lamps@elsewhere.example',
  'DTSTAMP:20260301T000000Z',
  'DTSTART:20260302T180000Z',
  'DTEND:20260302T190000Z',
  'RRULE:FREQ=WEEKLY;COUNT=4',
  'SUMMARY:Lamp watch',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:lamps@elsewhere.example',
  'DTSTAMP:20260301T000000Z',
  'RECURRENCE-ID:20260309T180000Z',
  'DTSTART:20260309T200000Z',
  'DTEND:20260309T210000Z',
  'SUMMARY:Lamp watch, later',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

function asUpload(text: string): Blob {
  return new Blob([text], { type: 'text/calendar' });
}

async function writeTo(person: Person, contactId: number, message: string): Promise<number> {
  const { response } = await person.call(sendChatMessage, { body: { obj: { contact: { id: contactId }, message } } });
  return response.newMessageData.id;
}

async function firstMail(person: Person) {
  const [mail] = (await person.call(listMails, { query: {} })).emails;
  if (!mail) throw new Error('There is no mail.');
  return mail;
}

export const linkProofs: ProofTable = {
  listLinks: {
    works: {
      'both ways': async ({ admin }) => {
        const { source, task } = await linkedTask(admin);
        const both = { entity: 'task', exists: true, createdAt: expect.any(String), id: expect.any(Number) };
        expect(await linksOf(admin, { entity: 'task', id: source.id })).toEqual([
          { ...both, entityId: task.id, title: task.title },
        ]);
        expect(await linksOf(admin, { entity: 'task', id: task.id })).toEqual([
          { ...both, entityId: source.id, title: source.title },
        ]);
      },
      'by what things are called now, and of what is gone by what it was called': async ({ admin }) => {
        const { id } = await addAnEvent(admin, { title: 'Paint the pier' });
        const { task } = await admin.call(routes.makeTaskFrom, { body: { from: { entity: 'event', id } } });
        await admin.call(updateTask, { body: { task: { id: task.id, title: 'Paint it blue' } } });
        expect(await linksOf(admin, { entity: 'event', id })).toMatchObject([{ title: 'Paint it blue', exists: true }]);
        const { changeId } = await admin.call(removeEvent, { query: { id } });
        const gone = { entity: 'event', entityId: id, title: 'Paint the pier' };
        expect(await linksOf(admin, { entity: 'task', id: task.id })).toMatchObject([{ ...gone, exists: false }]);
        await admin.call(undoChange, { parameters: { id: changeId } });
        expect(await linksOf(admin, { entity: 'task', id: task.id })).toMatchObject([{ ...gone, exists: true }]);
      },
      'nothing that others linked with what all may read': async ({ app, admin }) => {
        const from = { entity: 'invoice', id: 5002 } as const;
        await admin.call(routes.makeTaskFrom, { body: { from } });
        expect(await linksOf(await newcomer(app), from)).toEqual([]);
      },
    },
    refuses: {
      'what cannot be linked, and what is not there': async ({ admin }) => {
        const problem = await admin.refused(400, routes.listLinks, { query: { entity: 'session', id: 'x' } });
        expect(fieldsOf(problem)).toEqual(['entity', 'id']);
        await admin.refused(404, routes.listLinks, { query: { entity: 'chat-message', id: 999_999 } });
      },
    },
    keepsOut: {
      'another account, and one that may not read such things': async ({ app, admin, client }) => {
        const { source } = await linkedTask(admin);
        await (await newcomer(app)).refused(404, routes.listLinks, { query: { entity: 'task', id: source.id } });
        await client.refused(404, routes.listLinks, { query: { entity: 'invoice', id: 5001 } });
      },
    },
  },
  makeTaskFrom: {
    works: {
      'of a mail: its subject, who wrote it, and what it says as text': async ({ admin }) => {
        const mail = await firstMail(admin);
        const from = { entity: 'mail', id: mail.id } as const;
        const { task } = await admin.call(routes.makeTaskFrom, { body: { from } });
        expect(task).toMatchObject({ title: mail.subject, dueDate: null, assignee: null, isCompleted: false });
        expect(task.description).toContain(`<p>${mail.from.name} &lt;${mail.from.email}&gt;</p><p>`);
        expect((await linksOf(admin, from))[0]).toMatchObject({ entity: 'task', entityId: task.id });
      },
      'of a chat message: its first line, and all of it as harmless paragraphs': async ({ app, admin }) => {
        const other = await newcomer(app);
        const text = '\n  Bring the <b>long</b> ladder \nand & a rope';
        const from = { entity: 'chat-message', id: await writeTo(other, admin.accountId, text) } as const;
        const { task } = await admin.call(routes.makeTaskFrom, { body: { from } });
        expect(task.title).toBe('Bring the <b>long</b> ladder');
        expect(task.description).toBe('<p>Bring the &lt;b&gt;long&lt;/b&gt; ladder</p><p>and &amp; a rope</p>');
      },
      'of the longest text as much as a description can have': async ({ app, admin }) => {
        const other = await newcomer(app);
        const from = { entity: 'chat-message', id: await writeTo(other, admin.accountId, '&'.repeat(5_000)) } as const;
        const { task } = await admin.call(routes.makeTaskFrom, { body: { from } });
        expect(task.title).toBe(`${'&'.repeat(199)}…`);
        expect(task.description.length).toBeLessThanOrEqual(10_000);
        expect(task.description).toMatch(/^<p>(&amp;){1900,}<\/p>$/);
      },
      'and one undo takes back the task and the link': async ({ admin }) => {
        const from = { entity: 'invoice', id: 5003 } as const;
        const { task, changeId } = await admin.call(routes.makeTaskFrom, { body: { from } });
        expect(task.title).toMatch(/^#5003 /);
        await admin.call(undoChange, { parameters: { id: changeId } });
        expect(await linksOf(admin, from)).toEqual([]);
        await admin.refused(404, getTask, { parameters: { id: task.id } });
      },
    },
    refuses: {
      'what is not there, and what is no thing': async ({ admin }) => {
        await admin.refused(404, routes.makeTaskFrom, { body: { from: { entity: 'mail', id: 999_999 } } });
        const problem = await admin.refused(400, routes.makeTaskFrom, { body: { from: { entity: 'user', id: 0 } } });
        expect(fieldsOf(problem)).toEqual(['from.entity', 'from.id']);
      },
    },
    keepsOut: {
      'another account from what is not theirs': async ({ app, admin }) => {
        const stranger = await newcomer(app);
        const other = await newcomer(app);
        const things = [
          { entity: 'mail', id: (await firstMail(admin)).id },
          { entity: 'task', id: (await addATask(admin)).id },
          { entity: 'event', id: (await addAnEvent(admin)).id },
          { entity: 'chat-message', id: await writeTo(other, admin.accountId, 'For two pairs of eyes') },
        ];
        for (const from of things) await stranger.refused(404, routes.makeTaskFrom, { body: { from } });
        expect(await allTasks(stranger)).toEqual([]);
      },
    },
  },
  makeEventFrom: {
    works: {
      'at the next full hour by the clocks that are named, for one hour; and undo takes it back': async ({
        app,
        admin,
      }) => {
        const { id } = await addATask(admin, { title: 'Wind the bell', description: '<p>By <b>hand</b></p>' });
        const body = { from: { entity: 'task', id }, timeZone } as const;
        const { event, changeId } = await admin.call(routes.makeEventFrom, { body });
        expect(event).toMatchObject({ title: 'Wind the bell', timeZone, allDay: false });
        expect(event.extendedProps.description).toBe('By hand');
        expect(event.start).toMatch(/T\d\d:30:00\.000Z$/);
        const wait = Date.parse(event.start) - app.services.now().getTime();
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(3_600_000);
        expect(Date.parse(event.end) - Date.parse(event.start)).toBe(3_600_000);
        expect(await linksOf(admin, { entity: 'task', id })).toMatchObject([{ entity: 'event', entityId: event.id }]);
        await admin.call(undoChange, { parameters: { id: changeId } });
        expect((await allEvents(admin)).map((each) => each.id)).not.toContain(event.id);
        expect(await linksOf(admin, { entity: 'task', id })).toEqual([]);
      },
      'at the hour that is given, or on the whole of the day that is given': async ({ admin }) => {
        const from = { entity: 'task', id: (await addATask(admin)).id } as const;
        const make = async (start: string) =>
          (await admin.call(routes.makeEventFrom, { body: { from, timeZone, start } })).event;
        expect(await make('2031-03-14T14:00:00.000+05:30')).toMatchObject({
          ...{ start: '2031-03-14T08:30:00.000Z', end: '2031-03-14T09:30:00.000Z', allDay: false },
        });
        expect(await make('2031-03-14')).toMatchObject({ start: '2031-03-14', end: '2031-03-14', allDay: true });
      },
    },
    refuses: {
      'no time zone, and what is not there': async ({ admin }) => {
        const from = { entity: 'task', id: 999_999 };
        await admin.refused(404, routes.makeEventFrom, { body: { from, timeZone } });
        const problem = await admin.refused(400, routes.makeEventFrom, { body: { from, timeZone: 'Mars/Olympus' } });
        expect(fieldsOf(problem)).toEqual(['timeZone']);
      },
      'a day that no calendar has': async ({ admin }) => {
        const body = { from: { entity: 'task', id: (await addATask(admin)).id }, timeZone, start: '2031-02-30' };
        expect(fieldsOf(await admin.refused(400, routes.makeEventFrom, { body }))).toEqual(['start']);
      },
    },
    keepsOut: {
      'another account from what is not theirs': async ({ app, admin }) => {
        const { id } = await addATask(admin);
        const body = { from: { entity: 'task', id }, timeZone };
        await (await newcomer(app)).refused(404, routes.makeEventFrom, { body });
      },
    },
  },
  addEventsFrom: {
    works: {
      'and links both ways what came; again it is there already, and one undo takes all back': async ({ app }) => {
        const person = await correspondent(app);
        const from = { entity: 'mail', id: (await firstMail(person)).id } as const;
        const upload = asUpload(seriesFile);
        const { events, changeId, added } = await person.call(routes.addEventsFrom, { query: from, upload });
        expect([events.map(({ title }) => title), added]).toEqual([['Lamp watch'], 2]);
        const event = { entity: 'event', id: events[0]?.id ?? 0 } as const;
        expect(await linksOf(person, from)).toMatchObject([
          { entity: 'event', entityId: event.id, title: 'Lamp watch' },
        ]);
        expect(await linksOf(person, event)).toMatchObject([{ entity: 'mail', entityId: from.id }]);
        const again = await person.call(routes.addEventsFrom, { query: from, upload });
        expect(again).toMatchObject({ added: 0, updated: 0, unchanged: 2, changeId: null, events: [] });
        const preview = await person.call(previewImport, { query: {}, upload });
        expect(preview.events).toMatchObject([{ does: 'same', id: event.id }, { does: 'same' }]);
        const changed = asUpload(seriesFile.replaceAll('Lamp watch', 'Lamps'));
        const later = await person.call(routes.addEventsFrom, { query: from, upload: changed });
        expect(later.events).toEqual([{ id: event.id, title: 'Lamps' }]);
        expect(await linksOf(person, from)).toHaveLength(1);
        await person.call(undoChange, { parameters: { id: later.changeId ?? 0 } });
        await person.call(undoChange, { parameters: { id: changeId ?? 0 } });
        expect([await linksOf(person, from), await allEvents(person)]).toEqual([[], []]);
      },
    },
    refuses: {
      'what is no calendar file, and what is not there': async ({ admin }) => {
        const { id } = await firstMail(admin);
        const upload = asUpload('no calendar');
        await admin.refused(400, routes.addEventsFrom, { query: { entity: 'mail', id }, upload });
        const query = { entity: 'mail', id: 999_999 } as const;
        await admin.refused(404, routes.addEventsFrom, { query, upload: asUpload(seriesFile) });
      },
    },
    keepsOut: {
      'another account from what is not theirs, whose calendar stays as it is': async ({ app, admin }) => {
        const stranger = await newcomer(app);
        const query = { entity: 'mail', id: (await firstMail(admin)).id } as const;
        await stranger.refused(404, routes.addEventsFrom, { query, upload: asUpload(seriesFile) });
        expect(await allEvents(stranger)).toEqual([]);
      },
    },
  },
  removeLink: {
    works: {
      'and both things stay, until an undo links them again': async ({ admin }) => {
        const { source, task, linkId } = await linkedTask(admin);
        const { changeId } = await admin.call(routes.removeLink, { parameters: { id: linkId } });
        expect(await linksOf(admin, { entity: 'task', id: source.id })).toEqual([]);
        expect((await allTasks(admin)).map(({ id }) => id)).toEqual(expect.arrayContaining([source.id, task.id]));
        await admin.call(undoChange, { parameters: { id: changeId } });
        expect(await linksOf(admin, { entity: 'task', id: task.id })).toMatchObject([{ entityId: source.id }]);
      },
    },
    refuses: {
      'a link that there is not': async ({ admin }) => {
        await admin.refused(404, routes.removeLink, { parameters: { id: 999_999 } });
        await admin.refused(400, routes.removeLink, { parameters: { id: 0 } });
      },
    },
    keepsOut: {
      'another account': async ({ app, admin }) => {
        const { linkId } = await linkedTask(admin);
        await (await newcomer(app)).refused(404, routes.removeLink, { parameters: { id: linkId } });
      },
    },
  },
};
