import * as routes from '@atrium/contract/saved-views';
import { refuseChosenAreas } from '../../auth/key-areas.ts';
import { recordChange } from '../../changes/record.ts';
import type { SignedInContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { handle } from '../../handle.ts';
import { findSavedViews, removeSavedView, storeSavedView } from './saved-views.queries.ts';

export const savedViewEndpoints = [
  handle(routes.listSavedViews, async (context, { query }) => {
    refuseChosenAreas(context);
    const { services, caller } = context;
    return { savedViews: await findSavedViews(services.engine.read, caller.accountId, query.list) };
  }),

  handle(routes.addSavedView, async (context, { body }) => ({ savedView: await saveView(context, body) })),

  handle(routes.deleteSavedView, async (context, { parameters }) => {
    await forgetView(context, parameters.id);
    return {};
  }),
];

function saveView(context: SignedInContext, view: { list: string; name: string; state: string }) {
  const ownerId = context.caller.accountId;
  return context.services.engine.write(async (transaction) => {
    const { before, after } = await storeSavedView(transaction, ownerId, view);
    await recordChange(transaction, context, {
      entity: 'saved-view',
      entityId: after.id,
      entityName: after.name,
      before,
      after,
      ownerId,
    });
    return after;
  });
}

function forgetView(context: SignedInContext, id: number): Promise<void> {
  const ownerId = context.caller.accountId;
  return context.services.engine.write(async (transaction) => {
    const before = await removeSavedView(transaction, ownerId, id);
    if (!before) throw notFound('saved view');
    await recordChange(transaction, context, {
      entity: 'saved-view',
      entityId: id,
      entityName: before.name,
      before,
      after: null,
      ownerId,
    });
  });
}
