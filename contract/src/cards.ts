import * as z from 'zod/mini';
import { route } from './route.ts';

/** The periods that a card offers: the last 28 days, the calendar month before this one, and the last 365 days. All days are in UTC. */
export const cardPeriods = ['last-28-days', 'last-month', 'last-year'] as const;
export const CardPeriod = z.enum(cardPeriods);
export type CardPeriod = z.infer<typeof CardPeriod>;

/** As the specification names them, in the order of `cardPeriods`. */
export const cardPeriodNames = ['Last 28 Days', 'Last Month', 'Last Year'] as const;

const readAnalytics = { action: 'read', subject: 'Analytics' } as const;
const inPeriod = z.object({ period: z._default(CardPeriod, 'last-28-days') });
const lastDays = z.array(z.string());
const series = z.array(z.object({ name: z.optional(z.string()), data: z.array(z.number()) }));
/** The first day of what each point of a series sums up. */
const labels = z.array(z.iso.date());

export const readSupportTracker = route({
  name: 'readSupportTracker',
  method: 'GET',
  path: '/card/card-analytics/support-tracker',
  summary:
    'Conversations as tickets: all there are, those begun in the period, those that somebody has not read, and how many days an answer took on average.',
  access: readAnalytics,
  query: inPeriod,
  status: 200,
  response: z.object({
    title: z.string(),
    last_days: lastDays,
    totalTicket: z.int(),
    newTicket: z.int(),
    openTicket: z.int(),
    responseTime: z.number(),
  }),
});

export const readAverageSessions = route({
  name: 'readAverageSessions',
  method: 'GET',
  path: '/card/card-analytics/avg-sessions',
  summary:
    'Sign-ins of the last seven days by day, and how many more or fewer than in the seven before (`growth`, percent). `goal` is the best week of the last twelve; `users` how many accounts signed in, `retention` how many percent of those of the week before came again, `duration` how old accounts are on average, in years.',
  access: readAnalytics,
  query: inPeriod,
  status: 200,
  response: z.object({
    sessions: z.int(),
    last_days: lastDays,
    growth: z.string(),
    goal: z.int(),
    users: z.int(),
    retention: z.number(),
    duration: z.number(),
    series,
    labels,
  }),
});

export const readRevenueReport = route({
  name: 'readRevenueReport',
  method: 'GET',
  path: '/card/card-analytics/revenue-report',
  summary:
    'What orders of a year brought (`price`), beside what the year before brought (`budget`), with earnings and expenses by month, in the currency of the house. `years` are the last three.',
  access: readAnalytics,
  query: z.object({ year: z.optional(z.string().check(z.regex(/^(19|20|21)\d\d$/, 'Give a year such as 2026.'))) }),
  status: 200,
  response: z.object({ years: z.array(z.string()), price: z.string(), budget: z.string(), series, labels }),
});

export const readGoalOverview = route({
  name: 'readGoalOverview',
  method: 'GET',
  path: '/card/card-analytics/goal-overview',
  summary: 'Orders of the last 365 days that are finished, and those that wait.',
  access: readAnalytics,
  status: 200,
  response: z.object({ completed: z.string(), inProgress: z.string() }),
});

export const readRevenueCard = route({
  name: 'readRevenueCard',
  method: 'GET',
  path: '/card/card-analytics/revenue',
  summary:
    'What orders brought in this calendar month and in the one before, in the currency of the house, with both day by day in eight parts.',
  access: readAnalytics,
  status: 200,
  response: z.object({ thisMonth: z.string(), lastMonth: z.string(), series }),
});

export const readProductOrders = route({
  name: 'readProductOrders',
  method: 'GET',
  path: '/card/card-analytics/product-orders',
  summary: 'Orders placed in the period, by what became of them.',
  access: readAnalytics,
  query: inPeriod,
  status: 200,
  response: z.object({
    last_days: lastDays,
    chart_info: z.object({ finished: z.int(), pending: z.int(), rejected: z.int() }),
  }),
});

