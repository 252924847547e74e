import { login } from '@atrium/contract/accounts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useConfiguration } from '../../backend/configuration.ts';
import { Button, TextLink } from '../../plain/button.tsx';
import { EmailField } from '../../plain/email-field.tsx';
import { Note } from '../../plain/note.tsx';
import { PasswordField } from '../../plain/password-field.tsx';
import { textOf, useForm } from '../../plain/use-form.ts';
import { hasSessionEnded } from '../../session/stored-session.ts';
import classes from './account-page.module.css';
import { AccountPage } from './account-page.tsx';
import { BrowserHomeNote } from './browser-home-note.tsx';
import { setChallenge, useChallenge } from './challenge.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { enter } from './enter.ts';
import { type Look, useAccountLinks } from './look.ts';
import { usePreloadInside } from './use-preload-inside.ts';

const SecondStep = lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep }));

async function signInWith(email: string, password: string, look: Look): Promise<undefined> {
  const answer = await call(login, { body: { email, password } }, { keepSession: true });
  if ('twoSteps' in answer) setChallenge(answer.twoSteps);
  else enter(answer, look);
}

export function SignInPage() {
  const challenge = useChallenge();
  if (!challenge) return <FirstStep />;
  return (
    <Suspense>
      <SecondStep key={challenge.challenge} challenge={challenge.challenge} />
    </Suspense>
  );
}

function FirstStep() {
  const { t } = useTranslation();
  const { look, to, search } = useAccountLinks();
  const preloadInside = usePreloadInside();
  const isOpen = useConfiguration()?.registration !== 'closed';
  return (
    <AccountPage
      title={t('accounts.signIn.title')}
      below={
        isOpen && (
          <>
            {t('accounts.signIn.isNew')}{' '}
            <TextLink to={to('register')} search={search}>
              {t('accounts.signIn.register')}
            </TextLink>
          </>
        )
      }
    >
      {hasSessionEnded() && <Note tone="info">{t('accounts.signIn.ended')}</Note>}
      <BrowserHomeNote />
      <DemoAccounts onApproach={preloadInside} onChoose={({ email, password }) => signInWith(email, password, look)} />
      <SignInForm onApproach={preloadInside} />
    </AccountPage>
  );
}

function SignInForm({ onApproach }: { onApproach: () => void }) {
  const { t } = useTranslation();
  const { look, to } = useAccountLinks();
  const form = useForm((values) => signInWith(textOf(values, 'email').trim(), textOf(values, 'password'), look));
  return (
    <form className={classes.form} {...form.props} onFocus={onApproach}>
      <EmailField autoComplete="username" error={form.problems.email} />
      <PasswordField
        name="password"
        label={t('accounts.password')}
        missing={t('accounts.missing.password')}
        error={form.problems.password}
        autoComplete="current-password"
        aside={<TextLink to={to('forgot-password')}>{t('accounts.signIn.forgot')}</TextLink>}
        required
      />
      {form.failure && <Note tone="danger">{form.failure}</Note>}
      <Button type="submit" look="filled" isWide isBusy={form.isBusy}>
        {t('accounts.signIn.submit')}
      </Button>
    </form>
  );
}
