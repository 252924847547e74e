import { useTranslation } from 'react-i18next';
import classes from './skip-link.module.css';

/** The first stop of the keyboard: past the menu, to the page. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <button type="button" className={classes.link} onClick={skipToPage}>
      {t('shell.skip')}
    </button>
  );
}

function skipToPage(): void {
  document.querySelector<HTMLElement>('#main')?.focus();
}
