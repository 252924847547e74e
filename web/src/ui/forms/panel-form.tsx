import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelControls } from '../side-panel.tsx';
import { FormActions } from './form-actions.tsx';
import type { ContractForm } from './use-contract-form.ts';

interface PanelFormProps<Values extends Record<string, unknown>> {
  contractForm: ContractForm<Values>;
  panel: Pick<PanelControls, 'setDirty' | 'close'>;
  submit: string;
  /** It is of something that there is: there is nothing to save until something is changed. */
  isKnown?: boolean;
  /** Whether closing would lose something, where the form's own values do not tell. */
  isDirty?: boolean;
  /** There is nothing to save, and nothing that saves. */
  isReadOnly?: boolean;
  /** What the second button says while something is changed, and then puts the fields back instead of closing. */
  reset?: string;
  /** What the second button says, where "Cancel" could be taken for what the form does. */
  leave?: string;
  className?: string | undefined;
  /** The fields. */
  children: ReactNode;
}

/** A form in a panel beside the page, which asks before it closes over something that was typed. */
export function PanelForm<Values extends Record<string, unknown>>({
  contractForm: { form, onSubmit, onBlur, isSubmitting, failure, made },
  panel: { setDirty, close },
  submit,
  isKnown = false,
  isDirty = form.isDirty(),
  isReadOnly = false,
  reset,
  leave,
  className,
  children,
}: PanelFormProps<Values>) {
  const { t } = useTranslation();
  useEffect(() => setDirty(isDirty), [isDirty, setDirty]);
  const resets = reset !== undefined && isDirty;
  return (
    <form onSubmit={onSubmit} onBlur={onBlur} noValidate className={className}>
      {children}
      {!isReadOnly && (
        <FormActions
          submit={submit}
          isSubmitting={isSubmitting}
          failure={failure}
          made={made}
          isUnchanged={isKnown && !isDirty}
          cancel={resets ? reset : (leave ?? t('ui.cancel'))}
          onCancel={resets ? form.reset : close}
        />
      )}
    </form>
  );
}
