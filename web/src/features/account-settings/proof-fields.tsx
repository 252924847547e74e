import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../plain/password-field.tsx';
import { TextField } from '../../plain/text-field.tsx';
import { type FieldProblems, textOf } from '../../plain/use-form.ts';
import { type Proof, twoStepsQuery } from './two-steps.queries.ts';

/** Whether the account asks for a code at sign-in; then it does so for what is grave too. */
export function useWantsCode(): boolean {
  const { data } = useQuery(twoStepsQuery);
  return data?.isOn ?? false;
}

export function proofOf(values: FormData): Proof {
  return { currentPassword: textOf(values, 'currentPassword'), code: textOf(values, 'code') };
}

/** By these whoever does what is grave shows that it is them. */
export function ProofFields({ problems, wantsCode }: { problems: FieldProblems; wantsCode: boolean }) {
  const { t } = useTranslation();
  return (
    <>
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
    </>
  );
}
