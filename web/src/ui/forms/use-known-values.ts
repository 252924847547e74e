import { useEffect, useState } from 'react';
import { isAlike } from './is-alike.ts';
import type { ContractForm } from './use-contract-form.ts';

/**
 * What a form was filled from, whether its values have changed since, and what fills it anew. While nothing would be lost that happens by
 * itself; while it is being saved, and once it is, what has changed is one's own, and what was typed since it was sent stays.
 */
export function useKnownValues<Thing, Values extends Record<string, unknown>>(
  { form, isSubmitting, sent }: ContractForm<Values>,
  latest: Thing,
  valuesOf: (thing: Thing) => Values,
): { known: Thing; isBehind: boolean; load: () => void } {
  const [known, setKnown] = useState(latest);
  const [followed, setFollowed] = useState(sent);
  const values = valuesOf(latest);
  const isOther = !isSubmitting && !isAlike(valuesOf(known), values);
  const isOwn = sent !== null && sent !== followed;
  const wouldLose = () => form.isDirty() && !isOwn && !isAlike(form.getValues(), values);
  const fill = (typed: Partial<Values>) => {
    setKnown(latest);
    setFollowed(sent);
    form.setInitialValues(values);
    form.setValues({ ...values, ...typed });
    form.resetDirty(values);
  };
  useEffect(() => {
    if (isOther && !wouldLose()) fill(isOwn ? changedFields(sent, form.getValues()) : {});
  });
  return { known, isBehind: isOther && wouldLose(), load: () => fill({}) };
}

/** The fields that were written anew: the others stay as somebody else may have left them. */
export function changedFields<Values extends object>(known: Values, values: Partial<Values>): Partial<Values> {
  const before = new Map<string, unknown>(Object.entries(known));
  const changed = Object.entries(values).filter(([field, value]) => !isAlike(before.get(field), value));
  return Object.fromEntries(changed) as Partial<Values>;
}
