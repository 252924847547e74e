import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../plain/button.tsx';
import { Note } from '../../plain/note.tsx';
import { PasswordField } from '../../plain/password-field.tsx';
import { TextField } from '../../plain/text-field.tsx';
import { type FieldProblems, textOf, useForm } from '../../plain/use-form.ts';
import classes from './account-settings.module.css';

interface ProofFormProps {
  intro: string;
  submit: string;
  /** Whether a code of the app is asked for beside the password. */
  wantsCode: boolean;
  /** Further fields, which are told what is wrong with them. */
  children?: (problems: FieldProblems) => ReactNode;
  onCancel: () => void;
  send: (proof: { currentPassword: string; code: string }, values: FormData) => Promise<void>;
}

/** Asks whoever changes how one signs in to show that it is them. */
export function ProofForm({ intro, submit, wantsCode, children, onCancel, send }: ProofFormProps) {
  const { t } = useTranslation();
  const { problems, failure, isBusy, props } = useForm(async (values) => {
    await send({ currentPassword: textOf(values, 'currentPassword'), code: textOf(values, 'code') }, values);
    return undefined;
  });
  return (
    <form className={classes.form} {...props}>
      <p className={classes.muted}>{intro}</p>
      <PasswordField
        name="currentPassword"
        label={t('accountSettings.password.current')}
        autoComplete="current-password"
        required
        error={problems.currentPassword}
      />
      {wantsCode && (
        <TextField
          name="code"
          label={t('accountSettings.twoSteps.code')}
          hint={t('accountSettings.twoSteps.codeHint')}
          autoComplete="one-time-code"
          maxLength={60}
          required
          error={problems.code}
        />
      )}
      {children?.(problems)}
      {failure && <Note tone="danger">{failure}</Note>}
      <div className={classes.buttons}>
        <Button type="submit" look="filled" isBusy={isBusy}>
          {submit}
        </Button>
        <Button onClick={onCancel}>{t('ui.cancel')}</Button>
      </div>
    </form>
  );
}
