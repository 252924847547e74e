import { useTranslation } from 'react-i18next';
import { BlankLayout } from '../../blank/blank-layout.tsx';
import { Button, ButtonLink } from '../../plain/button.tsx';
import { Note } from '../../plain/note.tsx';
import { HalfBuiltArt } from './art/half-built-art.tsx';
import { SystemPage } from './system-page.tsx';
import { useWaiting } from './use-waiting.ts';

/** Where the link leads that puts an address on the waiting list. */
export function WaitlistPage({ token }: { token: string }) {
  return <BlankLayout>{token === '' ? <Useless /> : <Waiting token={token} />}</BlankLayout>;
}

function Waiting({ token }: { token: string }) {
  const { t } = useTranslation();
  const { state, email, failure, again, isLeaving, leave } = useWaiting(token);
  if (state === 'useless') return <Useless />;
  return (
    <SystemPage
      art={<HalfBuiltArt />}
      title={t('systemPages.waitlist.title')}
      text={
        <>
          {state !== 'failed' && <p role="status">{t(`systemPages.waitlist.${state}`, { email })}</p>}
          {failure && <Note tone="danger">{failure}</Note>}
        </>
      }
      actions={
        <>
          {state === 'failed' && (
            <Button look="filled" onClick={again}>
              {t('common.tryAgain')}
            </Button>
          )}
          <BackHome isFirst={state !== 'failed'} />
          {state === 'waiting' && (
            <Button isBusy={isLeaving} onClick={leave}>
              {t('systemPages.waitlist.leave')}
            </Button>
          )}
        </>
      }
    />
  );
}

function Useless() {
  const { t } = useTranslation();
  return (
    <SystemPage
      art={<HalfBuiltArt />}
      title={t('systemPages.waitlist.title')}
      text={<p role="status">{t('systemPages.waitlist.useless')}</p>}
      actions={
        <>
          <ButtonLink to="/misc/coming-soon" look="filled">
            {t('systemPages.waitlist.askAgain')}
          </ButtonLink>
          <BackHome />
        </>
      }
    />
  );
}

function BackHome({ isFirst = false }: { isFirst?: boolean }) {
  const { t } = useTranslation();
  return (
    <ButtonLink to="/" look={isFirst ? 'filled' : 'default'}>
      {t('systemPages.backToHome')}
    </ButtonLink>
  );
}
