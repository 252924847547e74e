import '../../ui/mantine-styles.ts';
import { Button, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { Note } from '../../plain/note.tsx';
import { CountryField } from '../../ui/forms/country-field.tsx';
import { FormActions } from '../../ui/forms/form-actions.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { notify } from '../../ui/notify.tsx';
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx';
import classes from './account-settings.module.css';

type Values = Record<string, string>;

export interface SettingsField {
  name: string;
  label: string;
  isWide?: boolean;
  isRequired?: boolean;
  autoComplete?: string;
  /** Of a page: it reads from left to right in every language. */
  isAddress?: boolean;
  /** So does a telephone number. */
  isPhone?: boolean;
  /** What there is to choose from; without it a text is written. */
  choices?: readonly { value: string; label: string }[];
  isCountry?: boolean;
}

interface SettingsFormProps<Output extends object> {
  saved: Values;
  schema: z.ZodMiniType<Output>;
  fields: readonly SettingsField[];
  said: string;
  save: (changed: Partial<Output>) => Promise<{ changeId: number | null }>;
}

/** A group of settings. What somebody changes elsewhere meanwhile shows at once, but never under one's hands. */
export function SettingsForm<Output extends object>({ saved, ...form }: SettingsFormProps<Output>) {
  const { t } = useTranslation();
  const [isDirty, setIsDirty] = useState(false);
  const [begun, setBegun] = useState(saved);
  const isOther = JSON.stringify(begun) !== JSON.stringify(saved);
  if (!isDirty && isOther) setBegun(saved);
  const { dialog } = useLeaveGuard(isDirty);
  return (
    <>
      {isDirty && isOther && (
        <Note tone="info">
          {t('accountSettings.changedMeanwhile')}{' '}
          <Button size="compact-sm" variant="default" onClick={() => setIsDirty(false)}>
            {t('accountSettings.load')}
          </Button>
        </Note>
      )}
      <Form key={JSON.stringify(begun)} {...form} begun={begun} onDirty={setIsDirty} />
      {dialog}
    </>
  );
}

interface FormProps<Output extends object> extends Omit<SettingsFormProps<Output>, 'saved'> {
  begun: Values;
  onDirty: (isDirty: boolean) => void;
}

function Form<Output extends object>({ begun, schema, fields, said, save, onDirty }: FormProps<Output>) {
  const { t } = useTranslation();
  const { form, onSubmit, onBlur, isSubmitting, failure } = useContractForm<Values, Output>({
    schema,
    initialValues: begun,
    submit: async (output) => {
      const { changeId } = await save(changedOf(output, begun));
      onDirty(false);
      notify({ message: said, undoChangeId: changeId });
    },
  });
  const isDirty = form.isDirty();
  const element = useRef<HTMLFormElement>(null);
  return (
    <form ref={element} onSubmit={onSubmit} onBlur={onBlur} onChange={() => onDirty(true)} noValidate>
      <div className={classes.grid}>
        {fields.map((field) => (
          <div key={field.name} className={field.isWide ? classes.wide : undefined}>
            <Field field={field} form={form} onDirty={() => onDirty(true)} />
          </div>
        ))}
      </div>
      <FormActions
        submit={t('ui.saveChanges')}
        cancel={t('ui.discard')}
        isSubmitting={isSubmitting}
        failure={failure}
        isUnchanged={!isDirty}
        takesBack
        onCancel={() => {
          form.reset();
          onDirty(false);
          // The button has nothing to do any more, and is nowhere to be.
          element.current?.querySelector<HTMLElement>('input')?.focus();
        }}
      />
    </form>
  );
}

/** What nobody touched here may have been changed elsewhere meanwhile, and stays as it is there. */
function changedOf<Output extends object>(output: Output, begun: Values): Partial<Output> {
  const changed = Object.entries(output).filter(([name, value]) => value !== begun[name]);
  return Object.fromEntries(changed) as Partial<Output>;
}

interface FieldProps {
  field: SettingsField;
  form: UseFormReturnType<Values>;
  onDirty: () => void;
}

function Field({ field, form, onDirty }: FieldProps) {
  const { name, label, choices, isCountry, isRequired = false, autoComplete, isAddress, isPhone } = field;
  const { value, onChange, ...input } = form.getInputProps(name);
  const change = (next: string) => {
    onChange(next);
    onDirty();
  };
  const common = { ...input, label, key: undefined };
  if (isCountry) return <CountryField {...common} value={String(value)} onChange={change} />;
  if (choices)
    return (
      <Select
        {...common}
        data={[...choices]}
        value={String(value)}
        onChange={(next) => change(next ?? '')}
        allowDeselect={false}
        searchable={choices.length > 8}
      />
    );
  return (
    <TextInput
      {...common}
      value={String(value)}
      onChange={onChange}
      required={isRequired}
      {...(autoComplete === undefined ? {} : { autoComplete })}
      {...(isAddress && ({ inputMode: 'url', dir: 'ltr', placeholder: 'https://' } as const))}
      {...(isPhone && ({ type: 'tel', dir: 'ltr' } as const))}
    />
  );
}
