import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import { AccountOverview } from './account-overview.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordForm } from './password-form.tsx';
import { SettingsSection } from './settings-section.tsx';

export function AccountSettingsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader titleKey="accountSettings.title" crumbs={[{ titleKey: 'shell.menu.pages' }]} />
      <SettingsSection title={t('accountSettings.account.title')} text={t('accountSettings.account.text')}>
        <AccountOverview />
      </SettingsSection>
      <SettingsSection title={t('accountSettings.password.title')} text={t('accountSettings.password.text')}>
        <PasswordForm />
      </SettingsSection>
      <SettingsSection title={t('accountSettings.sessions.title')} text={t('accountSettings.sessions.text')}>
        <OwnSessions />
      </SettingsSection>
    </>
  );
}
