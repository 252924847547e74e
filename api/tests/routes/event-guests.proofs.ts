import { getEvent, listEvents, updateEvent } from '@atrium/contract/calendar';
import * as routes from '@atrium/contract/event-guests';
import { expect } from 'vitest';
import { addAnEvent, allEvents, inviting } from '../calendar/calendar.ts';
import { fieldsOf } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import type { ProofTable } from './proofs.ts';

const noEvent = 999_999;

export const eventGuestProofs: ProofTable = {
  getEvent: {
    works: {
      "one's own, and one that one is invited to": async ({ app, admin }) => {
        const guest = await newcomer(app);
        const event = await addAnEvent(admin, inviting(guest));
        const parameters = { id: event.id };
        expect(await admin.call(getEvent, { parameters })).toEqual({ event });
        const seen = (await guest.call(getEvent, { parameters })).event;
        expect(seen).toMatchObject({ id: event.id, answer: 'waiting', reminders: [10] });
        expect(seen.organiser).toMatchObject({ accountId: admin.accountId, name: 'Ida Lindqvist' });
      },
    },
    refuses: {
      'an id that no event has': async ({ admin }) => {
        await admin.refused(404, getEvent, { parameters: { id: noEvent } });
      },
    },
    keepsOut: {
      'who is not invited': async ({ app, admin }) => {
        const { id } = await addAnEvent(admin, inviting(await newcomer(app)));
        await (await newcomer(app)).refused(404, getEvent, { parameters: { id } });
      },
    },
  },
  listGuestChoices: {
    works: {
      'accounts by name, but not oneself': async ({ app, admin }) => {
        const guest = await newcomer(app);
        const { guests } = await admin.call(routes.listGuestChoices, { query: { q: guest.username.toUpperCase() } });
        expect(guests.map(({ accountId }) => accountId)).toEqual([guest.accountId]);
        const all = await admin.call(routes.listGuestChoices, { query: {} });
        expect(all.guests.map(({ accountId }) => accountId)).not.toContain(admin.accountId);
      },
    },
    refuses: {
      'a search that is too long': async ({ admin }) => {
        await admin.refused(400, routes.listGuestChoices, { query: { q: 'x'.repeat(101) } });
      },
    },
  },
  answerEvent: {
    works: {
      'and the organiser sees it, once': async ({ app, admin }) => {
        const guest = await newcomer(app);
        const { id } = await addAnEvent(admin, inviting(guest));
        const say = () => guest.call(routes.answerEvent, { parameters: { id }, body: { answer: 'tentative' } });
        const { event, changeId } = await say();
        expect([event.answer, changeId === null]).toEqual(['tentative', false]);
        expect((await say()).changeId).toBeNull();
        const seen = (await allEvents(admin)).find((each) => each.id === id);
        expect(seen?.extendedProps.guests.map(({ answer }) => answer)).toEqual(['tentative']);
      },
      'with a note, which the organiser sees and no other guest does': async ({ app, admin }) => {
        const [guest, other] = [await newcomer(app), await newcomer(app)];
        const { id } = await addAnEvent(admin, inviting(guest, other));
        const say = (body: routes.AnswerInput) => guest.call(routes.answerEvent, { parameters: { id }, body });
        const { event } = await say({ answer: 'tentative', note: ' The ferry is late. ' });
        expect([event.answerNote, event.extendedProps.guests[0]?.note]).toEqual(['The ferry is late.', undefined]);
        const notesFor = async (person: Person) =>
          (await allEvents(person)).find((each) => each.id === id)?.extendedProps.guests.map(({ note }) => note);
        expect(await notesFor(admin)).toEqual(['The ferry is late.', undefined]);
        expect(await notesFor(other)).toEqual([undefined, undefined]);
        expect((await say({ answer: 'accepted' })).event.answerNote).toBe('The ferry is late.');
        expect((await say({ answer: 'accepted', note: '' })).event.answerNote).toBeUndefined();
        await say({ answer: 'accepted', note: 'On time.' });
        expect((await say({ answer: 'waiting' })).event).toMatchObject({ answer: 'waiting' });
        expect(await notesFor(admin)).toEqual([undefined, undefined]);
      },
    },
    refuses: {
      'another answer, and an event that is not there': async ({ app, admin }) => {
        const guest = await newcomer(app);
        const { id } = await addAnEvent(admin, inviting(guest));
        const problem = await guest.refused(400, routes.answerEvent, { parameters: { id }, body: { answer: 'maybe' } });
        expect(fieldsOf(problem)).toEqual(['answer']);
        const long = { answer: 'declined', note: 'n'.repeat(501) };
        expect(fieldsOf(await guest.refused(400, routes.answerEvent, { parameters: { id }, body: long }))).toEqual([
          'note',
        ]);
        await guest.refused(404, routes.answerEvent, { parameters: { id: noEvent }, body: { answer: 'accepted' } });
      },
      "an answer to one's own event": async ({ admin }) => {
        const { id } = await addAnEvent(admin);
        await admin.refused(409, routes.answerEvent, { parameters: { id }, body: { answer: 'accepted' } });
      },
    },
    keepsOut: {
      'who is not invited, and the invited from all else': async ({ app, admin }) => {
        const guest = await newcomer(app);
        const { id } = await addAnEvent(admin, inviting(guest));
        const stranger = await newcomer(app);
        await stranger.refused(404, routes.answerEvent, { parameters: { id }, body: { answer: 'accepted' } });
        await guest.refused(403, updateEvent, { body: { event: { id, title: 'Mine' } } });
      },
    },
  },
  setOwnReminders: {
    works: {
      "of one's own event and of another's, each for oneself": async ({ app, admin }) => {
        const guest = await newcomer(app);
        const { id } = await addAnEvent(admin, inviting(guest));
        const set = async (person: typeof admin, reminders: number[]) =>
          (await person.call(routes.setOwnReminders, { parameters: { id }, body: { reminders } })).event.reminders;
        expect(await set(guest, [5, 60, 5])).toEqual([60, 5]);
        expect(await set(admin, [])).toEqual([]);
        const query = { calendars: 'Business' as const };
        const [seen] = await guest.call(listEvents, { query });
        expect(seen?.reminders).toEqual([60, 5]);
      },
    },
    refuses: {
      'too many, and what is too far away': async ({ admin }) => {
        const { id } = await addAnEvent(admin);
        for (const reminders of [[1, 2, 3, 4, 5, 6], [40_321], [-1_440], [1.5]]) {
          await admin.refused(400, routes.setOwnReminders, { parameters: { id }, body: { reminders } });
        }
      },
    },
    keepsOut: {
      'who is not invited': async ({ app, admin }) => {
        const { id } = await addAnEvent(admin);
        const stranger = await newcomer(app);
        await stranger.refused(404, routes.setOwnReminders, { parameters: { id }, body: { reminders: [] } });
      },
    },
  },
};
