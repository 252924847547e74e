import { addTrustedSender, deleteTrustedSender, listTrustedSenders } from '@atrium/contract/trusted-senders';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../backend/client.ts';
import { useCommand } from '../../../ui/use-command.ts';
import { isSameAddress } from '../thread/mail-people.ts';

const touches = ['trusted-sender'];

export const trustedSendersQuery = queryOptions({
  queryKey: ['trusted-sender', 'list'],
  queryFn: async ({ signal }) => (await call(listTrustedSenders, {}, { signal })).senders,
});

/** Finds a sender among those whose pictures the account wants to see always; pending while nobody knows. */
export function useTrustedSender(email: string) {
  const { data, isPending } = useQuery(trustedSendersQuery);
  return { trusted: data?.find((sender) => isSameAddress(sender.email, email)), isPending };
}

export function useTrustSender() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ email }: { email: string }) => call(addTrustedSender, { body: { email } }),
    said: ({ email: sender }) => t('mail.pictures.trusted', { sender }),
    touches,
  });
}

export function useDistrustSender() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id }: { id: number; email: string }) => call(deleteTrustedSender, { parameters: { id } }),
    said: ({ email: sender }) => t('mail.pictures.distrusted', { sender }),
    touches,
  });
}
