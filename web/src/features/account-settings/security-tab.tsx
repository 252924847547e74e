import { useTranslation } from 'react-i18next';
import { ApiKeys } from './api-keys.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordForm } from './password-form.tsx';
import { SettingsSection } from './settings-section.tsx';
import { SignIns } from './sign-ins.tsx';
import { TwoSteps } from './two-steps.tsx';

export function SecurityTab() {
  const { t } = useTranslation();
  return (
    <>
      <SettingsSection title={t('accountSettings.password.title')} text={t('accountSettings.password.text')}>
        <PasswordForm />
      </SettingsSection>
      <SettingsSection title={t('accountSettings.twoSteps.title')} text={t('accountSettings.twoSteps.text')}>
        <TwoSteps />
      </SettingsSection>
      <SettingsSection title={t('accountSettings.keys.title')} text={t('accountSettings.keys.text')}>
        <ApiKeys />
      </SettingsSection>
      <SettingsSection title={t('accountSettings.sessions.title')} text={t('accountSettings.sessions.text')}>
        <OwnSessions />
      </SettingsSection>
      <SettingsSection title={t('accountSettings.signIns.title')} text={t('accountSettings.signIns.text')}>
        <SignIns />
      </SettingsSection>
    </>
  );
}
