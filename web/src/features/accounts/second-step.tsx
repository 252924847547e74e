import { signInSecondStep } from '@atrium/contract/two-steps';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackendError } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { Button, LinkButton } from '../../plain/button.tsx';
import { Note } from '../../plain/note.tsx';
import { TextField } from '../../plain/text-field.tsx';
import { textOf, useForm } from '../../plain/use-form.ts';
import classes from './account-page.module.css';
import { AccountPage } from './account-page.tsx';
import { setChallenge } from './challenge.ts';
import { enter } from './enter.ts';
import { useAccountLinks } from './look.ts';

/** The second step of signing in: the code of an app, or a recovery code. */
export function SecondStep({ challenge }: { challenge: string }) {
  const { t } = useTranslation();
  const [isRecovery, setIsRecovery] = useState(false);
  const [isTooLate, setIsTooLate] = useState(false);
  const kind = isRecovery ? 'recovery' : 'app';
  return (
    <AccountPage
      title={t('accounts.twoSteps.title')}
      intro={isTooLate ? undefined : t(`accounts.twoSteps.${kind}.intro`)}
      below={<LinkButton onClick={() => setChallenge(null)}>{t('accounts.backToSignIn')}</LinkButton>}
    >
      {isTooLate ? (
        <Note tone="danger">{t('accounts.twoSteps.tooLate')}</Note>
      ) : (
        <>
          <CodeForm key={kind} challenge={challenge} kind={kind} onTooLate={() => setIsTooLate(true)} />
          <p className={classes.below}>
            <LinkButton onClick={() => setIsRecovery(!isRecovery)}>{t(`accounts.twoSteps.${kind}.other`)}</LinkButton>
          </p>
        </>
      )}
    </AccountPage>
  );
}

interface CodeFormProps {
  challenge: string;
  kind: 'app' | 'recovery';
  onTooLate: () => void;
}

function CodeForm({ challenge, kind, onTooLate }: CodeFormProps) {
  const { t } = useTranslation();
  const { look } = useAccountLinks();
  const form = useForm(async (values) => {
    try {
      const signedIn = await call(
        signInSecondStep,
        { body: { challenge, code: textOf(values, 'code') } },
        { keepSession: true },
      );
      setChallenge(null);
      enter(signedIn, look);
    } catch (error) {
      if (!(error instanceof BackendError && error.fieldErrors.challenge)) throw error;
      onTooLate();
    }
    return undefined;
  });
  const digits = { inputMode: 'numeric', autoComplete: 'one-time-code' } as const;
  return (
    <form className={classes.form} {...form.props}>
      <TextField
        name="code"
        label={t(`accounts.twoSteps.${kind}.label`)}
        missing={t('accounts.twoSteps.missing')}
        error={form.problems.code}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...(kind === 'app' ? digits : { autoComplete: 'off' })}
        maxLength={60}
        ref={(input) => input?.focus()}
        required
      />
      {form.failure && <Note tone="danger">{form.failure}</Note>}
      <Button type="submit" look="filled" isWide isBusy={form.isBusy}>
        {t('accounts.signIn.submit')}
      </Button>
    </form>
  );
}
