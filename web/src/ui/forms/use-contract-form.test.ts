import type { UseFormReturnType } from '@mantine/form';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { useContractForm } from './use-contract-form.ts';

const schema = z.object({ start: z.string(), end: z.string() });
const initialValues = { start: '09:00', end: '10:00' };

type Form = UseFormReturnType<typeof initialValues>;

function Fields({ onForm }: { onForm: (form: Form) => void }) {
  onForm(useContractForm({ schema, initialValues, submit: () => Promise.resolve() }).form);
  return null;
}

/** What is asked of a form while it is drawn. */
function told<Answer>(ask: (form: Form) => Answer): Answer | undefined {
  let answer: { told: Answer } | undefined;
  const onForm = (form: Form) => {
    answer ??= { told: ask(form) };
  };
  renderToString(createElement(Fields, { onForm }));
  return answer?.told;
}

test('a form says that something is filled in, whether fields were filled in one by one or together', () => {
  const changed = told((form) => {
    const before = form.isDirty();
    form.setValues({ start: '09:30', end: '10:30' });
    const together = form.isDirty();
    form.setFieldValue('end', '10:00');
    const oneByOne = form.isDirty();
    form.setValues(initialValues);
    return [before, together, oneByOne, form.isDirty()];
  });
  expect(changed).toEqual([false, true, true, false]);
});

test('what it was filled from is what it is compared with', () => {
  const changed = told((form) => {
    const values = { start: '11:00', end: '12:00' };
    form.setFieldValue('end', '13:00');
    form.setInitialValues(values);
    form.setValues(values);
    form.resetDirty(values);
    const filled = form.isDirty();
    form.setFieldValue('end', '13:00');
    form.reset();
    return [filled, form.isDirty(), form.getValues()];
  });
  expect(changed).toEqual([false, false, { start: '11:00', end: '12:00' }]);
});
