import type { AccountPlan, ChosenPlan } from '@atrium/contract/account-plan';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import classes from './plan-facts.module.css';

export function PlanName({ chosen: { plan, period } }: { chosen: ChosenPlan }) {
  const { t } = useTranslation();
  const name = t(`accountSettings.plan.names.${plan}`);
  return plan === 'basic' ? name : `${name} · ${t(`accountSettings.plan.periods.${period}`)}`;
}

/** What an account has, how far it is through what it has paid for, and what comes next. */
export function PlanFacts({ accountPlan }: { accountPlan: AccountPlan }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { running, renewsOn, trialEndsOn, next } = accountPlan;
  return (
    <div className={classes.facts}>
      <span className={classes.name}>
        <PlanName chosen={accountPlan} />
      </span>
      {running && <RunningDays running={running} />}
      {renewsOn && <p className={classes.muted}>{t('accountSettings.plan.renews', { date: format.day(renewsOn) })}</p>}
      {trialEndsOn && (
        <p className={classes.muted}>{t('accountSettings.plan.trial', { date: format.day(trialEndsOn) })}</p>
      )}
      {next && (
        <p className={classes.muted}>
          {t('accountSettings.plan.next', {
            plan: t(`accountSettings.plan.names.${next.plan}`),
            date: format.day(next.from),
          })}
        </p>
      )}
    </div>
  );
}

const dayMilliseconds = 86_400_000;

/** Days are those of the bills, which begin at midnight UTC. */
function RunningDays({ running: { from, until } }: { running: NonNullable<AccountPlan['running']> }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const all = Math.round((Date.parse(until) - Date.parse(from)) / dayMilliseconds) + 1;
  const passed = Math.min(all, Math.max(1, Math.floor((Date.now() - Date.parse(from)) / dayMilliseconds) + 1));
  const words = t('accountSettings.plan.days', { passed: number(passed), all: number(all) });
  return (
    <span className={classes.days}>
      {words}
      <progress className={classes.bar} value={passed} max={all} aria-label={words} />
    </span>
  );
}
