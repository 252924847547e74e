import { forgotPassword } from '@atrium/contract/accounts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { Button, LinkButton, TextLink } from '../../plain/button.tsx';
import { EmailField } from '../../plain/email-field.tsx';
import { Note } from '../../plain/note.tsx';
import { textOf, useForm } from '../../plain/use-form.ts';
import classes from './account-page.module.css';
import { AccountPage } from './account-page.tsx';
import { useAccountLinks } from './look.ts';

export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const { to } = useAccountLinks();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AccountPage
      title={t('accounts.forgot.title')}
      intro={sentTo === null ? t('accounts.forgot.intro') : undefined}
      below={<TextLink to={to('login')}>{t('accounts.backToSignIn')}</TextLink>}
    >
      {sentTo === null ? (
        <ForgotPasswordForm onSent={setSentTo} />
      ) : (
        <>
          <Note tone="success">{t('accounts.forgot.sent', { email: sentTo })}</Note>
          <p className={classes.intro}>
            {t('accounts.forgot.nothingCame')}{' '}
            <LinkButton onClick={() => setSentTo(null)}>{t('accounts.forgot.again')}</LinkButton>
          </p>
        </>
      )}
    </AccountPage>
  );
}

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const form = useForm(async (values) => {
    const email = textOf(values, 'email').trim();
    await call(forgotPassword, { body: { email } }, { keepSession: true });
    onSent(email);
    return undefined;
  });
  return (
    <form className={classes.form} {...form.props}>
      <EmailField autoComplete="username" error={form.problems.email} />
      {form.failure && <Note tone="danger">{form.failure}</Note>}
      <Button type="submit" look="filled" isWide isBusy={form.isBusy}>
        {t('accounts.forgot.submit')}
      </Button>
    </form>
  );
}
