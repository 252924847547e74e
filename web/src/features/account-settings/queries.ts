import { getAccountPlan } from '@atrium/contract/account-plan';
import {
  type AccountSettings,
  readAccountSettings,
  setAccountDetails,
  setBillingDetails,
  setSocialLinks,
} from '@atrium/contract/account-settings';
import {
  changeEmail,
  changePassword,
  closeAccount,
  endOtherSessions,
  endOwnSession,
  getOwnAccount,
  listOwnSessions,
  listSignIns,
  type Session,
  sendVerification,
} from '@atrium/contract/accounts';
import {
  getNotificationChoices,
  type NotificationChoice,
  setNotificationChoices,
} from '@atrium/contract/notification-choices';
import type { RouteInput } from '@atrium/contract/route';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { storeAccount, storedAccount } from '../../session/stored-session.ts';
import { useCommand } from '../../ui/use-command.ts';
import { useDeviceName } from '../../ui/use-device-name.ts';
import { useSaving } from '../../ui/use-saving.ts';

export const ownAccountQuery = queryOptions({
  queryKey: ['account', 'own'],
  queryFn: async ({ signal }) => {
    const answer = await call(getOwnAccount, {}, { signal });
    const stored = storedAccount();
    if (stored?.id === answer.account.id) storeAccount({ ...stored, ...answer.account });
    return answer;
  },
  select: ({ account }) => account,
});

export const settingsQuery = queryOptions({
  queryKey: ['account-settings', 'own'],
  queryFn: ({ signal }) => call(readAccountSettings, {}, { signal }),
});

export const planQuery = queryOptions({
  queryKey: ['account-plan', 'own'],
  queryFn: ({ signal }) => call(getAccountPlan, {}, { signal }),
});

export const notificationChoicesQuery = queryOptions({
  queryKey: ['account-settings', 'notifications'],
  queryFn: ({ signal }) => call(getNotificationChoices, {}, { signal }),
});

export const ownSessionsQuery = queryOptions({
  queryKey: ['session', 'own'],
  queryFn: ({ signal }) => call(listOwnSessions, {}, { signal }),
  select: ({ sessions }) => sessions,
});

export const signInsQuery = queryOptions({
  queryKey: ['session', 'sign-ins'],
  queryFn: ({ signal }) => call(listSignIns, {}, { signal }),
  select: ({ signIns }) => signIns,
});

export function useEndSession() {
  const { t } = useTranslation();
  const nameOf = useDeviceName();
  return useCommand({
    ask: ({ id }: Session) => call(endOwnSession, { parameters: { id } }),
    said: ({ userAgent }) => t('accountSettings.sessions.ended', { device: nameOf(userAgent) }),
    touches: ['session'],
  });
}

export function useEndOtherSessions() {
  const { t } = useTranslation();
  return useCommand({
    ask: () => call(endOtherSessions, {}),
    said: (_, { ended }) => t('accountSettings.sessions.othersEnded', { count: ended }),
    touches: ['session'],
  });
}

export function useSendVerification(email: string) {
  const { t } = useTranslation();
  return useCommand({
    ask: () => call(sendVerification, {}),
    said: () => t('accountSettings.account.sent', { email }),
    touches: [],
  });
}

/** Ends the other sessions too. */
export function useChangePassword() {
  return useSaving({
    mutationFn: (body: { currentPassword: string; password: string }) => call(changePassword, { body }),
    touches: ['session'],
  });
}

export function useChangeEmail() {
  return useMutation({
    mutationFn: (body: RouteInput<typeof changeEmail>['body']) => call(changeEmail, { body }),
  });
}

export function useCloseAccount() {
  return useMutation({
    mutationFn: (body: RouteInput<typeof closeAccount>['body']) => call(closeAccount, { body }),
  });
}

const touches = ['account-settings', 'account'];

/** What is saved is the account's own at once, also in the menu of the account. Its form stays, and has nothing more to save then. */
function useSavingSettings<Input, Answer>(
  mutationFn: (input: Input) => Promise<Answer>,
  withSaved: (settings: AccountSettings, answer: Answer) => AccountSettings,
) {
  const client = useQueryClient();
  return useSaving({
    mutationFn,
    touches,
    onSuccess: (answer) => {
      client.setQueryData(settingsQuery.queryKey, (settings) => settings && withSaved(settings, answer));
    },
  });
}

export const useSaveDetails = () =>
  useSavingSettings(
    (body: RouteInput<typeof setAccountDetails>['body']) => call(setAccountDetails, { body }),
    (settings, { details }) => ({ ...settings, details }),
  );
export const useSaveBilling = () =>
  useSavingSettings(
    (body: RouteInput<typeof setBillingDetails>['body']) => call(setBillingDetails, { body }),
    (settings, { billing }) => ({ ...settings, billing }),
  );
export const useSaveLinks = () =>
  useSavingSettings(
    (body: RouteInput<typeof setSocialLinks>['body']) => call(setSocialLinks, { body }),
    (settings, { socialLinks }) => ({ ...settings, social: { ...settings.social, socialLinks } }),
  );

export function useSaveNotificationChoices() {
  const client = useQueryClient();
  return useSaving({
    mutationFn: (notifications: NotificationChoice[]) => call(setNotificationChoices, { body: { notifications } }),
    touches,
    onSuccess: ({ notifications }) => {
      client.setQueryData(notificationChoicesQuery.queryKey, { notifications });
    },
  });
}
