import * as z from 'zod/mini';
import { route } from './route.ts';
import { id } from './text.ts';

/** The tax is on what is paid for the goods, and for their delivery where that is taxed; prices are without it. */
export const ShopSettings = z.object({
  taxBasisPoints: z.int('Give a number.').check(z.gte(0), z.lte(10_000, 'Give at most 100 per cent.')),
  isDeliveryTaxed: z.boolean(),
});
export type ShopSettings = z.infer<typeof ShopSettings>;

const administration = { action: 'manage', subject: 'Order' } as const;

export const getShopSettings = route({
  name: 'getShopSettings',
  method: 'GET',
  path: '/api/v1/shop-settings',
  summary:
    'What orders are placed on from now on: the tax, in hundredths of a per cent, and whether it is on delivery too.',
  access: administration,
  status: 200,
  response: z.object({ settings: ShopSettings }),
});

export const updateShopSettings = route({
  name: 'updateShopSettings',
  method: 'PATCH',
  path: '/api/v1/shop-settings',
  summary:
    'Set the tax, in hundredths of a per cent, and whether it is on delivery too; what is left out stays. Orders keep what they were placed with. `changeId` is null when it is so already.',
  access: administration,
  body: z.partial(ShopSettings),
  example: { taxBasisPoints: 1_900 },
  status: 200,
  response: z.object({ settings: ShopSettings, changeId: z.nullable(id()) }),
});
