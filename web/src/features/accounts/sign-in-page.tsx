import { login } from '@atrium/contract/accounts';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useConfiguration } from '../../backend/configuration.ts';
import { Button, TextLink } from '../../plain/button.tsx';
import { Note } from '../../plain/note.tsx';
import { PasswordField } from '../../plain/password-field.tsx';
import { TextField } from '../../plain/text-field.tsx';
import { textOf, useForm } from '../../plain/use-form.ts';
import classes from './account-page.module.css';
import { AccountPage } from './account-page.tsx';
import { BrowserHomeNote } from './browser-home-note.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { enter } from './enter.ts';
import { usePreloadInside } from './use-preload-inside.ts';

async function signInWith(email: string, password: string): Promise<undefined> {
  enter(await call(login, { body: { email, password } }, { keepSession: true }));
}

export function SignInPage() {
  const { t } = useTranslation();
  const preloadInside = usePreloadInside();
  const isOpen = useConfiguration()?.registration !== 'closed';
  return (
    <AccountPage
      title={t('accounts.signIn.title')}
      below={
        isOpen && (
          <>
            {t('accounts.signIn.isNew')} <TextLink to="/register">{t('accounts.signIn.register')}</TextLink>
          </>
        )
      }
    >
      <BrowserHomeNote />
      <DemoAccounts onApproach={preloadInside} onChoose={({ email, password }) => signInWith(email, password)} />
      <SignInForm onApproach={preloadInside} />
    </AccountPage>
  );
}

function SignInForm({ onApproach }: { onApproach: () => void }) {
  const { t } = useTranslation();
  const form = useForm((values) => signInWith(textOf(values, 'email').trim(), textOf(values, 'password')));
  return (
    <form className={classes.form} {...form.props} onFocus={onApproach}>
      <TextField
        name="email"
        type="email"
        label={t('accounts.email')}
        missing={t('accounts.missing.email')}
        error={form.problems.email}
        autoComplete="username"
        required
      />
      <PasswordField
        name="password"
        label={t('accounts.password')}
        missing={t('accounts.missing.password')}
        error={form.problems.password}
        autoComplete="current-password"
        aside={<TextLink to="/forgot-password">{t('accounts.signIn.forgot')}</TextLink>}
        required
      />
      {form.failure && <Note tone="danger">{form.failure}</Note>}
      <Button type="submit" look="filled" isWide isBusy={form.isBusy}>
        {t('accounts.signIn.submit')}
      </Button>
    </form>
  );
}
