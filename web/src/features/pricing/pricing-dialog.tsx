import '../../ui/mantine-styles.ts';
import type { PlanPeriod } from '@atrium/contract/account-plan';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './pricing.module.css';
import { PeriodSwitch, PlanOffers } from './pricing-page.tsx';

/** The plans of the page of prices, where one is. */
export function PricingDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [period, setPeriod] = useState<PlanPeriod>('monthly');
  return (
    <Dialog title={t('pricing.title')} onClose={onClose} size="wide">
      <div className={classes.dialog}>
        <PeriodSwitch period={period} onPeriod={setPeriod} />
        <PlanOffers period={period} />
      </div>
    </Dialog>
  );
}
