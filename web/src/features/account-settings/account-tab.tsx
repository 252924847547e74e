import { useTranslation } from 'react-i18next';
import { AccountOverview } from './account-overview.tsx';
import { CloseAccount } from './close-account.tsx';
import { DetailsForm } from './details-form.tsx';
import { EmailForm } from './email-form.tsx';
import { SettingsSection } from './settings-section.tsx';

export function AccountTab() {
  const { t } = useTranslation();
  return (
    <>
      <SettingsSection title={t('accountSettings.account.title')} text={t('accountSettings.account.text')}>
        <AccountOverview />
      </SettingsSection>
      <SettingsSection title={t('accountSettings.details.title')} text={t('accountSettings.details.text')}>
        <DetailsForm />
      </SettingsSection>
      <SettingsSection title={t('accountSettings.email.title')} text={t('accountSettings.email.text')}>
        <EmailForm />
      </SettingsSection>
      <SettingsSection title={t('accountSettings.close.title')} text={t('accountSettings.close.text')} anchor="close">
        <CloseAccount />
      </SettingsSection>
    </>
  );
}
