import '../../ui/mantine-styles.ts';
import { Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { ChangedMeanwhile } from '../../ui/forms/changed-meanwhile.tsx';
import { CountryField } from '../../ui/forms/country-field.tsx';
import { FormActions } from '../../ui/forms/form-actions.tsx';
import { SearchSelect } from '../../ui/forms/search-select.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { useKnownValues } from '../../ui/forms/use-known-values.ts';
import { notify } from '../../ui/notify.tsx';
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx';
import classes from './account-settings.module.css';

type Values = Record<string, string>;

/** Of more than these, one is found by typing. */
const mostInSight = 8;

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
export function SettingsForm<Output extends object>({ saved, schema, fields, said, save }: SettingsFormProps<Output>) {
  const { t } = useTranslation();
  const contractForm = useContractForm<Values, Output>({
    schema,
    initialValues: saved,
    submit: async (output) => {
      const { changeId } = await save(changedOf(output, known));
      notify({ message: said, undoChangeId: changeId });
    },
  });
  const { known, isBehind, load } = useKnownValues(contractForm, saved, asTheyAre);
  const { form, onSubmit, onBlur, isSubmitting, failure } = contractForm;
  const isDirty = form.isDirty();
  const { dialog } = useLeaveGuard(isDirty);
  const element = useRef<HTMLFormElement>(null);
  return (
    <>
      {isBehind && <ChangedMeanwhile said={t('accountSettings.changedMeanwhile')} onLoad={load} />}
      <form ref={element} onSubmit={onSubmit} onBlur={onBlur} noValidate>
        <div className={classes.grid}>
          {fields.map((field) => (
            <div key={field.name} className={field.isWide ? classes.wide : undefined}>
              <Field field={field} form={form} />
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
            // The button has nothing to do any more, and is nowhere to be.
            element.current?.querySelector<HTMLElement>('input')?.focus();
          }}
        />
      </form>
      {dialog}
    </>
  );
}

const asTheyAre = (saved: Values) => saved;

/** What nobody touched here may have been changed elsewhere meanwhile, and stays as it is there. */
function changedOf<Output extends object>(output: Output, known: Values): Partial<Output> {
  const changed = Object.entries(output).filter(([name, value]) => value !== known[name]);
  return Object.fromEntries(changed) as Partial<Output>;
}

interface FieldProps {
  field: SettingsField;
  form: UseFormReturnType<Values>;
}

function Field({ field, form }: FieldProps) {
  const { name, label, choices, isCountry, isRequired = false, autoComplete, isAddress, isPhone } = field;
  const { value, ...input } = form.getInputProps(name);
  const common = { ...input, label, value: String(value) };
  if (isCountry) return <CountryField {...common} />;
  if (choices) {
    const choose = (next: string | null) => input.onChange(next ?? '');
    if (choices.length > mostInSight) return <SearchSelect {...common} data={choices} onChange={choose} />;
    return <Select {...common} data={choices} onChange={choose} allowDeselect={false} />;
  }
  return (
    <TextInput
      {...common}
      required={isRequired}
      {...(autoComplete === undefined ? {} : { autoComplete })}
      {...(isAddress && ({ inputMode: 'url', dir: 'ltr', placeholder: 'https://' } as const))}
      {...(isPhone && ({ type: 'tel', dir: 'ltr' } as const))}
    />
  );
}
