import { type RegisterResult, register } from '@atrium/contract/accounts';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { useConfiguration } from '../../backend/configuration.ts';
import { localizedSentence } from '../../backend/localized-sentence.ts';
import { Button, PageLink, TextLink } from '../../plain/button.tsx';
import { CheckboxField } from '../../plain/checkbox-field.tsx';
import { EmailField } from '../../plain/email-field.tsx';
import { Note } from '../../plain/note.tsx';
import { PasswordField } from '../../plain/password-field.tsx';
import { TextField } from '../../plain/text-field.tsx';
import { type FieldProblems, textOf, useForm } from '../../plain/use-form.ts';
import classes from './account-page.module.css';
import { AccountPage } from './account-page.tsx';
import { enter } from './enter.ts';
import { type Look, useAccountLinks } from './look.ts';

async function registerWith(values: FormData, look: Look, ownerToken?: string): Promise<FieldProblems | undefined> {
  const body = {
    username: textOf(values, 'username'),
    email: textOf(values, 'email'),
    password: textOf(values, 'password'),
    ...(ownerToken !== undefined && { ownerToken }),
  };
  return conclude(await call(register, { body }, { keepSession: true }), look);
}

function conclude(result: RegisterResult, look: Look): FieldProblems | undefined {
  if ('error' in result) return conflictsOf(result.error);
  const { user: userData, accessToken, refreshToken } = result;
  enter({ userData, accessToken, refreshToken }, look);
  return undefined;
}

function conflictsOf(error: Readonly<Record<string, string | null>>): FieldProblems {
  return Object.fromEntries(
    Object.entries(error).flatMap(([name, message]) => (message === null ? [] : [[name, localizedSentence(message)]])),
  );
}

interface RegisterPageProps {
  /** The token of the link that the first start prints: it makes the owner's account while registration is closed. */
  ownerToken?: string | undefined;
}

export function RegisterPage({ ownerToken }: RegisterPageProps) {
  const { t } = useTranslation();
  const { to, search } = useAccountLinks();
  const isOwner = ownerToken !== undefined;
  const isClosed = useConfiguration()?.registration === 'closed' && !isOwner;
  return (
    <AccountPage
      title={t(isOwner ? 'accounts.register.ownerTitle' : 'accounts.register.title')}
      intro={!isClosed && t(isOwner ? 'accounts.register.ownerIntro' : 'accounts.register.intro')}
      below={
        <>
          {t('accounts.register.hasAccount')}{' '}
          <TextLink to={to('login')} search={search}>
            {t('accounts.signIn.title')}
          </TextLink>
        </>
      }
    >
      {isClosed ? <Note tone="info">{t('accounts.register.closed')}</Note> : <RegisterForm ownerToken={ownerToken} />}
    </AccountPage>
  );
}

function RegisterForm({ ownerToken }: RegisterPageProps) {
  const { t } = useTranslation();
  const { look } = useAccountLinks();
  const form = useForm((values) => registerWith(values, look, ownerToken));
  return (
    <form className={classes.form} {...form.props}>
      <TextField
        name="username"
        label={t('accounts.username')}
        missing={t('accounts.missing.username')}
        error={form.problems.username}
        autoComplete="username"
        maxLength={60}
        required
      />
      <EmailField autoComplete="email" error={form.problems.email} />
      <PasswordField
        name="password"
        label={t('accounts.password')}
        missing={t('accounts.missing.password')}
        hint={t('accounts.passwordHint')}
        error={form.problems.password}
        autoComplete="new-password"
        minLength={8}
        required
      />
      <CheckboxField
        name="terms"
        label={<Acceptance />}
        missing={t('accounts.missing.terms')}
        error={form.problems.terms}
        required
      />
      {form.failure && <Note tone="danger">{form.failure}</Note>}
      <Button type="submit" look="filled" isWide isBusy={form.isBusy}>
        {t('accounts.register.submit')}
      </Button>
    </form>
  );
}

/** With the pages of the house that say it, where there are any. */
function Acceptance() {
  const { t } = useTranslation();
  const { termsUrl = null, privacyUrl = null } = useConfiguration() ?? {};
  if (termsUrl === null && privacyUrl === null) return t('accounts.register.terms');
  return (
    <>
      {t('accounts.register.accept')}{' '}
      {termsUrl !== null && <PageLink href={termsUrl}>{t('accounts.register.termsOfUse')}</PageLink>}
      {termsUrl !== null && privacyUrl !== null && ' · '}
      {privacyUrl !== null && <PageLink href={privacyUrl}>{t('accounts.register.privacyPolicy')}</PageLink>}
    </>
  );
}