export const readSessionsByDevice = route({
  name: 'readSessionsByDevice',
  method: 'GET',
  path: '/card/card-analytics/sessions-device',
  summary:
    'Sign-ins of the period by device: their share in percent (`usage`) and by how many percent they are more or fewer than in as many days before (`upDown`).',
  access: readAnalytics,
  query: inPeriod,
  status: 200,
  response: z.object({
    last_days: lastDays,
    chart_info: z.array(
      z.object({ icon: z.string(), name: z.string(), iconColor: z.string(), usage: z.number(), upDown: z.number() }),
    ),
  }),
});

export const readCustomers = route({
  name: 'readCustomers',
  method: 'GET',
  path: '/card/card-analytics/customers',
  summary:
    'Orders of the period by who placed them: customers who had never ordered, those who had, and accounts that came by invitation.',
  access: readAnalytics,
  query: inPeriod,
  status: 200,
  response: z.object({
    last_days: lastDays,
    listData: z.array(z.object({ icon: z.string(), iconColor: z.string(), text: z.string(), result: z.int() })),
  }),
});

const statistics = { access: readAnalytics, status: 200 } as const;
const titled = z.object({ title: z.string(), statistics: z.string(), series, labels });

export const readOrdersBarChart = route({
  ...statistics,
  name: 'readOrdersBarChart',
  method: 'GET',
  path: '/card/card-statistics/orders-bar-chart',
  summary: 'Orders placed in each of the last five weeks.',
  response: titled,
});

export const readProfitLineChart = route({
  ...statistics,
  name: 'readProfitLineChart',
  method: 'GET',
  path: '/card/card-statistics/profit-line-chart',
  summary:
    'What orders brought less what their goods cost, in the currency of the house, in each of the last six months.',
  response: titled,
});

export const readSubscribers = route({
  ...statistics,
  name: 'readSubscribers',
  method: 'GET',
  path: '/card/card-statistics/subscribers',
  summary: 'Users added in each of the last seven weeks, and how many there are.',
  response: z.object({ series, labels, analyticsData: z.object({ subscribers: z.int() }) }),
});

export const readRevenueStatistics = route({
  ...statistics,
  name: 'readRevenueStatistics',
  method: 'GET',
  path: '/card/card-statistics/revenue',
  summary: 'What orders brought in each of the last seven weeks and in all of them, in the currency of the house.',
  response: z.object({ series, labels, analyticsData: z.object({ revenue: z.number() }) }),
});

export const readSalesStatistics = route({
  ...statistics,
  name: 'readSalesStatistics',
  method: 'GET',
  path: '/card/card-statistics/sales',
  summary:
    'What orders brought in each of the last six months, in the currency of the house, and by how many percent the last three are more or less than the three before.',
  response: z.object({ series, labels, analyticsData: z.object({ sales: z.string() }) }),
});

export const readOrdersStatistics = route({
  ...statistics,
  name: 'readOrdersStatistics',
  method: 'GET',
  path: '/card/card-statistics/orders',
  summary: 'Orders placed in each of the last seven weeks, and in all of them.',
  response: z.object({ series, labels, analyticsData: z.object({ orders: z.int() }) }),
});

export const readSiteTraffic = route({
  ...statistics,
  name: 'readSiteTraffic',
  method: 'GET',
  path: '/card/card-statistics/site-traffic',
  summary: 'Sign-ins in each of the last six weeks.',
  response: z.object({ series, labels }),
});

export const readActiveUsers = route({
  ...statistics,
  name: 'readActiveUsers',
  method: 'GET',
  path: '/card/card-statistics/active-users',
  summary: 'How many accounts signed in on each of the last seven days.',
  response: z.object({ series, labels }),
});

export const readNewsletter = route({
  ...statistics,
  name: 'readNewsletter',
  method: 'GET',
  path: '/card/card-statistics/newsletter',
  summary: 'Messages that this server wrote in each of the last six weeks.',
  response: z.object({ series, labels }),
});
