import '../../ui/mantine-styles.ts';
import { setAccountPlan } from '@atrium/contract/account-plan';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { Button, ButtonLink } from '../../plain/button.tsx';
import { useAbility } from '../../session/ability.ts';
import { PlanFacts } from '../../ui/billing/plan-facts.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useCommand } from '../../ui/use-command.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import classes from './account-settings.module.css';
import { planQuery } from './queries.ts';

/** What the account has. Plans are compared and chosen on the page of prices. */
export function CurrentPlan() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(planQuery);
  const { cancel, dialog, isPending } = useCancelling();
  const canChoose = useAbility().can('read', 'Pricing');
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={96} />;
  const { plan, next } = data;
  const isLeaving = next?.plan === 'basic';
  return (
    <div className={classes.form}>
      <PlanFacts accountPlan={data} />
      <div className={classes.buttons}>
        {canChoose && (
          <ButtonLink to="/pages/pricing" look="filled">
            {t('accountSettings.plan.choose')}
          </ButtonLink>
        )}
        {plan !== 'basic' && !isLeaving && (
          <Button isBusy={isPending} onClick={() => void cancel()}>
            {t('accountSettings.plan.cancel')}
          </Button>
        )}
      </div>
      {dialog}
    </div>
  );
}

function useCancelling() {
  const { t } = useTranslation();
  const { confirm, dialog } = useConfirm();
  const { mutate, isPending } = useCommand({
    ask: (_: null) => call(setAccountPlan, { body: { plan: 'basic', period: 'monthly' } }),
    said: () => t('accountSettings.plan.cancelled'),
    touches: ['account-plan'],
  });
  async function cancel() {
    const isSure = await confirm({
      title: t('accountSettings.plan.cancelTitle'),
      text: t('accountSettings.plan.cancelText'),
      confirm: t('accountSettings.plan.cancel'),
      isDanger: true,
    });
    if (isSure) mutate(null);
  }
  return { cancel, dialog, isPending };
}
