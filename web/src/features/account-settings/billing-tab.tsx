import '../../ui/mantine-styles.ts';
import { BillingDetails } from '@atrium/contract/account-settings';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { BillHistory } from './bill-history.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { settingsQuery, useSaveBilling } from './queries.ts';
import { type SettingsField, SettingsForm } from './settings-form.tsx';
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

function BillingForm() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(settingsQuery);
  const { mutateAsync } = useSaveBilling();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} />;
  const field = (name: string, more: Partial<SettingsField> = {}): SettingsField => ({
    name,
    label: t(`accountSettings.billing.fields.${name}`),
    ...more,
  });
  return (
    <SettingsForm
      saved={data.billing}
      schema={BillingDetails}
      said={t('accountSettings.billing.saved')}
      save={mutateAsync}
      fields={[
        field('company', { autoComplete: 'organization' }),
        field('email', { autoComplete: 'email' }),
        field('taxId'),
        field('vatNumber'),
        field('phone', { autoComplete: 'tel' }),
        field('country', { isCountry: true }),
        field('address', { autoComplete: 'street-address', isWide: true }),
        field('zip', { autoComplete: 'postal-code' }),
        field('state', { autoComplete: 'address-level1' }),
      ]}
    />
  );
}
