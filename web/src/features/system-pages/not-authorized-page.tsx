import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlankLayout } from '../../blank/blank-layout.tsx';
import { Button, ButtonLink } from '../../plain/button.tsx';
import { signOut, useAccount } from '../../session/session.ts';
import { ShutDoorArt } from './art/shut-door-art.tsx';
import { SystemPage } from './system-page.tsx';

export function NotAuthorizedPage() {
  const { t } = useTranslation();
  const account = useAccount();
  return (
    <BlankLayout>
      <SystemPage
        art={<ShutDoorArt />}
        title={t('systemPages.notAuthorized.title')}
        text={
          account
            ? t('systemPages.notAuthorized.textFor', { name: account.fullName || account.username })
            : t('systemPages.notAuthorized.text')
        }
        actions={
          <>
            <ButtonLink to="/" look="filled">
              {t('systemPages.backToHome')}
            </ButtonLink>
            {account && <OtherAccountButton />}
          </>
        }
      />
    </BlankLayout>
  );
}

function OtherAccountButton() {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);

  async function leave(): Promise<void> {
    setIsBusy(true);
    await signOut();
  }

  return (
    <Button isBusy={isBusy} onClick={() => void leave()}>
      {t('systemPages.notAuthorized.otherAccount')}
    </Button>
  );
}
