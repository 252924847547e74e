import { DeliveryMethod } from '@atrium/contract/delivery-methods';
import * as z from 'zod/mini';
import { undoOf } from '../../../changes/undo-record.ts';
import { freeKey } from '../../../hand-order.ts';
import { findDeliveryMethod, findDeliveryMethods } from './delivery-methods.queries.ts';
import { changeMethod, dropMethod, keepMethod } from './delivery-methods.ts';

const Kept = z.object({ ...DeliveryMethod.shape, positionKey: z.string() });

export const undoDeliveryMethodChange = undoOf({
  find: findDeliveryMethod,
  remove: dropMethod,
  async restore(transaction, context, before) {
    const method = Kept.parse(before);
    const positionKey = freeKey(await findDeliveryMethods(transaction), method.id, method.positionKey);
    return keepMethod(transaction, context, { ...method, positionKey });
  },
  async revert(transaction, context, now, before) {
    const method = { ...now, ...z.partial(Kept).parse(before) };
    const positionKey = freeKey(await findDeliveryMethods(transaction), now.id, method.positionKey);
    return changeMethod(transaction, context, now, { ...method, positionKey });
  },
});
