import { IconBell } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadedLater } from '../../ui/loaded-later.ts';
import { IconButton } from '../icon-button.tsx';

const NotificationBell = loadedLater(async () => ({
  default: (await import('./notification-bell.tsx')).NotificationBell,
}));

/** The bell comes after the page that it stands above. */
export function NotificationSlot() {
  const { t } = useTranslation();
  return (
    <Suspense fallback={<IconButton icon={IconBell} label={t('notifications.title')} aria-disabled />}>
      <NotificationBell />
    </Suspense>
  );
}
