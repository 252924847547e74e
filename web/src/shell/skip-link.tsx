import { useTranslation } from 'react-i18next';
import classes from './skip-link.module.css';

/** The first stop of the keyboard: past the menu, to the page. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={classes.link} href="#main" onClick={skip}>
      {t('shell.skip')}
    </a>
  );
}

/** By hand, so that the address keeps its form. */
function skip(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('#main')?.focus();
}
