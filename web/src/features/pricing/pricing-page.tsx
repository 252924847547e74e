import '../../ui/mantine-styles.ts';
import { type AccountPlan, type PlanPeriod, planPeriods } from '@atrium/contract/account-plan';
import { type Pricing, type PricingPlan, type PricingPlanKey, pricingPlanKeys } from '@atrium/contract/pricing';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useListSearch } from '../../ui/data-table/use-list-search.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFocusNearby } from '../../ui/use-focus-nearby.ts';
import { PlanCard } from './plan-card.tsx';
import { usePlanWords } from './plan-words.ts';
import classes from './pricing.module.css';
import { accountPlanQuery, pricingQuery } from './pricing.queries.ts';
import { PricingSearch, pricingDefaults } from './pricing-search.ts';
import { TrialBanner } from './trial-banner.tsx';

export function PricingPage() {
  const { t } = useTranslation();
  const [{ period }, change] = useListSearch(PricingSearch, pricingDefaults);
  useFocusNearby();
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <h1 className={classes.title} tabIndex={-1}>
          {t('pricing.title')}
        </h1>
        <p className={classes.text}>{t('pricing.text')}</p>
        <PeriodSwitch period={period} onPeriod={(chosen) => change({ period: chosen })} />
      </header>
      <PlanOffers period={period} />
    </div>
  );
}

/** The plans with what one has of them, the trial, and what people ask. */
export function PlanOffers({ period }: { period: PlanPeriod }) {
  const pricing = useQuery(pricingQuery);
  const accountPlan = useQuery(accountPlanQuery);
  const failed = [pricing, accountPlan].find(({ data, error }) => !data && error);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!pricing.data || !accountPlan.data) return <WaitingPlans />;
  return <Plans pricing={pricing.data} accountPlan={accountPlan.data} period={period} />;
}

interface PeriodSwitchProps {
  period: PlanPeriod;
  onPeriod: (period: PlanPeriod) => void;
}

export function PeriodSwitch({ period, onPeriod }: PeriodSwitchProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.periods}>
      <legend className={classes.hidden}>{t('pricing.billed')}</legend>
      {planPeriods.map((each) => (
        <label key={each} className={classes.period}>
          <input
            type="radio"
            name="period"
            className={classes.hidden}
            checked={period === each}
            onChange={() => onPeriod(each)}
          />
          {t(`pricing.periods.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}

interface PlansProps {
  pricing: Pricing;
  accountPlan: AccountPlan;
  period: PlanPeriod;
}

function Plans({ pricing, accountPlan, period }: PlansProps) {
  const { t } = useTranslation();
  const words = usePlanWords();
  const plans = plansOf(pricing);
  return (
    <>
      <ul className={classes.plans}>
        {pricingPlanKeys.map((key) => (
          <li key={key}>
            <PlanCard planKey={key} plan={plans[key]} plans={plans} accountPlan={accountPlan} period={period} />
          </li>
        ))}
      </ul>
      <p className={classes.honest}>{t('pricing.nothingCharged')}</p>
      <TrialBanner accountPlan={accountPlan} plans={plans} />
      <section className={classes.questions} aria-labelledby="pricing-questions">
        <h2 className={classes.subtitle} id="pricing-questions">
          {t('pricing.questions')}
        </h2>
        {pricing.qandA.map(({ question, ans }) => (
          <details key={question} className={classes.question} name="pricing-question">
            <summary>
              <bdi>{words(question)}</bdi>
            </summary>
            <p>
              <bdi>{words(ans)}</bdi>
            </p>
          </details>
        ))}
      </section>
    </>
  );
}

export type Plans = Readonly<Record<PricingPlanKey, PricingPlan>>;

function plansOf({ basicPlan, standardPlan, enterprisePlan }: Pricing): Plans {
  return { basic: basicPlan, standard: standardPlan, enterprise: enterprisePlan };
}

function WaitingPlans() {
  return (
    <div className={classes.plans}>
      {pricingPlanKeys.map((key) => (
        <Skeleton key={key} height={460} radius="lg" />
      ))}
    </div>
  );
}
