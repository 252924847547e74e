import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { isConnected } from '../../backend/connection.ts';
import { usePageTitle } from '../../navigation/page-title.ts';
import { Button, ButtonLink } from '../../plain/button.tsx';
import { needsReload } from '../../start/outdated-files.ts';
import { CrackArt } from './art/crack-art.tsx';
import { SystemPage } from './system-page.tsx';

/** What stands where a page failed. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  usePageTitle(t('systemPages.failure.title'));
  const router = useRouter();

  async function tryAgain(): Promise<void> {
    if (needsReload()) return location.reload();
    reset();
    await router.invalidate();
  }

  return (
    <SystemPage
      art={<CrackArt />}
      title={t('systemPages.failure.title')}
      text={isConnected() ? messageOf(error) : t('backend.noConnection')}
      actions={
        <>
          <Button look="filled" onClick={() => void tryAgain()}>
            {t('common.tryAgain')}
          </Button>
          <ButtonLink to="/">{t('systemPages.backToHome')}</ButtonLink>
        </>
      }
    />
  );
}
