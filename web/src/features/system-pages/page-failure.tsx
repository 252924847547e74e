import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { isConnected, onConnectionChange } from '../../backend/connection.ts';
import { askAgain } from '../../backend/watch-connection.ts';
import { usePageTitle } from '../../navigation/page-title.ts';
import { Button, ButtonLink } from '../../plain/button.tsx';
import { needsReload, reloadWhenAnswered } from '../../start/outdated-files.ts';
import { CrackArt } from './art/crack-art.tsx';
import { SystemPage } from './system-page.tsx';

/** What stands where a page failed. One that failed for want of a connection comes when that is back. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const connected = useSyncExternalStore(onConnectionChange, isConnected);
  const title = t(connected ? 'systemPages.failure.title' : 'systemPages.offline.title');
  usePageTitle(title);
  const router = useRouter();

  async function tryAgain(): Promise<void> {
    // Loaded anew without a connection, all of the app would be gone.
    if (!isConnected()) return askAgain();
    if (needsReload()) return location.reload();
    reset();
    await router.invalidate();
  }

  useEffect(() => {
    if (needsReload()) void reloadWhenAnswered();
  }, []);

  useEffect(
    () =>
      onConnectionChange(() => {
        if (!isConnected()) return;
        reset();
        void router.invalidate();
      }),
    [router, reset],
  );

  return (
    <SystemPage
      art={<CrackArt />}
      title={title}
      text={connected ? messageOf(error) : t('systemPages.offline.text')}
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
