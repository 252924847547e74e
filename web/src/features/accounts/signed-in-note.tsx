import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../plain/button.tsx';
import { Note } from '../../plain/note.tsx';
import { useAccount } from '../../session/session.ts';

/** Who is signed in already, on a page that could sign in somebody else. */
export function SignedInNote() {
  const { t } = useTranslation();
  const account = useAccount();
  if (!account) return null;
  return (
    <>
      <Note tone="info">{t('accounts.signedIn', { name: account.fullName || account.username })}</Note>
      <ButtonLink to="/" isWide>
        {t('accounts.verify.onwards')}
      </ButtonLink>
    </>
  );
}
