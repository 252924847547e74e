import { useTranslation } from 'react-i18next';
import { useBrandName } from '../backend/configuration.ts';
import classes from './footer.module.css';

export function Footer() {
  const { t } = useTranslation();
  const brandName = useBrandName();
  return (
    <footer className={classes.footer}>
      <p>
        <bdi>{t('shell.copyright', { year: new Date().getFullYear(), brandName })}</bdi>
      </p>
    </footer>
  );
}
