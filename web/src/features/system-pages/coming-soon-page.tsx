import { useTranslation } from 'react-i18next';
import { BlankLayout } from '../../blank/blank-layout.tsx';
import { ButtonLink } from '../../plain/button.tsx';
import { HalfBuiltArt } from './art/half-built-art.tsx';
import { SystemPage } from './system-page.tsx';
import { WaitlistForm } from './waitlist-form.tsx';

export function ComingSoonPage() {
  const { t } = useTranslation();
  return (
    <BlankLayout>
      <SystemPage
        art={<HalfBuiltArt />}
        title={t('systemPages.comingSoon.title')}
        text={t('systemPages.comingSoon.text')}
        actions={
          <ButtonLink to="/" look="filled">
            {t('systemPages.backToHome')}
          </ButtonLink>
        }
        below={<WaitlistForm waitsFor="coming-soon" />}
      />
    </BlankLayout>
  );
}
