import { IconCreditCard, IconHome, IconShoppingCart } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './checkout.module.css';
import { type CheckoutStep, checkoutSteps } from './checkout-search.ts';

interface CheckoutStepsProps {
  step: CheckoutStep;
  hasAddress: boolean;
  onStep: (step: CheckoutStep) => void;
}

const icons = { cart: IconShoppingCart, address: IconHome, payment: IconCreditCard } as const;

/** The way through the checkout: one may go to and fro, but pay only once it is known where to send it. */
export function CheckoutSteps({ step, hasAddress, onStep }: CheckoutStepsProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('shop.checkout.steps')}>
      <ol className={classes.steps}>
        {checkoutSteps.map((each) => {
          const Icon = icons[each];
          return (
            <li key={each}>
              <button
                type="button"
                className={classes.step}
                aria-current={each === step ? 'step' : undefined}
                disabled={each === 'payment' && !hasAddress}
                onClick={() => onStep(each)}
              >
                <Icon size={18} stroke={1.5} aria-hidden />
                {t(`shop.checkout.${each}`)}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
