import * as routes from '@atrium/contract/messages';
import { handle } from '../../handle.ts';
import { findMessages } from './messages.queries.ts';

export const messageEndpoints = [
  handle(routes.listMessages, ({ services }, { query }) => findMessages(services.engine.read, query)),
];
