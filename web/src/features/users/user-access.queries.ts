import { endUserTwoSteps } from '@atrium/contract/two-steps';
import { endUserSession, getUserAccess, inviteUser } from '@atrium/contract/users';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../backend/client.ts';

/** It follows the sessions: they change more often than accounts. */
export function userAccessQuery(id: number) {
  return queryOptions({
    queryKey: ['session', 'of-user', { userId: id }],
    queryFn: ({ signal }) => call(getUserAccess, { parameters: { id } }, { signal }),
  });
}

export function useInviteUser(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(inviteUser, { parameters: { id } }),
    onSuccess: () =>
      Promise.all(['session', 'message', 'account'].map((entity) => client.invalidateQueries({ queryKey: [entity] }))),
  });
}

export function useEndUserSession(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: number) => call(endUserSession, { parameters: { id, sessionId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['session'] }),
  });
}

export function useEndUserTwoSteps(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endUserTwoSteps, { parameters: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['session'] }),
  });
}
