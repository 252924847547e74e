import { useTranslation } from 'react-i18next';
import { BlankLayout } from '../../blank/blank-layout.tsx';
import { ButtonLink } from '../../plain/button.tsx';
import { LayoutNote } from './layout-note.tsx';

/** A page without menu, bar and footer. */
export function BlankPage() {
  const { t } = useTranslation();
  return (
    <BlankLayout>
      <div>
        <h1 tabIndex={-1}>{t('shell.menu.pageLayouts.blank')}</h1>
        <LayoutNote layout="blank" />
        <ButtonLink to="/" look="filled">
          {t('systemPages.backToHome')}
        </ButtonLink>
      </div>
    </BlankLayout>
  );
}
