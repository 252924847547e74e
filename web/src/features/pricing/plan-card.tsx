import type { AccountPlan, ChosenPlan, PlanPeriod } from '@atrium/contract/account-plan';
import type { PricingPlan, PricingPlanKey } from '@atrium/contract/pricing';
import { Button } from '@mantine/core';
import { IconCheck, IconCircleCheckFilled, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { planState, startOf } from './plan-choice.ts';
import { usePlanWords } from './plan-words.ts';
import classes from './pricing.module.css';
import { useChoosePlan } from './pricing.queries.ts';
import type { Plans } from './pricing-page.tsx';

interface PlanCardProps {
  planKey: PricingPlanKey;
  plan: PricingPlan;
  plans: Plans;
  accountPlan: AccountPlan;
  period: PlanPeriod;
}

export function PlanCard({ planKey, plan, plans, accountPlan, period }: PlanCardProps) {
  const { t } = useTranslation();
  const words = usePlanWords();
  const state = planState(accountPlan, { plan: planKey, period });
  const picture = `${import.meta.env.BASE_URL}${plan.img.replace(/^\//, '')}`;
  return (
    <article className={classes.plan} data-popular={plan.popular || undefined} aria-label={plan.title}>
      <span className={classes.badges}>{plan.popular && <StatusBadge tone="info" label={t('pricing.popular')} />}</span>
      <img className={classes.picture} src={picture} alt="" width={180} height={135} />
      <h2 className={classes.name}>{plan.title}</h2>
      <p className={classes.planText}>
        <bdi>{words(plan.subtitle)}</bdi>
      </p>
      <Price plan={plan} period={period} />
      <ul className={classes.benefits}>
        {plan.planBenefits.map((benefit) => (
          <li key={benefit}>
            <IconCheck size={16} stroke={1.75} aria-hidden />
            <bdi>{words(benefit)}</bdi>
          </li>
        ))}
      </ul>
      <div className={classes.deed}>
        {state === 'current' && (
          <p className={classes.current}>
            <IconCircleCheckFilled size={18} aria-hidden />
            {t('pricing.current')}
          </p>
        )}
        {state === 'next' && <NextPlan accountPlan={accountPlan} />}
        {state !== 'current' && state !== 'next' && (
          <ChooseButton choice={{ plan: planKey, period }} plans={plans} accountPlan={accountPlan} />
        )}
      </div>
    </article>
  );
}

function Price({ plan, period }: { plan: PricingPlan; period: PlanPeriod }) {
  const { t } = useTranslation();
  const { shortMoney: money } = useFormat();
  const { perMonth, totalAnnual } = plan.yearlyPlan;
  const monthly = period === 'yearly' ? perMonth : plan.monthlyPrice;
  return (
    <p className={classes.price}>
      <bdi className={classes.amount}>{money(monthly * 100)}</bdi> <span>{t('pricing.perMonth')}</span>
      <span className={classes.total}>
        {period === 'yearly' && totalAnnual > 0 && t('pricing.perYear', { amount: money(totalAnnual * 100) })}
      </span>
    </p>
  );
}

function NextPlan({ accountPlan: { next } }: { accountPlan: AccountPlan }) {
  const { t } = useTranslation();
  const { day } = useFormat();
  if (!next) return null;
  return (
    <p className={classes.current} data-later>
      <IconClock size={18} stroke={1.75} aria-hidden />
      {t('pricing.from', { day: day(next.from) })}
    </p>
  );
}

interface ChooseButtonProps {
  choice: ChosenPlan;
  plans: Plans;
  accountPlan: AccountPlan;
}

/** Says what changes, and from when, before it does. */
function ChooseButton({ choice, plans, accountPlan }: ChooseButtonProps) {
  const { t } = useTranslation();
  const { day, shortMoney: money } = useFormat();
  const { confirm, dialog } = useConfirm();
  const { mutate, isPending } = useChoosePlan();
  const plan = plans[choice.plan];
  const state = planState(accountPlan, choice);
  const starts = startOf(accountPlan, choice);
  const from = starts === null ? null : day(starts);
  const title = plan.title;
  const label = t(`pricing.deeds.${state}`, { plan: title });
  const choose = async () => {
    const when = from === null ? t('pricing.confirm.now') : t('pricing.confirm.later', { day: from, plan: nowTitle });
    const text = state === 'keep' ? t('pricing.confirm.keep', { plan: title }) : `${price} ${when}`;
    const isYes = await confirm({ title: t(`pricing.asks.${state}`, { plan: title }), text, confirm: label });
    if (isYes) mutate({ ...choice, title, from, isKept: state === 'keep' });
  };
  const nowTitle = plans[accountPlan.plan].title;
  const { perMonth, totalAnnual } = plan.yearlyPlan;
  const price =
    choice.period === 'yearly' && totalAnnual > 0
      ? t('pricing.confirm.yearly', { plan: title, total: money(totalAnnual * 100), month: money(perMonth * 100) })
      : t('pricing.confirm.monthly', { plan: title, month: money(plan.monthlyPrice * 100) });
  return (
    <>
      <Button fullWidth variant={plan.popular ? 'filled' : 'default'} loading={isPending} onClick={() => void choose()}>
        {label}
      </Button>
      {dialog}
    </>
  );
}
