import { type AccountPlan, trialDays, trialPlan } from '@atrium/contract/account-plan';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import classes from './pricing.module.css';
import { useStartTrial } from './pricing.queries.ts';
import type { Plans } from './pricing-page.tsx';

/** Offers the trial to whoever may have it, and says when one that goes on ends. */
export function TrialBanner({ accountPlan, plans }: { accountPlan: AccountPlan; plans: Plans }) {
  const { t } = useTranslation();
  const { day } = useFormat();
  const { mutate, isPending } = useStartTrial();
  const { canTry, trialEndsOn } = accountPlan;
  const title = plans[trialPlan].title;
  if (!canTry && trialEndsOn === null) return null;
  return (
    <section className={classes.trial} aria-labelledby="pricing-trial">
      <div>
        <h2 className={classes.subtitle} id="pricing-trial">
          {trialEndsOn === null
            ? t('pricing.trial.title', { count: trialDays })
            : t('pricing.trial.on', { plan: title })}
        </h2>
        <p className={classes.planText}>
          {trialEndsOn === null
            ? t('pricing.trial.text', { plan: title })
            : t('pricing.trial.ends', { day: day(trialEndsOn), plan: plans.basic.title })}
        </p>
      </div>
      {canTry && (
        <Button loading={isPending} onClick={() => mutate({ title })}>
          {t('pricing.trial.start')}
        </Button>
      )}
    </section>
  );
}
