import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../plain/button.tsx';
import { Note } from '../../plain/note.tsx';
import { AccountPage } from './account-page.tsx';
import { useChallenge } from './challenge.ts';
import { useAccountLinks } from './look.ts';
import { SecondStep } from './second-step.tsx';

/** Asks whoever has given the password for a code; whoever has not yet is led there first. */
export function TwoStepsPage() {
  const { t } = useTranslation();
  const challenge = useChallenge();
  const { to } = useAccountLinks();
  if (challenge) return <SecondStep key={challenge.challenge} challenge={challenge.challenge} />;
  return (
    <AccountPage title={t('accounts.twoSteps.title')}>
      <Note tone="info">{t('accounts.twoSteps.passwordFirst')}</Note>
      <ButtonLink to={to('login')} look="filled" isWide>
        {t('accounts.signIn.title')}
      </ButtonLink>
    </AccountPage>
  );
}
