import { IconArrowUp } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';
import classes from './scroll-to-top.module.css';

const distance = 300;

export function ScrollToTop() {
  const { t } = useTranslation();
  const isFar = useSyncExternalStore(subscribeToScroll, () => scrollY > distance);
  if (!isFar) return null;
  return <IconButton icon={IconArrowUp} label={t('shell.toTop')} className={classes.button} onClick={scrollToTop} />;
}

function subscribeToScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

function scrollToTop(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
}
