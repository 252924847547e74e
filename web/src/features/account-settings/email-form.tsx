import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../plain/button.tsx';
import { Note } from '../../plain/note.tsx';
import { TextField } from '../../plain/text-field.tsx';
import { textOf, useForm } from '../../plain/use-form.ts';
import { notify } from '../../ui/notify.tsx';
import classes from './account-settings.module.css';
import { ProofFields, proofOf, useWantsCode } from './proof-fields.tsx';
import { useChangeEmail } from './queries.ts';

/** Another address counts once the link is opened that goes there. */
export function EmailForm() {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const wantsCode = useWantsCode();
  const { mutateAsync } = useChangeEmail();
  const { problems, failure, isBusy, props } = useForm(async (values) => {
    const email = textOf(values, 'email').trim();
    await mutateAsync({ email, ...proofOf(values) });
    form.current?.reset();
    notify({ message: t('accountSettings.email.sent', { email }) });
    return undefined;
  });
  return (
    <form ref={form} className={classes.form} {...props}>
      {failure && <Note tone="danger">{failure}</Note>}
      <TextField
        name="email"
        type="email"
        label={t('accountSettings.email.new')}
        autoComplete="email"
        maxLength={254}
        required
        error={problems.email}
      />
      <ProofFields problems={problems} wantsCode={wantsCode} />
      <div>
        <Button type="submit" isBusy={isBusy}>
          {t('accountSettings.email.send')}
        </Button>
      </div>
    </form>
  );
}
