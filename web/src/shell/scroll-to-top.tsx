import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';
import classes from './scroll-to-top.module.css';

const distance = 300;

export function ScrollToTop() {
  const { t } = useTranslation();
  const isFar = useIsFar();
  if (!isFar) return null;
  return <IconButton icon={IconArrowUp} label={t('shell.toTop')} className={classes.button} onClick={scrollToTop} />;
}

/** Learned from scrolling alone: to ask where a page stands that has not been laid out yet would lay it out at once. */
function useIsFar(): boolean {
  const [isFar, setIsFar] = useState(false);
  useEffect(() => {
    const look = () => setIsFar(scrollY > distance);
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return isFar;
}

function scrollToTop(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
}
