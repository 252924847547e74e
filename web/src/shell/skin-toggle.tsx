import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { setPreference, usePreferences } from '../preferences/preferences.ts';
import { IconButton } from './icon-button.tsx';

export function SkinToggle() {
  const { t } = useTranslation();
  const isDark = usePreferences().skin === 'dark';
  return (
    <IconButton
      icon={isDark ? IconSun : IconMoon}
      label={isDark ? t('shell.toLight') : t('shell.toDark')}
      onClick={() => setPreference('skin', isDark ? 'light' : 'dark')}
    />
  );
}
