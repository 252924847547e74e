import * as chosen from '@atrium/contract/chosen-users';
import { allDataLimit } from '@atrium/contract/lists';
import { endUserTwoSteps as endUserTwoStepsRoute } from '@atrium/contract/two-steps';
import * as preferences from '@atrium/contract/user-preferences';
import * as routes from '@atrium/contract/users';
import { notFound } from '../../errors.ts';
import { handle } from '../../handle.ts';
import { listRequest, pageRequest } from '../../lists/page.ts';
import { deliverSoon } from '../../mail/outbox.ts';
import { endUserSession, endUserTwoSteps, inviteUser, readAccess } from './access.ts';
import { findPageOfUsers, idsOfUsers } from './joined-users.queries.ts';
import { changeConnections, changeNotifications, readConnections, readNotifications } from './preferences.ts';
import { usersAsFile } from './users.export.ts';
import { userFilter } from './users.list.ts';
import { findFirstUsers, findUser, findUsers, userStatistics } from './users.queries.ts';
import { addUser, deleteUsers, reactivateUser, suspendUser, suspendUsers, updateUser } from './users.ts';

export const userEndpoints = [
  handle(routes.listAllUsers, ({ services }) => findFirstUsers(services.engine.read, allDataLimit)),

  handle(routes.listUsers, async ({ lists }, { query }) => {
    const { total, ids } = await findPageOfUsers(lists, pageRequest(query, userFilter(query)), query.joined);
    return { total, users: await findUsers(lists.database, ids) };
  }),

  handle(routes.getUserStatistics, ({ services }) => userStatistics(services.engine.read)),

  handle(routes.exportUsers, async ({ lists, now }, { query }) => {
    const columns = query.columns === undefined ? undefined : [query.columns].flat();
    const ids = idsOfUsers(lists, listRequest(query, userFilter(query)), query.joined);
    return usersAsFile(lists, ids, { ...query, columns }, now);
  }),

  handle(routes.getUser, async ({ services }, { query }) => {
    const user = await findUser(services.engine.read, query.id);
    if (!user) throw notFound('user');
    return { user };
  }),

  handle(routes.addUser, (context, { body: { idempotencyKey, ...user } }) => addUser(context, user, idempotencyKey)),

  handle(routes.updateUser, (context, { parameters, body }) => updateUser(context, parameters.id, body)),

  handle(routes.deleteUser, async (context, { query }) => {
    const { changeId } = await deleteUsers(context, { ids: [query.id] });
    return { changeId };
  }),

  handle(chosen.deleteUsers, (context, { body }) => deleteUsers(context, body.chosen)),

  handle(routes.suspendUser, (context, { parameters }) => suspendUser(context, parameters.id)),

  handle(chosen.suspendUsers, (context, { body }) => suspendUsers(context, body.chosen)),

  handle(routes.reactivateUser, (context, { parameters }) => reactivateUser(context, parameters.id)),

  handle(routes.getUserAccess, (context, { parameters }) => readAccess(context, parameters.id)),

  handle(routes.inviteUser, async (context, { parameters }) => {
    await inviteUser(context, parameters.id);
    deliverSoon(context);
    return {};
  }),

  handle(routes.endUserSession, async (context, { parameters }) => {
    await endUserSession(context, parameters.id, parameters.sessionId);
    return {};
  }),

  handle(endUserTwoStepsRoute, async (context, { parameters }) => {
    await endUserTwoSteps(context, parameters.id);
    deliverSoon(context);
    return {};
  }),

  handle(preferences.getUserNotifications, async (context, { parameters }) => ({
    notifications: await readNotifications(context, parameters.id),
  })),

  handle(preferences.setUserNotifications, (context, { parameters, body }) =>
    context.services.engine.write((transaction) =>
      changeNotifications(transaction, context, parameters.id, body.notifications),
    ),
  ),

  handle(preferences.getUserConnections, async (context, { parameters }) => ({
    connections: await readConnections(context, parameters.id),
  })),

  handle(preferences.setUserConnections, (context, { parameters, body }) =>
    context.services.engine.write((transaction) =>
      changeConnections(transaction, context, parameters.id, body.connections),
    ),
  ),
];
