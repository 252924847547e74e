import '../../ui/mantine-styles.ts';
import { BillingDetails } from '@atrium/contract/account-settings';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { settingsQuery, useSaveBilling } from './queries.ts';
import { type SettingsField, SettingsForm } from './settings-form.tsx';

/** Whom and where the bills of the account go to. */
export function BillingForm() {
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
        field('phone', { autoComplete: 'tel', isPhone: true }),
        field('country', { isCountry: true }),
        field('address', { autoComplete: 'street-address', isWide: true }),
        field('zip', { autoComplete: 'postal-code' }),
        field('state', { autoComplete: 'address-level1' }),
      ]}
    />
  );
}
