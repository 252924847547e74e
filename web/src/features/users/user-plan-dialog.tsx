import '@mantine/core/styles/Radio.css';
import { type AccountPlan, countsFrom, isSamePlan, PlanPeriod, planPeriods } from '@atrium/contract/account-plan';
import { type Pricing, type PricingPlanKey, pricingPlanKeys } from '@atrium/contract/pricing';
import type { User } from '@atrium/contract/users';
import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useFormat } from '../../ui/format.ts';
import { pricesQuery, useSetUserPlan } from './user-billing.queries.ts';

interface UserPlanDialogProps {
  user: User;
  accountPlan: AccountPlan;
  onClose: () => void;
}

/** Which plan somebody's account has, and since when it would count. */
export function UserPlanDialog({ user, accountPlan, onClose }: UserPlanDialogProps) {
  const { t } = useTranslation();
  const { day } = useFormat();
  const [plan, setPlan] = useState(accountPlan.next?.plan ?? accountPlan.plan);
  const [period, setPeriod] = useState(accountPlan.next?.period ?? accountPlan.period);
  const { mutate } = useSetUserPlan(user);
  const choice = { plan, period };
  const isKept = accountPlan.trialEndsOn === null && isSamePlan(accountPlan, choice);
  const from = isKept ? null : countsFrom(accountPlan, choice);
  const later = from === null ? t('users.plan.now') : t('users.plan.later', { day: day(from) });
  const hint = isKept ? t(accountPlan.next ? 'users.plan.kept' : 'users.plan.same') : later;
  function save() {
    mutate(choice);
    onClose();
  }
  return (
    <Dialog title={t('users.plan.changeTitle', { name: user.fullName })} onClose={onClose}>
      <Stack gap="md">
        <Plans period={period} plan={plan} onChange={setPlan} />
        {plan !== 'basic' && (
          <Radio.Group
            label={t('pricing.billed')}
            value={period}
            onChange={(value) => setPeriod(PlanPeriod.parse(value))}
          >
            <Group gap="md" mt={8}>
              {planPeriods.map((each) => (
                <Radio key={each} value={each} label={t(`pricing.periods.${each}`)} />
              ))}
            </Group>
          </Radio.Group>
        )}
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button onClick={save} disabled={isKept && !accountPlan.next}>
            {t('users.plan.save')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

interface PlansProps {
  period: PlanPeriod;
  plan: PricingPlanKey;
  onChange: (plan: PricingPlanKey) => void;
}

function Plans({ period, plan, onChange }: PlansProps) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...pricesQuery, enabled: useAbility().can('read', 'Pricing') });
  const costOf = useCosts(data, period);
  const choose = (value: string) => onChange(pricingPlanKeys.find((key) => key === value) ?? plan);
  return (
    <Radio.Group label={t('users.plan.plan')} value={plan} onChange={choose}>
      <Stack gap={8} mt={8}>
        {pricingPlanKeys.map((key) => (
          <Radio key={key} value={key} label={t(`accountSettings.plan.names.${key}`)} description={costOf(key)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

const planOf = { basic: 'basicPlan', standard: 'standardPlan', enterprise: 'enterprisePlan' } as const;

/** What plans cost, in words; nothing for whoever may not read the prices. */
function useCosts(prices: Pricing | undefined, period: PlanPeriod) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (key: PricingPlanKey) => {
    const offered = prices?.[planOf[key]];
    if (!offered) return undefined;
    if (period === 'yearly' && key !== 'basic')
      return t('pricing.perYear', { amount: money(offered.yearlyPlan.totalAnnual * 100) });
    return `${money(offered.monthlyPrice * 100)} ${t('pricing.perMonth')}`;
  };
}
