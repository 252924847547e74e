import * as routes from '@atrium/contract/changes';
import { type Entity, isEntity, privateEntities } from '@atrium/contract/changes';
import { refuseChosenAreas } from '../../auth/key-areas.ts';
import { heardBy } from '../../changes/subjects.ts';
import { type Undoers, undoRequest } from '../../changes/undo.ts';
import type { SignedInContext } from '../../context.ts';
import { notAllowed, notFound } from '../../errors.ts';
import { handle } from '../../handle.ts';
import { streamChanges } from '../../live/stream.ts';
import { changesAsFile } from './changes.export.ts';
import { findChange, findChanges, findChangesByIds } from './changes.queries.ts';
import type { CountMemory } from './count-memory.ts';

export function changeEndpoints(undoers: Undoers) {
  const counts: CountMemory = new Map();
  return [
    handle(routes.listChanges, async (context, { query }) => {
      refuseBeyondKey(context, query.entity);
      return findChanges(context.lists, context, query, counts);
    }),

    handle(routes.exportChanges, async (context, { query }) => {
      refuseBeyondKey(context, query.entity);
      return changesAsFile(context.lists, context, query, context.now);
    }),

    handle(routes.getChange, async (context, { parameters }) => {
      const change = await findChange(context.services.engine.read, context, parameters.id);
      if (!change) throw notFound('change');
      refuseBeyondKey(context, change.entity);
      return { change };
    }),

    handle(routes.undoChange, async (context, { parameters }) => {
      const ids = await undoRequest(context, undoers, parameters.id);
      return { changes: await findChangesByIds(context.services.engine.read, context, ids) };
    }),

    handle(routes.streamChanges, async (context, { query }) =>
      streamChanges(context, query.after ?? lastEventOf(context.request)),
    ),
  ];
}

/** What a browser's own reader of such streams says when it comes back. */
function lastEventOf({ headers }: Request): number | undefined {
  const id = headers.get('last-event-id') ?? '';
  return /^\d{1,15}$/.test(id) ? Number(id) : undefined;
}

/** What is one's own is there for oneself whatever one may otherwise; a key may be for something else. */
function refuseBeyondKey({ caller, ability }: SignedInContext, entity: string | undefined): void {
  if (!caller.key || entity === undefined || !isEntity(entity) || !privateEntities.includes(entity)) return;
  if (ability.cannot('read', heardBy(entity))) throw notAllowed();
  if (ofAnyArea.includes(entity)) refuseChosenAreas({ caller });
}

/** What these are called is what the things are called that they are about. */
const ofAnyArea: readonly string[] = ['notification', 'bookmark', 'link', 'saved-view'] satisfies Entity[];
