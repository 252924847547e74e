import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../plain/button.tsx';
import { Note } from '../../plain/note.tsx';
import { type FieldProblems, useForm } from '../../plain/use-form.ts';
import classes from './account-settings.module.css';
import { ProofFields, proofOf } from './proof-fields.tsx';
import type { Proof } from './two-steps.queries.ts';

interface ProofFormProps {
  intro: string;
  submit: string;
  /** What it does cannot be taken back. */
  isDanger?: boolean;
  /** Whether a code of the app is asked for beside the password. */
  wantsCode: boolean;
  /** Further fields, which are told what is wrong with them. */
  children?: (problems: FieldProblems) => ReactNode;
  onCancel: () => void;
  send: (proof: Proof) => Promise<void>;
}

/** Asks whoever changes how one signs in to show that it is them. */
export function ProofForm({ intro, submit, isDanger = false, wantsCode, children, onCancel, send }: ProofFormProps) {
  const { t } = useTranslation();
  const { problems, failure, isBusy, props } = useForm(async (values) => {
    await send(proofOf(values));
    return undefined;
  });
  return (
    <form className={classes.form} {...props}>
      <p className={classes.muted}>{intro}</p>
      <ProofFields problems={problems} wantsCode={wantsCode} />
      {children?.(problems)}
      {failure && <Note tone="danger">{failure}</Note>}
      <div className={classes.buttons}>
        <Button type="submit" look={isDanger ? 'danger' : 'filled'} isBusy={isBusy}>
          {submit}
        </Button>
        <Button onClick={onCancel}>{t('ui.cancel')}</Button>
      </div>
    </form>
  );
}
