import { type ChosenPlan, getAccountPlan, setAccountPlan, startTrial } from '@atrium/contract/account-plan';
import { getPricing } from '@atrium/contract/pricing';
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useCommand } from '../../ui/use-command.ts';

export const pricingQuery = queryOptions({
  queryKey: ['pricing'],
  queryFn: ({ signal }) => call(getPricing, {}, { signal }),
});

export const accountPlanQuery = queryOptions({
  queryKey: ['account-plan', 'own'],
  queryFn: ({ signal }) => call(getAccountPlan, {}, { signal }),
});

interface Choice extends ChosenPlan {
  /** What the plan is called. */
  title: string;
  /** The day from which it counts, as it is said; null for at once. */
  from: string | null;
  isKept: boolean;
}

export function useChoosePlan() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ plan, period }: Choice) => call(setAccountPlan, { body: { plan, period } }),
    said: ({ title, from, isKept }) => {
      if (isKept) return t('pricing.said.kept', { plan: title });
      return from === null
        ? t('pricing.said.chosen', { plan: title })
        : t('pricing.said.later', { plan: title, day: from });
    },
    touches: ['account-plan'],
  });
}

export function useStartTrial() {
  const { t } = useTranslation();
  return useCommand({
    ask: (_: { title: string }) => call(startTrial, {}),
    said: ({ title }) => t('pricing.said.trial', { plan: title }),
    touches: ['account-plan'],
  });
}
