import { listChangeActors } from '@atrium/contract/change-actors';
import { handle } from '../../handle.ts';
import { findChangeActors } from './change-actors.queries.ts';

export const changeActorEndpoints = [
  handle(listChangeActors, async ({ services }, { query }) => ({
    actors: await findChangeActors(services.engine.read, query),
  })),
];
