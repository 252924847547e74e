import { IconWifiOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isConnected, onConnectionChange } from '../backend/connection.ts';
import { askAgain } from '../backend/watch-connection.ts';
import classes from './banner.module.css';

/** Shown while nobody answers. What was typed stays, because the page does. */
export function ConnectionBanner() {
  const { t } = useTranslation();
  const connected = useSyncExternalStore(onConnectionChange, isConnected);
  return (
    <div role="status">
      {!connected && (
        <div className={classes.banner}>
          <IconWifiOff size={18} stroke={1.75} aria-hidden />
          <span>{t('common.noConnection')}</span>
          <button type="button" className={classes.again} onClick={() => void askAgain()}>
            {t('common.tryAgain')}
          </button>
        </div>
      )}
    </div>
  );
}
