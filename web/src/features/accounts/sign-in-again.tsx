import { type Account, login } from '@atrium/contract/accounts';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { Button, LinkButton } from '../../plain/button.tsx';
import { Note } from '../../plain/note.tsx';
import { PasswordField } from '../../plain/password-field.tsx';
import { TextField } from '../../plain/text-field.tsx';
import { textOf, useForm } from '../../plain/use-form.ts';
import { clearSession } from '../../session/stored-session.ts';
import classes from './account-page.module.css';
import { AccountPage, OverPage } from './account-page.tsx';
import { setChallenge, useChallenge } from './challenge.ts';
import { enter } from './enter.ts';
import { SecondStep } from './second-step.tsx';

type Who = Pick<Account, 'email' | 'fullName' | 'username'>;

/** Over the whole page, whose session has ended: what stands in it is hidden until its account is back, and nothing is lost. */
export function SignInAgain({ account }: { account: Who }) {
  const challenge = useChallenge();
  return (
    <CoveringDialog>
      <OverPage value={true}>
        {challenge ? (
          <SecondStep key={challenge.challenge} challenge={challenge.challenge} />
        ) : (
          <PasswordStep account={account} />
        )}
      </OverPage>
    </CoveringDialog>
  );
}

/** What is pressed in here must close nothing under it: menus and panels listen on the document. */
const kept = ['keydown', 'mousedown', 'touchstart', 'pointerdown'] as const;

function CoveringDialog({ children }: Pick<ComponentProps<'dialog'>, 'children'>) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const keep = (event: Event) => event.stopPropagation();
    for (const kind of kept) element.addEventListener(kind, keep);
    element.showModal();
    element.querySelector<HTMLInputElement>('input:not([readonly])')?.focus();
    return () => {
      for (const kind of kept) element.removeEventListener(kind, keep);
      element.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.covering}
      aria-label={t('accounts.again.title')}
      onCancel={(event) => event.preventDefault()}
    >
      {children}
    </dialog>
  );
}

function PasswordStep({ account: { email, fullName, username } }: { account: Who }) {
  const { t } = useTranslation();
  const form = useForm(async (values) => {
    const answer = await call(login, { body: { email, password: textOf(values, 'password') } }, { keepSession: true });
    if ('twoSteps' in answer) setChallenge(answer.twoSteps);
    else enter(answer);
    return undefined;
  });
  return (
    <AccountPage
      title={t('accounts.again.title')}
      intro={t('accounts.again.intro', { name: fullName || username })}
      below={<LinkButton onClick={clearSession}>{t('accounts.again.leave')}</LinkButton>}
    >
      <form className={classes.form} {...form.props}>
        <TextField name="email" label={t('accounts.email')} value={email} autoComplete="username" readOnly />
        <PasswordField
          name="password"
          label={t('accounts.password')}
          missing={t('accounts.missing.password')}
          error={form.problems.password ?? form.problems.email}
          autoComplete="current-password"
          required
        />
        {form.failure && <Note tone="danger">{form.failure}</Note>}
        <Button type="submit" look="filled" isWide isBusy={form.isBusy}>
          {t('accounts.signIn.submit')}
        </Button>
      </form>
    </AccountPage>
  );
}
