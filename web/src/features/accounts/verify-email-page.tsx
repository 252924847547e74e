import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../plain/button.tsx';
import { Note } from '../../plain/note.tsx';
import { useAccount } from '../../session/session.ts';
import classes from './account-page.module.css';
import { AccountPage } from './account-page.tsx';
import { useAccountLinks } from './look.ts';
import { useSendVerification } from './use-send-verification.ts';
import { useVerification } from './use-verification.ts';

/** Where the link leads that confirms an e-mail address; without a token, it says where to find that link. */
export function VerifyEmailPage({ token }: { token: string }) {
  const { t } = useTranslation();
  return (
    <AccountPage title={t('accounts.verify.title')} isOwn>
      {token === '' ? <LookForMail /> : <Verification token={token} />}
    </AccountPage>
  );
}

function Verification({ token }: { token: string }) {
  const { t } = useTranslation();
  const { state, email, failure, again } = useVerification(token);
  if (state === 'asking') return <p className={classes.intro}>{t('accounts.verify.asking')}</p>;
  if (state === 'done') {
    return (
      <>
        <Note tone="success">{t('accounts.verify.done', { email })}</Note>
        <Onwards />
      </>
    );
  }
  if (state === 'useless') return <LookForMail isAfterFailure />;
  return (
    <>
      <Note tone="danger">{failure}</Note>
      <Button look="filled" isWide onClick={again}>
        {t('common.tryAgain')}
      </Button>
    </>
  );
}

function Onwards() {
  const { t } = useTranslation();
  const account = useAccount();
  const { to } = useAccountLinks();
  return (
    <ButtonLink to={account ? '/' : to('login')} look="filled" isWide>
      {account ? t('accounts.verify.onwards') : t('accounts.signIn.title')}
    </ButtonLink>
  );
}

/** Only who is signed in can have another link sent: the address is their own. */
function LookForMail({ isAfterFailure = false }: { isAfterFailure?: boolean }) {
  const { t } = useTranslation();
  const account = useAccount();
  const { isBusy, isSent, failure, send } = useSendVerification();
  if (account?.isEmailVerified) {
    return (
      <>
        <Note tone="success">{t('accounts.verify.done', { email: account.email })}</Note>
        <Onwards />
      </>
    );
  }
  return (
    <>
      {isAfterFailure && <Note tone="danger">{t('accounts.linkIsUseless')}</Note>}
      <p className={classes.intro}>
        {account ? t('accounts.verify.lookForMail', { email: account.email }) : t('accounts.verify.signInFirst')}
      </p>
      {isSent && <Note tone="success">{t('accounts.verify.sent')}</Note>}
      {failure && <Note tone="danger">{failure}</Note>}
      {account && (
        <Button isWide isBusy={isBusy} onClick={send}>
          {t('accounts.verify.resend')}
        </Button>
      )}
      <Onwards />
    </>
  );
}
