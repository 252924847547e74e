import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../plain/button.tsx';
import { Note } from '../../plain/note.tsx';
import { PasswordField } from '../../plain/password-field.tsx';
import { type FieldProblems, textOf, useForm } from '../../plain/use-form.ts';
import { useAccount } from '../../session/session.ts';
import { notify } from '../../ui/notify.tsx';
import classes from './account-settings.module.css';
import { useChangePassword } from './queries.ts';

export function PasswordForm() {
  const { t } = useTranslation();
  const account = useAccount();
  const form = useRef<HTMLFormElement>(null);
  const { mutateAsync } = useChangePassword();
  const { problems, failure, isBusy, props } = useForm(save);

  async function save(values: FormData): Promise<FieldProblems | undefined> {
    const password = textOf(values, 'password');
    if (password !== textOf(values, 'confirmation')) return { confirmation: t('accountSettings.password.mismatch') };
    await mutateAsync({ currentPassword: textOf(values, 'currentPassword'), password });
    form.current?.reset();
    notify({ message: t('accountSettings.password.saved') });
    return undefined;
  }

  return (
    <form ref={form} className={classes.form} {...props}>
      {failure && <Note tone="danger">{failure}</Note>}
      {/* So that a password manager knows whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={account?.email ?? ''} readOnly />
      <PasswordField
        name="currentPassword"
        label={t('accountSettings.password.current')}
        autoComplete="current-password"
        required
        error={problems.currentPassword}
      />
      <PasswordField
        name="password"
        label={t('accountSettings.password.new')}
        hint={t('accountSettings.password.hint')}
        autoComplete="new-password"
        required
        minLength={8}
        maxLength={200}
        error={problems.password}
      />
      <PasswordField
        name="confirmation"
        label={t('accountSettings.password.confirm')}
        autoComplete="new-password"
        required
        error={problems.confirmation}
      />
      <div>
        <Button type="submit" look="filled" isBusy={isBusy}>
          {t('accountSettings.password.save')}
        </Button>
      </div>
    </form>
  );
}
