import { ShopSettings } from '@atrium/contract/shop-settings';
import { differenceOf } from '../../../changes/difference.ts';
import { isDifferent } from '../../../changes/is-different.ts';
import { recordChange } from '../../../changes/record.ts';
import type { Undo } from '../../../changes/undo.ts';
import type { Acting } from '../../../context.ts';
import type { Database, Transaction } from '../../../database/engine.ts';
import { conflict } from '../../../errors.ts';

export async function findShopSettings(database: Database): Promise<ShopSettings> {
  const {
    id: _,
    isDeliveryTaxed,
    ...row
  } = await database.selectFrom('shopSettings').selectAll().executeTakeFirstOrThrow();
  return { ...row, isDeliveryTaxed: isDeliveryTaxed === 1 };
}

type GivenSettings = { [Field in keyof ShopSettings]?: ShopSettings[Field] | undefined };

export function updateShopSettings(context: Acting, given: GivenSettings) {
  return context.services.engine.write(async (transaction) => {
    const before = await findShopSettings(transaction);
    const { taxBasisPoints = before.taxBasisPoints, isDeliveryTaxed = before.isDeliveryTaxed } = given;
    const settings = { taxBasisPoints, isDeliveryTaxed };
    return { settings, changeId: await changeSettings(transaction, context, before, settings) };
  });
}

/** Null when nothing is different. */
async function changeSettings(
  transaction: Transaction,
  context: Acting,
  before: ShopSettings,
  after: ShopSettings,
): Promise<number | null> {
  const difference = differenceOf(before, after);
  if (!difference) return null;
  await transaction
    .updateTable('shopSettings')
    .set({ ...after, isDeliveryTaxed: Number(after.isDeliveryTaxed) })
    .execute();
  return recordChange(transaction, context, {
    ...{ entity: 'shop-settings', entityId: 1, entityName: '', isUndoable: true },
    before: difference.before,
    after: difference.after,
  });
}

export const undoShopSettingsChange: Undo = async (transaction, context, change) => {
  const now = await findShopSettings(transaction);
  if (isDifferent({ ...now, ...change.after }, now))
    throw conflict('The settings of the shop have changed since. Undo what came later first.');
  const before = ShopSettings.parse({ ...now, ...change.before });
  const changeId = await changeSettings(transaction, context, now, before);
  if (changeId === null) throw conflict('The settings of the shop are as they were already.');
  return changeId;
};
