import { PlanPeriod } from '@atrium/contract/account-plan';
import * as z from 'zod/mini';

export const PricingSearch = z.object({ period: z._default(PlanPeriod, 'monthly') });

export const pricingDefaults = {} as const;
