import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../plain/button.tsx';
import { Note } from '../../plain/note.tsx';
import { TextField } from '../../plain/text-field.tsx';
import { textOf, useForm } from '../../plain/use-form.ts';
import classes from './account-settings.module.css';
import { CopyButton } from './copy-button.tsx';
import { ProofForm } from './proof-form.tsx';
import { QrCode } from './qr-code.tsx';
import { useBeginTwoSteps, useConfirmTwoSteps } from './two-steps.queries.ts';
import { useKeptFocus } from './use-kept-focus.ts';

interface SetupProps {
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Password, then the key for the app, then a code of it. */
export function TwoStepsSetup({ onDone, onCancel }: SetupProps) {
  const { t } = useTranslation();
  const [key, setKey] = useState<{ secret: string; address: string } | null>(null);
  const { mutateAsync } = useBeginTwoSteps();
  const place = useKeptFocus(key);
  return (
    <div ref={place}>
      {key ? (
        <ConfirmForm {...key} onDone={onDone} onCancel={onCancel} />
      ) : (
        <ProofForm
          intro={t('accountSettings.twoSteps.passwordFirst')}
          submit={t('accountSettings.twoSteps.continue')}
          wantsCode={false}
          onCancel={onCancel}
          send={async ({ currentPassword }) => setKey(await mutateAsync(currentPassword))}
        />
      )}
    </div>
  );
}

function ConfirmForm({ secret, address, onDone, onCancel }: SetupProps & { secret: string; address: string }) {
  const { t } = useTranslation();
  const { mutateAsync } = useConfirmTwoSteps();
  const { problems, failure, isBusy, props } = useForm(async (values) => {
    onDone((await mutateAsync(textOf(values, 'code'))).recoveryCodes);
    return undefined;
  });
  return (
    <form className={classes.form} {...props}>
      <p className={classes.muted}>{t('accountSettings.twoSteps.scan')}</p>
      <QrCode text={address} label={t('accountSettings.twoSteps.picture')} />
      <p className={classes.muted}>{t('accountSettings.twoSteps.orType')}</p>
      <code className={classes.secret} dir="ltr" data-secret={secret}>
        {secret.replace(/.{4}(?=.)/g, '$& ')}
      </code>
      <div className={classes.buttons}>
        <CopyButton text={secret} label={t('accountSettings.twoSteps.copyKey')} />
        <a href={address} className={classes.link}>
          {t('accountSettings.twoSteps.openApp')}
        </a>
      </div>
      <TextField
        name="code"
        label={t('accountSettings.twoSteps.firstCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
        error={problems.code}
      />
      {failure && <Note tone="danger">{failure}</Note>}
      <div className={classes.buttons}>
        <Button type="submit" look="filled" isBusy={isBusy}>
          {t('accountSettings.twoSteps.enable')}
        </Button>
        <Button onClick={onCancel}>{t('ui.cancel')}</Button>
      </div>
    </form>
  );
}
