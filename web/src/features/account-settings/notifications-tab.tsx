import '../../ui/mantine-styles.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { ChoiceMatrix } from '../../ui/notifications/choice-matrix.tsx';
import { useSystemState } from '../../ui/notifications/system-notifications.ts';
import { SystemSwitch } from '../../ui/notifications/system-switch.tsx';
import { notificationChoicesQuery, useSaveNotificationChoices } from './queries.ts';
import { SettingsSection } from './settings-section.tsx';

export function NotificationsTab() {
  const { t } = useTranslation();
  const canBrowser = useSystemState() !== 'missing';
  return (
    <>
      <SettingsSection title={t('accountSettings.notifications.title')} text={t('accountSettings.notifications.text')}>
        <Choices />
      </SettingsSection>
      {canBrowser && (
        <SettingsSection
          title={t('accountSettings.notifications.browser')}
          text={t('accountSettings.notifications.browserText')}
        >
          <SystemSwitch />
        </SettingsSection>
      )}
    </>
  );
}

function Choices() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(notificationChoicesQuery);
  const { mutateAsync } = useSaveNotificationChoices();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={480} />;
  return <ChoiceMatrix saved={data.notifications} save={mutateAsync} said={t('accountSettings.notifications.saved')} />;
}
