import { listBusyTimes as busyTimesRoute } from '@atrium/contract/busy-times';
import * as routes from '@atrium/contract/calendar';
import * as fileRoutes from '@atrium/contract/calendar-files';
import { readCalendarLayers as readLayersRoute } from '@atrium/contract/calendar-layers';
import { readCalendarSettings, setCalendarSettings } from '@atrium/contract/calendar-settings';
import * as guestRoutes from '@atrium/contract/event-guests';
import { searchEvents as searchRoute } from '@atrium/contract/event-search';
import { readSecretAddress, revokeSecretAddress } from '../../auth/secret-addresses.ts';
import { handle } from '../../handle.ts';
import { listEvents } from './calendar.list.ts';
import { shown } from './calendar.rows.ts';
import { searchEvents } from './calendar.search.ts';
import { addEvent, deleteEvent, seen, updateEvent } from './calendar.ts';
import { answerEvent, setOwnReminders } from './guests/calendar.answers.ts';
import { findGuestChoices } from './guests/calendar.guests.queries.ts';
import { sendInvitations } from './guests/calendar.letters.ts';
import { readCalendarFeed, renewCalendarFeed } from './ics/calendar.feed.ts';
import { exportCalendar, exportEvent } from './ics/calendar.files.ts';
import { importCalendar, previewImport } from './ics/ics-import.ts';
import { changeOccurrences } from './occurrences/calendar.occurrences.ts';
import { listBusyTimes } from './settings/busy-times.ts';
import { readCalendarLayers } from './settings/calendar.layers.ts';
import { settingsOf } from './settings/calendar-settings.queries.ts';
import { setCalendarSettings as changeCalendarSettings } from './settings/calendar-settings.ts';

export const calendarEndpoints = [
  handle(routes.listEvents, ({ services, caller }, { query }) =>
    listEvents(services.engine.read, caller.accountId, query),
  ),

  handle(routes.getEvent, async ({ services, caller: { accountId } }, { parameters }) => ({
    event: shown(await seen(services.engine.read, accountId, parameters.id), accountId),
  })),

  handle(routes.addEvent, (context, { body }) => addEvent(context, body.event, body.idempotencyKey)),

  handle(routes.updateEvent, (context, { body }) => updateEvent(context, body.event)),

  handle(routes.changeOccurrences, (context, { parameters, body }) => changeOccurrences(context, parameters.id, body)),

  handle(routes.removeEvent, async (context, { query }) => ({ changeId: await deleteEvent(context, query.id, query) })),

  handle(guestRoutes.listGuestChoices, async ({ services, caller }, { query }) => ({
    guests: await findGuestChoices(services.engine.read, caller.accountId, query.q),
  })),

  handle(busyTimesRoute, async (context, { query }) => ({ accounts: await listBusyTimes(context, query) })),

  handle(guestRoutes.answerEvent, (context, { parameters, body }) => answerEvent(context, parameters.id, body)),

  handle(guestRoutes.setOwnReminders, (context, { parameters, body }) =>
    setOwnReminders(context, parameters.id, body.reminders),
  ),

  handle(readCalendarSettings, async ({ services, caller }) => ({
    settings: await settingsOf(services.engine.read, caller.accountId),
  })),

  handle(setCalendarSettings, (context, { body }) => changeCalendarSettings(context, body.settings)),

  handle(guestRoutes.sendInvitations, (context, { parameters, body }) => sendInvitations(context, parameters.id, body)),

  handle(fileRoutes.previewImport, (context, { query, upload }) => previewImport(context, upload, query)),

  handle(fileRoutes.importCalendar, (context, { query, upload }) => importCalendar(context, upload, query)),

  handle(fileRoutes.exportCalendar, (context, { query }) => exportCalendar(context, query.calendars)),

  handle(fileRoutes.exportEvent, (context, { parameters }) => exportEvent(context, parameters.id)),

  handle(fileRoutes.getCalendarFeed, (context) => readSecretAddress(context, 'calendar')),

  handle(fileRoutes.renewCalendarFeed, (context) => renewCalendarFeed(context)),

  handle(fileRoutes.revokeCalendarFeed, (context) => revokeSecretAddress(context, 'calendar')),

  handle(fileRoutes.readCalendarFeed, (context, { parameters }) => readCalendarFeed(context, parameters.token)),

  handle(readLayersRoute, (context, { query }) => readCalendarLayers(context, query)),

  handle(searchRoute, (context, { query }) => searchEvents(context, query)),
];
