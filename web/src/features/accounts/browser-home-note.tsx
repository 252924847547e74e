import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { home } from '../../backend/home.ts';
import { homeNews, onHomeNews } from '../../backend/home-news.ts';
import { Note } from '../../plain/note.tsx';

/** In the browser home: where what one does is kept, and that the home is still on its way. */
export function BrowserHomeNote() {
  const { t } = useTranslation();
  const news = useSyncExternalStore(onHomeNews, homeNews, homeNews);
  if (home !== 'browser') return null;
  const isReady = news?.phase === 'ready';
  if (!isReady) return <Note tone="info">{t('accounts.home.starting')}</Note>;
  return <Note tone="info">{t(news.isKept === false ? 'accounts.home.notKept' : 'accounts.home.kept')}</Note>;
}
