import { useEffect, useState } from 'react';
import type { ContractForm } from '../../ui/forms/use-contract-form.ts';

/** Whether a record has changed since its form was filled, and what fills it anew; while nothing is typed that happens by itself. */
export function useKnownValues<Values extends Record<string, unknown>>(
  { form }: ContractForm<Values>,
  latest: Values,
): { known: Values; isBehind: boolean; load: () => void } {
  const [known, setKnown] = useState(latest);
  const isBehind = JSON.stringify(known) !== JSON.stringify(latest);
  const load = () => {
    setKnown(latest);
    form.setInitialValues(latest);
    form.setValues(latest);
    form.resetDirty(latest);
  };
  useEffect(() => {
    if (isBehind && !form.isDirty()) load();
  });
  return { known, isBehind: isBehind && form.isDirty(), load };
}

/** The fields that were written anew: the others stay as somebody else may have left them. */
export function changedFields<Values extends Record<string, unknown>>(known: Values, values: Values): Partial<Values> {
  const changed: Partial<Values> = { ...values };
  for (const key in known) if (known[key] === values[key]) delete changed[key];
  return changed;
}
