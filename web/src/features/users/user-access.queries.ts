import { endUserTwoSteps } from '@atrium/contract/two-steps';
import { endUserSession, getUserAccess, inviteUser, type User } from '@atrium/contract/users';
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useCommand } from '../../ui/use-command.ts';

/** It follows the sessions: they change more often than accounts. */
export function userAccessQuery(id: number) {
  return queryOptions({
    queryKey: ['session', 'of-user', { userId: id }],
    queryFn: ({ signal }) => call(getUserAccess, { parameters: { id } }, { signal }),
  });
}

export function useInviteUser(user: User, said: string) {
  const { t } = useTranslation();
  return useCommand({
    ask: () => call(inviteUser, { parameters: { id: user.id } }),
    said: () => t(said, { email: user.email }),
    touches: ['session', 'message', 'account'],
  });
}

export function useEndUserSession({ id }: User) {
  const { t } = useTranslation();
  return useCommand({
    ask: (sessionId: number) => call(endUserSession, { parameters: { id, sessionId } }),
    said: () => t('users.access.ended'),
    touches: ['session'],
  });
}

export function useEndUserTwoSteps(user: User) {
  const { t } = useTranslation();
  return useCommand({
    ask: () => call(endUserTwoSteps, { parameters: { id: user.id } }),
    said: () => t('users.access.twoStepsEnded', { name: user.fullName }),
    touches: ['session'],
  });
}
