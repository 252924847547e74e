import * as routes from '@atrium/contract/waitlist';
import { handle } from '../../handle.ts';
import { deliverSoon } from '../../mail/outbox.ts';
import { countWaiting, findWaiting } from './waitlist.queries.ts';
import { announce, confirmWaiting, joinWaitlist, leaveWaitlist } from './waitlist.ts';

export const waitlistEndpoints = [
  handle(routes.joinWaitlist, async (context, { body }) => {
    await joinWaitlist(context, body);
    deliverSoon(context);
    return {};
  }),

  handle(routes.confirmWaiting, (context, { body }) => confirmWaiting(context, body.token)),

  handle(routes.leaveWaitlist, async (context, { body }) => {
    await leaveWaitlist(context, body.token);
    return {};
  }),

  handle(routes.listWaitlist, async ({ services: { engine } }, { query }) => ({
    entries: await findWaiting(engine.read, query),
    total: await countWaiting(engine.read, query.waitsFor),
  })),

  handle(routes.announceToWaitlist, async (context, { body }) => {
    const told = await announce(context, body);
    deliverSoon(context);
    return { told };
  }),
];
