import * as routes from '@atrium/contract/calendar';
import { handle } from '../../handle.ts';
import { listEvents } from './calendar.list.ts';
import { changeOccurrences } from './calendar.occurrences.ts';
import { addEvent, deleteEvent, updateEvent } from './calendar.ts';

export const calendarEndpoints = [
  handle(routes.listEvents, ({ services, caller }, { query }) =>
    listEvents(services.engine.read, caller.accountId, query),
  ),

  handle(routes.addEvent, (context, { body }) => addEvent(context, body.event)),

  handle(routes.updateEvent, (context, { body }) => updateEvent(context, body.event)),

  handle(routes.changeOccurrences, (context, { parameters, body }) => changeOccurrences(context, parameters.id, body)),

  handle(routes.removeEvent, async (context, { query }) => ({ changeId: await deleteEvent(context, query.id) })),
];
