import '../mantine-styles.ts';
import '@mantine/core/styles/Switch.css';
import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSystemState, wantSystemNotifications } from './system-notifications.ts';

/** Whether what arrives shows outside the window too, while nobody looks at it. */
export function SystemSwitch() {
  const { t } = useTranslation();
  const state = useSystemState();
  return (
    <Switch
      label={t('notifications.system.label')}
      description={state === 'blocked' ? t('notifications.system.blocked') : null}
      disabled={state === 'blocked'}
      checked={state === 'on'}
      onChange={({ currentTarget: { checked } }) => void wantSystemNotifications(checked)}
    />
  );
}
