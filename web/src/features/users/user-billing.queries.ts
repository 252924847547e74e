import type { ChosenPlan } from '@atrium/contract/account-plan';
import { getPricing } from '@atrium/contract/pricing';
import { getUserPlan, listUserInvoices, setUserPlan } from '@atrium/contract/user-billing';
import type { User } from '@atrium/contract/users';
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useFormat } from '../../ui/format.ts';
import { useCommand } from '../../ui/use-command.ts';

export function userPlanQuery(id: number) {
  return queryOptions({
    queryKey: ['user', 'plan', id],
    meta: { follows: ['account-plan', 'account'] },
    queryFn: ({ signal }) => call(getUserPlan, { parameters: { id } }, { signal }),
  });
}

export function userInvoicesQuery(id: number) {
  return queryOptions({
    queryKey: ['user', 'invoices', id],
    meta: { follows: ['invoice', 'client'] },
    queryFn: ({ signal }) => call(listUserInvoices, { parameters: { id } }, { signal }),
  });
}

export const pricesQuery = queryOptions({
  queryKey: ['pricing'],
  queryFn: ({ signal }) => call(getPricing, {}, { signal }),
});

export function useSetUserPlan({ id, fullName: name }: User) {
  const { t } = useTranslation();
  const { day } = useFormat();
  return useCommand({
    ask: (body: ChosenPlan) => call(setUserPlan, { parameters: { id }, body }),
    said: (_, { accountPlan: { plan, next } }) => {
      const planName = (key: string) => t(`accountSettings.plan.names.${key}`);
      if (!next) return t('users.plan.said.now', { name, plan: planName(plan) });
      return t('users.plan.said.later', { name, plan: planName(next.plan), day: day(next.from) });
    },
    touches: ['user', 'account-plan'],
  });
}
