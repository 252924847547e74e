import { type InvoiceSettings, InvoiceSettingsChanges } from '@atrium/contract/invoice-settings';
import { differenceOf, givenFields } from '../../../changes/difference.ts';
import { isDifferent } from '../../../changes/is-different.ts';
import { recordChange } from '../../../changes/record.ts';
import type { Undo } from '../../../changes/undo.ts';
import type { Acting, SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import { conflict } from '../../../errors.ts';
import { useFile } from '../../../files/files.ts';
import { type CompanySettings, firmOf } from '../../../invoicing/company.ts';
import {
  findInvoiceSettings,
  storeInvoiceSettings,
  type WrittenSettings,
} from '../../../invoicing/invoice-settings.queries.ts';
import { refuseUndrawable } from './logo.ts';

/** As they hold. */
export function shownSettings(settings: CompanySettings, written: WrittenSettings): InvoiceSettings {
  const { paymentDays, taxBasisPoints, note } = written;
  return { ...firmOf(settings, written), paymentDays, taxBasisPoints, note };
}

export async function updateInvoiceSettings(
  context: SignedInContext,
  given: InvoiceSettingsChanges,
): Promise<{ settings: InvoiceSettings; changeId: number | null }> {
  if (given.logo !== undefined) await refuseUndrawable(context, given.logo);
  return context.services.engine.write(async (transaction) => {
    const before = await findInvoiceSettings(transaction);
    const after = { ...before, ...givenFields(given) };
    // From then on it is for all who may read invoices.
    if (after.logo !== before.logo) await useFile(transaction, context, after.logo, 'Invoice', 'logo');
    const changeId = await changeSettings(transaction, context, before, after);
    return { settings: shownSettings(context.services.settings, after), changeId };
  });
}

/** Null when nothing is different. */
async function changeSettings(
  transaction: Transaction,
  context: Acting,
  before: WrittenSettings,
  after: WrittenSettings,
): Promise<number | null> {
  const difference = differenceOf(before, after);
  if (!difference) return null;
  await storeInvoiceSettings(transaction, after);
  return recordChange(transaction, context, {
    ...{ entity: 'invoice-settings', entityId: 1, entityName: '', isUndoable: true },
    before: difference.before,
    after: difference.after,
  });
}

export const undoInvoiceSettingsChange: Undo = async (transaction, context, change) => {
  const now = await findInvoiceSettings(transaction);
  if (isDifferent({ ...now, ...change.after }, now))
    throw conflict('The settings of invoices have changed since. Undo what came later first.');
  const before = { ...now, ...givenFields(InvoiceSettingsChanges.parse(change.before)) };
  const changeId = await changeSettings(transaction, context, now, before);
  if (changeId === null) throw conflict('The settings of invoices are as they were already.');
  return changeId;
};
