import { resetPassword } from '@atrium/contract/accounts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackendError } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { Button, ButtonLink, TextLink } from '../../plain/button.tsx';
import { Note } from '../../plain/note.tsx';
import { PasswordField } from '../../plain/password-field.tsx';
import { textOf, useForm } from '../../plain/use-form.ts';
import classes from './account-page.module.css';
import { AccountPage } from './account-page.tsx';
import { useAccountLinks } from './look.ts';

type State = 'open' | 'done' | 'useless';

/** Where a link that was mailed leads: whoever forgot the password, or was invited, sets one here. */
export function ResetPasswordPage({ token }: { token: string }) {
  const { t } = useTranslation();
  const { to } = useAccountLinks();
  const [state, setState] = useState<State>(token === '' ? 'useless' : 'open');
  return (
    <AccountPage
      title={t('accounts.reset.title')}
      intro={state === 'open' ? t('accounts.reset.intro') : undefined}
      below={state !== 'done' && <TextLink to={to('login')}>{t('accounts.backToSignIn')}</TextLink>}
    >
      {state === 'open' && <ResetPasswordForm token={token} onEnd={setState} />}
      {state === 'done' && <Done />}
      {state === 'useless' && <Useless />}
    </AccountPage>
  );
}

function Done() {
  const { t } = useTranslation();
  const { to } = useAccountLinks();
  return (
    <>
      <Note tone="success">{t('accounts.reset.done')}</Note>
      <ButtonLink to={to('login')} look="filled" isWide>
        {t('accounts.signIn.title')}
      </ButtonLink>
    </>
  );
}

function Useless() {
  const { t } = useTranslation();
  const { to } = useAccountLinks();
  return (
    <>
      <Note tone="danger">{t('accounts.linkIsUseless')}</Note>
      <ButtonLink to={to('forgot-password')} look="filled" isWide>
        {t('accounts.reset.newLink')}
      </ButtonLink>
    </>
  );
}

function ResetPasswordForm({ token, onEnd }: { token: string; onEnd: (state: State) => void }) {
  const { t } = useTranslation();
  const form = useForm(async (values) => {
    const password = textOf(values, 'password');
    if (password !== textOf(values, 'repeated')) return { repeated: t('accounts.reset.notTheSame') };
    onEnd(await setPassword(token, password));
    return undefined;
  });
  return (
    <form className={classes.form} {...form.props}>
      <PasswordField
        name="password"
        label={t('accounts.newPassword')}
        missing={t('accounts.missing.password')}
        hint={t('accounts.passwordHint')}
        error={form.problems.password}
        autoComplete="new-password"
        minLength={8}
        required
      />
      <PasswordField
        name="repeated"
        label={t('accounts.repeatPassword')}
        missing={t('accounts.missing.repeated')}
        error={form.problems.repeated}
        autoComplete="new-password"
        required
      />
      {form.failure && <Note tone="danger">{form.failure}</Note>}
      <Button type="submit" look="filled" isWide isBusy={form.isBusy}>
        {t('accounts.reset.submit')}
      </Button>
    </form>
  );
}

async function setPassword(token: string, password: string): Promise<State> {
  try {
    await call(resetPassword, { body: { token, password } }, { keepSession: true });
    return 'done';
  } catch (error) {
    if (error instanceof BackendError && error.fieldErrors.token) return 'useless';
    throw error;
  }
}
