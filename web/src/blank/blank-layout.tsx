import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandName } from '../backend/configuration.ts';
import { LanguageSelect } from '../plain/language-select.tsx';
import { LogoMark } from '../theme/art/logo-mark.tsx';
import classes from './blank-layout.module.css';

interface BlankLayoutProps {
  /** A picture beside the page, where there is room for it. */
  aside?: ReactNode;
  /** At the foot of the page, beside the languages. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A page without menu, bar and account: before signing in, or where something is in the way. */
export function BlankLayout({ aside, footer, children }: BlankLayoutProps) {
  const { t } = useTranslation();
  const brand = useBrandName();
  return (
    <div className={classes.layout} data-has-aside={aside ? '' : undefined}>
      {aside && (
        <div className={classes.aside} aria-hidden>
          {aside}
        </div>
      )}
      <header className={classes.header}>
        <Link to="/" className={classes.brand} aria-label={t('common.homeOf', { brand })}>
          <LogoMark />
          {brand}
        </Link>
      </header>
      <main className={classes.main}>{children}</main>
      <footer className={classes.footer}>
        <LanguageSelect />
        {footer}
      </footer>
    </div>
  );
}
