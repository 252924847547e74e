import {
  changePassword,
  endOwnSession,
  getOwnAccount,
  listOwnSessions,
  type Session,
  sendVerification,
} from '@atrium/contract/accounts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../backend/client.ts';

export const ownAccountQuery = queryOptions({
  queryKey: ['account', 'own'],
  queryFn: ({ signal }) => call(getOwnAccount, {}, { signal }),
  select: ({ account }) => account,
});

export const ownSessionsQuery = queryOptions({
  queryKey: ['session', 'own'],
  queryFn: ({ signal }) => call(listOwnSessions, {}, { signal }),
  select: ({ sessions }) => sessions,
});

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (session: Session) => call(endOwnSession, { parameters: { id: session.id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['session'] }),
  });
}

export function useSendVerification() {
  return useMutation({ mutationFn: () => call(sendVerification, {}) });
}

/** Ends the other sessions too. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { currentPassword: string; password: string }) => call(changePassword, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['session'] }),
  });
}
