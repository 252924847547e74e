import type { TFunction } from 'i18next';

/** What is wrong with the inputs of a form by their own attributes: sentences by the inputs' names. */
export function problemsOf(form: HTMLFormElement, t: TFunction): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const input of form.elements) {
    const problem = input instanceof HTMLInputElement ? problemOf(input, t) : undefined;
    if (problem && input instanceof HTMLInputElement) problems[input.name] = problem;
  }
  return problems;
}

/** The browser itself reports `tooShort` only for what was typed, not for what a password manager filled in. */
function problemOf(input: HTMLInputElement, t: TFunction): string | undefined {
  const isEmpty = input.type === 'checkbox' ? !input.checked : input.value.trim() === '';
  if (isEmpty) return input.required ? (input.dataset.missing ?? t('common.fillThisIn')) : undefined;
  // What the field itself has against its text: it says so in words.
  if (input.validity.customError) return input.validationMessage;
  if (input.validity.typeMismatch) return t('common.notAnEmail');
  if (input.minLength > input.value.length) return t('common.tooShort', { count: input.minLength });
  return undefined;
}
