import * as routes from '@atrium/contract/event-kinds';
import { handle } from '../../../handle.ts';
import { addEventKind, deleteEventKind, listEventKinds, updateEventKind } from './event-kinds.ts';

export const eventKindEndpoints = [
  handle(routes.listEventKinds, (context) => listEventKinds(context)),
  handle(routes.addEventKind, (context, { body }) => addEventKind(context, body)),
  handle(routes.updateEventKind, (context, { parameters, body }) => updateEventKind(context, parameters.id, body)),
  handle(routes.deleteEventKind, (context, { parameters, query }) =>
    deleteEventKind(context, parameters.id, query.moveTo),
  ),
];
