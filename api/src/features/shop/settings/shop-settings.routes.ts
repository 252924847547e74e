import * as methods from '@atrium/contract/delivery-methods';
import * as settings from '@atrium/contract/shop-settings';
import { handle } from '../../../handle.ts';
import {
  addDeliveryMethod,
  deleteDeliveryMethod,
  listDeliveryMethods,
  moveDeliveryMethod,
  updateDeliveryMethod,
} from './delivery-methods.ts';
import { findShopSettings, updateShopSettings } from './shop-settings.ts';

export const shopSettingsEndpoints = [
  handle(settings.getShopSettings, async ({ services }) => ({
    settings: await findShopSettings(services.engine.read),
  })),
  handle(settings.updateShopSettings, (context, { body }) => updateShopSettings(context, body)),
  handle(methods.listDeliveryMethods, async ({ services }) => ({
    methods: await listDeliveryMethods(services.engine.read),
  })),
  handle(methods.addDeliveryMethod, (context, { body }) => addDeliveryMethod(context, body)),
  handle(methods.updateDeliveryMethod, (context, { parameters, body }) =>
    updateDeliveryMethod(context, parameters.id, body),
  ),
  handle(methods.moveDeliveryMethod, async (context, { parameters, body }) => ({
    changeId: await moveDeliveryMethod(context, parameters.id, body.afterId),
  })),
  handle(methods.deleteDeliveryMethod, async (context, { parameters }) => ({
    changeId: await deleteDeliveryMethod(context, parameters.id),
  })),
];
