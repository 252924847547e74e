import { listChangeActors } from '@atrium/contract/change-actors';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../backend/client.ts';

/** Whose changes may be asked for, by a part of their names. */
export function changeActorsQuery(q: string) {
  return queryOptions({
    queryKey: ['account', 'actors', q],
    queryFn: async ({ signal }) => (await call(listChangeActors, { query: { q } }, { signal })).actors,
    placeholderData: keepPreviousData,
  });
}

/** The one who is asked for; null where there is no such account. */
export function changeActorQuery(actorId: number) {
  return queryOptions({
    queryKey: ['account', 'actor', actorId],
    queryFn: async ({ signal }) => {
      const { actors } = await call(listChangeActors, { query: { actorId } }, { signal });
      return actors[0] ?? null;
    },
  });
}
