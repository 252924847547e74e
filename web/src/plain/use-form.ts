import { type ComponentProps, type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackendError, messageOf } from '../backend/backend-error.ts';
import { problemsOf } from './field-problems.ts';

/** What is wrong with each field, by its name. */
export type FieldProblems = Readonly<Record<string, string>>;

interface Form {
  problems: FieldProblems;
  /** What is wrong with the whole. */
  failure: string | null;
  isBusy: boolean;
  props: Pick<ComponentProps<'form'>, 'noValidate' | 'onSubmit' | 'onInput'>;
}

/**
 * A plain form: the inputs' own attributes (`required`, `type`, `minLength`) say what is good, what is wrong is said near
 * the field, and the first wrong field takes the focus. `send` may give problems of its own; what it throws is shown.
 */
export function useForm(send: (values: FormData) => Promise<FieldProblems | undefined>): Form {
  const { t } = useTranslation();
  const [problems, setProblems] = useState<FieldProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  function show(form: HTMLFormElement, found: FieldProblems): void {
    setProblems(found);
    focusFirst(form, found);
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    setFailure(null);
    const found = problemsOf(form, t);
    show(form, found);
    if (Object.keys(found).length > 0) return;
    setIsBusy(true);
    try {
      show(form, (await send(new FormData(form))) ?? {});
    } catch (error) {
      const refused = error instanceof BackendError ? knownFields(form, error.fieldErrors) : {};
      show(form, refused);
      if (Object.keys(refused).length === 0) setFailure(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  return {
    problems,
    failure,
    isBusy,
    props: {
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isBusy) void submit(event.currentTarget);
      },
      onInput: ({ target }) => {
        if (target instanceof HTMLInputElement && problems[target.name]) setProblems(without(problems, target.name));
      },
    },
  };
}

function knownFields(form: HTMLFormElement, problems: FieldProblems): FieldProblems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => form.elements.namedItem(name) !== null));
}

function without(problems: FieldProblems, name: string): FieldProblems {
  return Object.fromEntries(Object.entries(problems).filter(([other]) => other !== name));
}

function focusFirst(form: HTMLFormElement, problems: FieldProblems): void {
  const wrong = [...form.elements].find((element) => element instanceof HTMLInputElement && problems[element.name]);
  if (wrong instanceof HTMLInputElement) wrong.focus();
}

/** The text of a field, as it was typed. */
export function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
