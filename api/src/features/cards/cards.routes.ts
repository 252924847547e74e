import * as routes from '@atrium/contract/cards';
import { handle } from '../../handle.ts';
import * as analytics from './analytics.ts';
import * as sessions from './sessions.ts';
import * as statistics from './statistics.ts';

/** Each card reads the figures of some days (src/figures), however much there is behind them. */
export const cardEndpoints = [
  handle(routes.readSupportTracker, (context, { query }) => analytics.supportTracker(context, query.period)),
  handle(routes.readAverageSessions, (context, { query }) => sessions.averageSessions(context, query.period)),
  handle(routes.readRevenueReport, (context, { query }) => analytics.revenueReport(context, query.year)),
  handle(routes.readGoalOverview, (context) => analytics.goalOverview(context)),
  handle(routes.readRevenueCard, (context) => analytics.revenueCard(context)),
  handle(routes.readProductOrders, (context, { query }) => analytics.productOrders(context, query.period)),
  handle(routes.readSessionsByDevice, (context, { query }) => sessions.sessionsByDevice(context, query.period)),
  handle(routes.readCustomers, (context, { query }) => analytics.customers(context, query.period)),

  handle(routes.readOrdersBarChart, (context) => statistics.ordersBarChart(context)),
  handle(routes.readProfitLineChart, (context) => statistics.profitLineChart(context)),
  handle(routes.readSubscribers, (context) => statistics.subscribers(context)),
  handle(routes.readRevenueStatistics, (context) => statistics.revenueStatistics(context)),
  handle(routes.readSalesStatistics, (context) => statistics.salesStatistics(context)),
  handle(routes.readOrdersStatistics, (context) => statistics.ordersStatistics(context)),
  handle(routes.readSiteTraffic, (context) => statistics.siteTraffic(context)),
  handle(routes.readActiveUsers, (context) => statistics.activeUsers(context)),
  handle(routes.readNewsletter, (context) => statistics.newsletter(context)),
];
