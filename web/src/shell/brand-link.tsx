import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useBrandName } from '../backend/configuration.ts';
import { LogoMark } from '../theme/art/logo-mark.tsx';
import classes from './brand-link.module.css';

interface BrandLinkProps {
  onNavigate?: () => void;
}

export function BrandLink({ onNavigate }: BrandLinkProps) {
  const { t } = useTranslation();
  const brandName = useBrandName();
  return (
    <Link to="/" className={classes.brand} aria-label={t('shell.brandHome', { brandName })} onClick={onNavigate}>
      <LogoMark />
      <span className={classes.name}>{brandName}</span>
    </Link>
  );
}
