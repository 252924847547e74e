import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../navigation/page-title.ts';
import { ButtonLink } from '../../plain/button.tsx';
import { MissingStoneArt } from './art/missing-stone-art.tsx';
import { SystemPage } from './system-page.tsx';

/** What stands where there is no page. */
export function PageNotFound() {
  const { t } = useTranslation();
  usePageTitle(t('systemPages.notFound.title'));
  return (
    <SystemPage
      art={<MissingStoneArt />}
      title={t('systemPages.notFound.title')}
      text={t('systemPages.notFound.text')}
      actions={
        <ButtonLink to="/" look="filled">
          {t('systemPages.backToHome')}
        </ButtonLink>
      }
    />
  );
}
