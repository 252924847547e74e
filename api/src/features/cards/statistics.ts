import { sum } from '@atrium/contract/sum';
import type { Context } from '../../context.ts';
import { sumOf, sumsOver } from '../../figures/figures.ts';
import { lastMonths, lastParts, type Span } from '../../figures/spans.ts';
import { change, chart, firstDay, grouped, inUnits, labelsOf, percent, today, wholeMoney } from './cards.ts';
import { sessionsOver } from './sessions.ts';

function weeks(context: Context, count: number): Span[] {
  return lastParts(today(context), count, 7);
}

export async function ordersBarChart(context: Context) {
  const orders = await chart(context, 'orders', weeks(context, 5), 'Orders');
  return { title: 'Orders', statistics: grouped(sum(orders.series[0]?.data ?? [])), ...orders };
}

export async function profitLineChart(context: Context) {
  const { read } = context.services.engine;
  const months = lastMonths(today(context), 6);
  const revenue = await sumsOver(read, 'revenue-cents', months);
  const costs = await sumsOver(read, 'cost-cents', months);
  const profit = revenue.map((cents, index) => cents - (costs[index] ?? 0));
  return {
    title: 'Profit',
    statistics: wholeMoney(sum(profit), context.services.settings.currency),
    series: [{ data: profit.map(inUnits) }],
    labels: labelsOf(months),
  };
}

export async function subscribers(context: Context) {
  const day = today(context);
  const { users } = await sumOf(context.services.engine.read, ['users'], firstDay, day);
  const gained = await chart(context, 'users', weeks(context, 7), 'Subscribers');
  return { ...gained, analyticsData: { subscribers: users } };
}

export async function revenueStatistics(context: Context) {
  const spans = weeks(context, 7);
  const revenue = await sumsOver(context.services.engine.read, 'revenue-cents', spans);
  const series = [{ name: 'Revenue', data: revenue.map(inUnits) }];
  return { series, labels: labelsOf(spans), analyticsData: { revenue: inUnits(sum(revenue)) } };
}

export async function salesStatistics(context: Context) {
  const months = lastMonths(today(context), 6);
  const revenue = await sumsOver(context.services.engine.read, 'revenue-cents', months);
  const growth = change(sum(revenue.slice(3)), sum(revenue.slice(0, 3)));
  const series = [{ name: 'Sales', data: revenue.map(inUnits) }];
  return { series, labels: labelsOf(months), analyticsData: { sales: percent(growth) } };
}

export async function ordersStatistics(context: Context) {
  const orders = await chart(context, 'orders', weeks(context, 7), 'Orders');
  return { ...orders, analyticsData: { orders: sum(orders.series[0]?.data ?? []) } };
}

export async function siteTraffic(context: Context) {
  const spans = weeks(context, 6);
  return { series: [{ name: 'Traffic', data: await sessionsOver(context, spans) }], labels: labelsOf(spans) };
}

export function activeUsers(context: Context) {
  return chart(context, 'active-accounts', lastParts(today(context), 7, 1), 'Active Users');
}

export async function newsletter(context: Context) {
  const spans = weeks(context, 6);
  const { read } = context.services.engine;
  const written = await sumsOver(read, 'chat-messages', spans);
  const sent = await sumsOver(read, 'outbox', spans);
  const data = written.map((count, index) => count + (sent[index] ?? 0));
  return { series: [{ name: 'Newsletter', data }], labels: labelsOf(spans) };
}
