import type { ShopTerms } from '@atrium/contract/carts';
import type { DeliveryMethod, DeliveryOffer } from '@atrium/contract/delivery-methods';
import type { Database, Transaction } from '../../../database/engine.ts';
import type { DeliveryMethodRow } from '../../../database/shop-schema.ts';

/** A way of delivery with its place in the order, which is not shown. */
export type KeptDeliveryMethod = DeliveryMethod & Pick<DeliveryMethodRow, 'positionKey'>;

export async function findDeliveryMethods(database: Database): Promise<KeptDeliveryMethod[]> {
  const rows = await database.selectFrom('deliveryMethods').selectAll().orderBy('positionKey').orderBy('id').execute();
  return rows.map(keptMethod);
}

export async function findDeliveryMethod(database: Database, id: number): Promise<KeptDeliveryMethod | undefined> {
  const row = await database.selectFrom('deliveryMethods').selectAll().where('id', '=', id).executeTakeFirst();
  return row && keptMethod(row);
}

function keptMethod({ isActive, ...row }: DeliveryMethodRow): KeptDeliveryMethod {
  return { ...row, isActive: isActive === 1 };
}

export async function insertDeliveryMethod(transaction: Transaction, method: KeptDeliveryMethod): Promise<void> {
  await transaction
    .insertInto('deliveryMethods')
    .values({ ...method, isActive: Number(method.isActive) })
    .execute();
}

export async function replaceDeliveryMethod(
  transaction: Transaction,
  { id, isActive, ...method }: KeptDeliveryMethod,
): Promise<void> {
  const row = { ...method, isActive: Number(isActive) };
  await transaction.updateTable('deliveryMethods').set(row).where('id', '=', id).execute();
}

export async function removeDeliveryMethod(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('deliveryMethods').where('id', '=', id).execute();
}

interface TermsOfCart {
  terms: ShopTerms;
  /** The way of delivery that is kept with the cart; null while none was chosen. */
  deliveryMethodId: number | null;
}

/** One statement: every cart asks it. There is a way of delivery that is offered, always. */
export async function findTermsOfCart(database: Database, accountId: number): Promise<TermsOfCart> {
  const rows = await database
    .selectFrom('shopSettings')
    .innerJoin('deliveryMethods', (join) => join.on('isActive', '=', 1))
    .leftJoin('cartDeliveries', (join) => join.on('accountId', '=', accountId))
    .select(['taxBasisPoints', 'isDeliveryTaxed', 'deliveryMethods.id', 'name', 'priceCents', 'freeFromCents'])
    .select(['leastDays', 'mostDays', 'deliveryMethodId'])
    .orderBy('positionKey')
    .orderBy('deliveryMethods.id')
    .execute();
  const [first] = rows;
  if (!first) throw new Error('No way of delivery is offered.');
  const { taxBasisPoints, isDeliveryTaxed, deliveryMethodId } = first;
  const deliveries = rows.map(offerOf);
  return { terms: { taxBasisPoints, isDeliveryTaxed: isDeliveryTaxed === 1, deliveries }, deliveryMethodId };
}

function offerOf({ id, name, priceCents, freeFromCents, leastDays, mostDays }: DeliveryOffer): DeliveryOffer {
  return { id, name, priceCents, freeFromCents, leastDays, mostDays };
}
