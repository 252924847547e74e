import '../../ui/mantine-styles.ts';
import { useTranslation } from 'react-i18next';
import { BillHistory } from './bill-history.tsx';
import { BillingForm } from './billing-form.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { SettingsSection } from './settings-section.tsx';

export function BillingTab() {
  const { t } = useTranslation();
  return (
    <>
      <SettingsSection title={t('accountSettings.plan.title')} text={t('accountSettings.plan.text')}>
        <CurrentPlan />
      </SettingsSection>
      <SettingsSection title={t('accountSettings.billing.title')} text={t('accountSettings.billing.text')}>
        <BillingForm />
      </SettingsSection>
      <SettingsSection title={t('accountSettings.bills.title')} text={t('accountSettings.bills.text')}>
        <BillHistory />
      </SettingsSection>
    </>
  );
}
