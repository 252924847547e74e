import { IconAlertTriangle } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { homeNews, onHomeNews } from '../backend/home-news.ts';
import classes from './banner.module.css';

/** Says what hinders the browser home, and what helps. */
export function HomeBanner() {
  const { t } = useTranslation();
  const news = useSyncExternalStore(onHomeNews, homeNews);
  const phase = news?.phase;
  return (
    <div role="status">
      {(phase === 'blocked' || phase === 'failed') && (
        <div className={classes.banner}>
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
          <span>{t(`common.home.${phase}`)}</span>
        </div>
      )}
    </div>
  );
}
