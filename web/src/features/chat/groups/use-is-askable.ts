import { useQuery } from '@tanstack/react-query';
import { groupsQuery } from './groups.queries.ts';

interface Asked {
  state: { data: unknown };
}

/** Whether a group is to be asked for: one that is not there for this account is asked for again once it is among its groups. */
export function useIsAskable(id: number): (asked: Asked) => boolean {
  const { data: isListed = false } = useQuery({
    ...groupsQuery,
    select: (groups) => groups.some((group) => group.id === id),
  });
  return ({ state }) => state.data !== null || isListed;
}
