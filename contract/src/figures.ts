import * as z from 'zod/mini';
import { CardPeriod } from './cards.ts';
import { ProductCategory } from './products.ts';
import { route } from './route.ts';
import { id, numberParameter } from './text.ts';

const readAnalytics = { action: 'read', subject: 'Analytics' } as const;
const ofPeriod = {
  access: readAnalytics,
  query: z.object({ period: z._default(CardPeriod, 'last-28-days') }),
  status: 200,
} as const;

/** Days that follow each other, both ends among them, in UTC. */
export const DaySpan = z.object({ from: z.iso.date(), to: z.iso.date() });
export type DaySpan = z.infer<typeof DaySpan>;

/** What a period came to, what the one before it came to, and both in parts: those of `parts`. */
export const Measured = z.object({
  total: z.int(),
  totalBefore: z.int(),
  parts: z.array(z.int()),
  partsBefore: z.array(z.int()),
});
export type Measured = z.infer<typeof Measured>;

/** The period, the one before it, and what each number of a series sums up. */
const spans = { span: DaySpan, spanBefore: DaySpan, parts: z.array(DaySpan) };

const brought = { pieces: z.int(), revenueCents: z.int(), revenueCentsBefore: z.int() };

export const SalesFigures = z.object({
  ...spans,
  revenueCents: Measured,
  costCents: Measured,
  orders: Measured,
  statuses: z.object({ finished: z.int(), pending: z.int(), rejected: z.int() }),
  newCustomers: Measured,
  returningCustomers: Measured,
  /** From Monday to Sunday. */
  weekdays: z.array(z.object({ orders: z.int(), ordersBefore: z.int() })),
  /** Null for products that are gone. */
  categories: z.array(z.object({ category: z.nullable(ProductCategory), ...brought })),
  /** The best six; without a name when it is gone. */
  products: z.array(
    z.object({
      productId: z.nullable(id()),
      name: z.nullable(z.string()),
      category: z.nullable(ProductCategory),
      ...brought,
    }),
  ),
  productsOnSale: z.int(),
});
export type SalesFigures = z.infer<typeof SalesFigures>;

export const readSalesFigures = route({
  ...ofPeriod,
  name: 'readSalesFigures',
  method: 'GET',
  path: '/api/v1/figures/sales',
  summary:
    'What was ordered in a period, beside the period before: revenue and costs, orders and what became of them, who placed them and on which weekday, and what sold best. Revenue is what is paid for the goods, without shipping, tax and refunds.',
  response: SalesFigures,
});

export const RevenueFigures = z.object({
  year: z.int(),
  /** The last three. */
  years: z.array(z.int()),
  months: z.array(z.object({ month: z.iso.date(), revenueCents: z.int(), costCents: z.int() })),
  revenueCents: z.int(),
  costCents: z.int(),
  /** Of the same months of the year before, so far as this one has come. */
  revenueCentsBefore: z.int(),
});
export type RevenueFigures = z.infer<typeof RevenueFigures>;

export const readRevenueFigures = route({
  name: 'readRevenueFigures',
  method: 'GET',
  path: '/api/v1/figures/revenue',
  summary:
    'Revenue and costs of a year by month. The year before is counted to the same day, so that a year that is not over can be compared.',
  access: readAnalytics,
  query: z.object({
    year: z.optional(
      numberParameter(z.gte(1900, 'Give a year such as 2026.'), z.lte(2199, 'Give a year such as 2026.')),
    ),
  }),
  status: 200,
  response: RevenueFigures,
});

export const VisitFigures = z.object({
  ...spans,
  sessions: Measured,
  /** How many accounts signed in, and how many of those of the period before came again. */
  accounts: z.int(),
  accountsBefore: z.int(),
  accountsAgain: z.int(),
  devices: z.array(
    z.object({ device: z.enum(['desktop', 'mobile', 'tablet']), sessions: z.int(), sessionsBefore: z.int() }),
  ),
});
export type VisitFigures = z.infer<typeof VisitFigures>;

export const readVisitFigures = route({
  ...ofPeriod,
  name: 'readVisitFigures',
  method: 'GET',
  path: '/api/v1/figures/visits',
  summary: 'Sign-ins of a period by day and by device, and how many accounts they were of, beside the period before.',
  response: VisitFigures,
});

export const UserFigures = z.object({ ...spans, users: z.int(), usersAdded: Measured, accountsInvited: Measured });
export type UserFigures = z.infer<typeof UserFigures>;

export const readUserFigures = route({
  ...ofPeriod,
  name: 'readUserFigures',
  method: 'GET',
  path: '/api/v1/figures/users',
  summary: 'Users: how many there are, those added in a period, and the accounts that came by invitation.',
  response: UserFigures,
});

export const ConversationFigures = z.object({
  ...spans,
  conversations: z.int(),
  conversationsUnread: z.int(),
  conversationsBegun: Measured,
  messages: Measured,
  answers: Measured,
  /** On average; null when nothing was answered. */
  answerSeconds: z.nullable(z.number()),
  answerSecondsBefore: z.nullable(z.number()),
});
export type ConversationFigures = z.infer<typeof ConversationFigures>;

export const readConversationFigures = route({
  ...ofPeriod,
  name: 'readConversationFigures',
  method: 'GET',
  path: '/api/v1/figures/conversations',
  summary:
    'Conversations: how many there are, those that somebody has not read, those begun in a period, what was written in it and how long an answer took.',
  response: ConversationFigures,
});
