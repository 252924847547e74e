import * as routes from '@atrium/contract/calendar-files';
import { sendInvitations } from '@atrium/contract/event-guests';
import { listMessages } from '@atrium/contract/messages';
import { expect } from 'vitest';
import { addAnEvent, allEvents, inviting } from '../calendar/calendar.ts';
import { asUpload, brokenFile } from '../calendar/ics-files.ts';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import type { ProofTable } from './proofs.ts';
import { newAddress, secretAddressProofs } from './secret-address.proofs.ts';

const noEvent = 999_999;
const noFile = asUpload('This is a letter, and no calendar.');

/** The path of the address that a feed has. */
const feedOf = (person: Person) => newAddress(person, routes.renewCalendarFeed);

export const calendarFileProofs: ProofTable = {
  previewImport: {
    works: {
      'and says what would come, without bringing it': async ({ app }) => {
        const person = await newcomer(app);
        const upload = asUpload(brokenFile);
        const { added, events, problems } = await person.call(routes.previewImport, { query: {}, upload });
        expect([added, events.map(({ does }) => does), problems.length]).toEqual([1, ['add'], 6]);
        expect(await allEvents(person)).toEqual([]);
      },
    },
    refuses: {
      'what is no calendar file, and one that is too large': async ({ admin }) => {
        await admin.refused(400, routes.previewImport, { upload: noFile });
        await admin.refused(400, routes.previewImport, {
          upload: new Blob(['BEGIN:VCALENDAR'], { type: 'text/plain' }),
        });
        const large = asUpload(`BEGIN:VCALENDAR\r\n${'X'.repeat(2_000_001)}`);
        await admin.refused(413, routes.previewImport, { upload: large });
      },
    },
  },
  importCalendar: {
    works: {
      'into the kind that is asked for': async ({ app }) => {
        const person = await newcomer(app);
        const query = { calendar: 'Holiday' as const };
        const { added } = await person.call(routes.importCalendar, { query, upload: asUpload(brokenFile) });
        expect(added).toBe(1);
        expect((await allEvents(person)).map(({ extendedProps }) => extendedProps.calendar)).toEqual(['Holiday']);
      },
    },
    refuses: {
      'what is no calendar file, and a zone that there is not': async ({ admin }) => {
        await admin.refused(400, routes.importCalendar, { upload: noFile });
        const query = { timeZone: 'Harbour/Pier', calendar: 'Work' };
        const problem = await admin.refused(400, routes.importCalendar, { query, upload: asUpload(brokenFile) });
        expect(fieldsOf(problem).sort()).toEqual(['calendar', 'timeZone']);
      },
    },
  },
  exportCalendar: {
    works: {
      "all of one's own, or of some kinds": async ({ app, admin }) => {
        const person = await newcomer(app);
        const [family, other] = [await addAnEvent(person, {}, 'Family'), await addAnEvent(person)];
        await addAnEvent(admin, inviting(person));
        const titles = async (query: object) =>
          (await person.send(routes.exportCalendar, { query: { ...query } })).text.match(/(?<=SUMMARY:).+/g);
        expect(await titles({})).toEqual([family.title, other.title]);
        expect(await titles({ calendars: ['Family', 'ETC'] })).toEqual([family.title]);
      },
    },
    refuses: {
      'a kind that there is not': async ({ admin }) => {
        await admin.refused(400, routes.exportCalendar, { query: { calendars: 'Work' } });
      },
    },
  },
  exportEvent: {
    works: {
      "one's own, and one that one is invited to": async ({ app, admin }) => {
        const guest = await newcomer(app);
        const { id, title } = await addAnEvent(admin, inviting(guest));
        for (const person of [admin, guest]) {
          const { text } = await person.send(routes.exportEvent, { parameters: { id } });
          expect(text).toContain(`SUMMARY:${title}`);
          expect(text).toContain('ORGANIZER;CN=Ida Lindqvist:mailto:admin@demo.com');
        }
      },
    },
    refuses: {
      'an id that no event has': async ({ admin }) => {
        await admin.refused(404, routes.exportEvent, { parameters: { id: noEvent } });
      },
    },
    keepsOut: {
      'who is not invited': async ({ app, admin }) => {
        const { id } = await addAnEvent(admin);
        await (await newcomer(app)).refused(404, routes.exportEvent, { parameters: { id } });
      },
    },
  },
  sendInvitations: {
    works: {
      'to guests without an account, each by themselves, with a file': async ({ app, admin }) => {
        const guest = await newcomer(app);
        const guests = [
          { value: 'Amara', email: 'amara@heron.example' },
          { value: 'Nobody' },
          { value: 'Thabo', email: 'thabo@heron.example' },
          { value: 'Guest', accountId: guest.accountId },
        ];
        const extendedProps = { calendar: 'Business' as const, guests, location: 'Pier' };
        const { id, title } = await addAnEvent(admin, { extendedProps, timeZone: 'Europe/Berlin' });
        const body = { message: 'Bring a coat.', language: 'de' as const };
        const { sentTo } = await admin.call(sendInvitations, { parameters: { id }, body });
        expect(sentTo).toEqual(['amara@heron.example', 'thabo@heron.example']);
        const { messages } = await admin.call(listMessages, { query: { perPage: 2 } });
        expect(messages.map(({ recipient }) => recipient).sort()).toEqual(sentTo);
        expect(messages[0]?.subject).toBe(`Einladung: ${title}`);
        expect(messages[0]?.body).toContain('Bring a coat.');
        expect(messages[0]?.body).toContain('10:00');
        const { text } = await admin.get(`/api/v1/messages/${messages[0]?.id}/attachments/1`);
        expect(text).toContain('METHOD:REQUEST');
        expect(text).toContain('ATTENDEE;CN=Amara;PARTSTAT=NEEDS-ACTION');
      },
    },
    refuses: {
      'when nobody has an address, and an event that is not there': async ({ admin }) => {
        const { id } = await addAnEvent(admin);
        await admin.refused(409, sendInvitations, { parameters: { id }, body: {} });
        await admin.refused(404, sendInvitations, { parameters: { id: noEvent }, body: {} });
        await admin.refused(400, sendInvitations, { parameters: { id }, body: { message: 'x'.repeat(2_001) } });
      },
    },
    keepsOut: {
      'who is invited': async ({ app, admin }) => {
        const guest = await newcomer(app);
        const { id } = await addAnEvent(admin, inviting(guest));
        await guest.refused(403, sendInvitations, { parameters: { id }, body: {} });
      },
    },
  },
  ...secretAddressProofs({
    get: routes.getCalendarFeed,
    renew: routes.renewCalendarFeed,
    revoke: routes.revokeCalendarFeed,
  }),
  readCalendarFeed: {
    works: {
      "one's own and what one is invited to, and only when it has changed": async ({ app, admin, nobody }) => {
        const person = await newcomer(app);
        const path = await feedOf(person);
        const [own, other] = [await addAnEvent(person), await addAnEvent(admin, inviting(person))];
        const before = await nobody.get(path);
        expect(before.headers.get('content-type')).toContain('text/calendar');
        expect(before.text.match(/(?<=SUMMARY:).+/g)).toEqual([own.title, other.title]);
        expect((await nobody.get(path.replace('.ics', ''))).text).toBe(before.text);
        const headers = { 'if-none-match': before.headers.get('etag') ?? '' };
        expect((await nobody.fetch(path, { headers })).status).toBe(304);
        await addAnEvent(person);
        expect((await nobody.fetch(path, { headers })).status).toBe(200);
      },
    },
    refuses: {
      'an address that nobody has': async ({ nobody }) => {
        await nobody.refused(404, routes.readCalendarFeed, { parameters: { token: 'x'.repeat(43) } });
        await nobody.refused(400, routes.readCalendarFeed, { parameters: { token: 'x'.repeat(101) } });
      },
    },
  },
};
