import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../plain/button.tsx';
import { CheckboxField } from '../../plain/checkbox-field.tsx';
import { Note } from '../../plain/note.tsx';
import { signOut } from '../../session/session.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import classes from './account-settings.module.css';
import { useWantsCode } from './proof-fields.tsx';
import { ProofForm } from './proof-form.tsx';
import { useCloseAccount } from './queries.ts';
import type { Proof } from './two-steps.queries.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** For good, so it is asked for in three ways: the password, a tick, and a question. */
export function CloseAccount() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const place = useKeptFocus(isOpen);
  const wantsCode = useWantsCode();
  const { mutateAsync } = useCloseAccount();
  const { confirm, dialog } = useConfirm();

  async function close(proof: Proof) {
    const isSure = await confirm({
      title: t('accountSettings.close.question'),
      text: t('accountSettings.close.warning'),
      confirm: t('accountSettings.close.submit'),
      isDanger: true,
    });
    if (!isSure) return;
    await mutateAsync(proof);
    await signOut();
  }

  return (
    <div ref={place} className={classes.form}>
      <Note tone="warning">{t('accountSettings.close.warning')}</Note>
      {isOpen ? (
        <ProofForm
          intro={t('accountSettings.close.proof')}
          submit={t('accountSettings.close.submit')}
          isDanger
          wantsCode={wantsCode}
          onCancel={() => setIsOpen(false)}
          send={close}
        >
          {({ sure }) => (
            <CheckboxField
              name="sure"
              label={t('accountSettings.close.sure')}
              missing={t('accountSettings.close.tick')}
              error={sure}
              required
            />
          )}
        </ProofForm>
      ) : (
        <div>
          <Button onClick={() => setIsOpen(true)}>{t('accountSettings.close.begin')}</Button>
        </div>
      )}
      {dialog}
    </div>
  );
}
