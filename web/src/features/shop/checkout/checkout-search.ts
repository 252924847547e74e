import { numberParameter } from '@atrium/contract/text';
import * as z from 'zod/mini';

export const checkoutSteps = ['cart', 'address', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** `address` is the stored one that was chosen. */
export const CheckoutSearch = z.object({
  step: z._default(z.enum(checkoutSteps), 'cart'),
  address: z.optional(numberParameter(z.gte(1))),
});
export type CheckoutSearch = z.infer<typeof CheckoutSearch>;

/** What the address of the page calls the stored address that is being edited: another may be chosen. */
export const editParameter = 'edit';

export const checkoutDefaults = {} as const;
