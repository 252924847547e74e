import type { Problem } from '@atrium/contract/errors';
import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { BackendError, messageOf } from '../../backend/backend-error.ts';
import { keepUnderWay } from '../../backend/commands-under-way.ts';
import { localizedSentence } from '../../backend/localized-sentence.ts';
import { isAlike } from './is-alike.ts';
import { useCheckOnLeave } from './use-check-on-leave.ts';
import { complainingIn, complains } from './use-complaint.ts';

interface ContractFormOptions<Values extends Record<string, unknown>, Output> {
  /** What the contract asks of the fields. */
  schema: z.ZodMiniType<Output>;
  initialValues: Values;
  /** Sends what was filled in; what the server refuses is shown at its field. False says that nothing was sent after all. */
  submit: (output: Output) => Promise<unknown>;
  /** The fields that the contract calls otherwise, by what it calls them. */
  calledOtherwise?: Readonly<Record<string, string>>;
  /** Whether what is written in has been deleted: once it is back, nothing is wrong with sending any more. */
  isGone?: boolean;
}

export interface ContractForm<Values extends Record<string, unknown>> {
  form: UseFormReturnType<Values>;
  onSubmit: ReturnType<UseFormReturnType<Values>['onSubmit']>;
  onBlur: ReturnType<typeof useCheckOnLeave>;
  isSubmitting: boolean;
  /** What stood in the fields when they were last sent, and not refused. */
  sent: Values | null;
  /** What went wrong that belongs to no field. */
  failure: string | null;
  /** What had been made before, of which no answer came. */
  made: Made | null;
}

export type Made = NonNullable<Problem['made']>;

/** A form with the contract's rules: fields are checked when one leaves them and before sending, by the server once more. */
export function useContractForm<Values extends Record<string, unknown>, Output>({
  schema,
  initialValues,
  submit,
  calledOtherwise = {},
  isGone = false,
}: ContractFormOptions<Values, Output>): ContractForm<Values> {
  const [failure, setFailure] = useState<string | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const [wasGone, setWasGone] = useState(isGone);
  if (isGone !== wasGone) {
    setWasGone(isGone);
    if (!isGone) setFailure(null);
  }
  const errorsOf = (values: Values) => renamed(fieldErrors(schema, values), calledOtherwise);
  const form = useFormOf<Values>({ initialValues, validate: errorsOf });
  const [sent, setSent] = useState<Values | null>(null);

  const send = async (values: Values, event: SubmitEvent) => {
    const fields = fieldsOf(event);
    setFailure(null);
    setMade(null);
    try {
      const answer = await keepUnderWay(submit(schema.parse(values)));
      setSent(answer === false ? null : values);
    } catch (error) {
      const known = knownFields(renamed(fieldErrorsOf(error), calledOtherwise), values);
      form.setErrors(known);
      if (Object.keys(known).length === 0) setFailure(messageOf(error));
      setMade(madeBefore(error));
      focusFirst(form, fields, Object.keys(known));
    }
  };
  const sendChecked = form.onSubmit(send, (errors, _, event) => focusFirst(form, fieldsOf(event), Object.keys(errors)));
  const onSubmit: typeof sendChecked = (event) => {
    const [complaining] = complainingIn(fieldsOf(event));
    if (complaining === undefined) return sendChecked(event);
    event?.preventDefault();
    form.validate();
    complaining.focus();
  };
  const onBlur = useCheckOnLeave((path, input) => {
    if (input instanceof HTMLInputElement) complains(input);
    const message = errorsOf(form.getValues())[path];
    if (message !== undefined) form.setErrors((errors) => ({ ...errors, [path]: message }));
  });
  return { form, onSubmit, onBlur, isSubmitting: form.submitting, sent, failure, made };
}

function madeBefore(error: unknown): Made | null {
  return (error instanceof BackendError && error.problem?.made) || null;
}

/** Whether something was filled in is said by all of its values: by itself, the form forgets those that are set together. */
function useFormOf<Values extends Record<string, unknown>>(input: UseFormInput<Values>): UseFormReturnType<Values> {
  const form = useForm<Values>(input);
  const isDirty: typeof form.isDirty = (path) =>
    path === undefined ? !isAlike(form.getValues(), form.getInitialValues()) : form.isDirty(path);
  return { ...form, isDirty };
}

/** The first complaint about each field, in the reader's language. */
export function fieldErrors(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const { error } = schema.safeParse(values);
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) {
    errors[path.join('.')] ??= localizedSentence(message);
  }
  return errors;
}

function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  return error instanceof BackendError ? error.fieldErrors : {};
}

function renamed(errors: Readonly<Record<string, string>>, names: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [names[path] ?? path, message]));
}

/** What the server says about fields that the form has. */
function knownFields(errors: Record<string, string>, values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => fieldOf(path) in values));
}

/** The field that a path such as `lines.2.item` begins with. */
function fieldOf(path: string): string {
  return path.split('.')[0] ?? path;
}

type SubmitEvent = FormEvent<HTMLFormElement> | undefined;

/** The form itself: another on the page may have fields of the same names. Keys may send it too, without an event of its own. */
function fieldsOf(event: SubmitEvent): ParentNode {
  return event?.currentTarget ?? document.activeElement?.closest('form') ?? document;
}

function focusFirst<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  fields: ParentNode,
  paths: string[],
): void {
  const order = Object.keys(form.getValues());
  const [first] = paths.toSorted((one, other) => order.indexOf(fieldOf(one)) - order.indexOf(fieldOf(other)));
  if (first !== undefined) fields.querySelector<HTMLElement>(`[data-path="${CSS.escape(first)}"]`)?.focus();
}
