import type { CardPeriod } from '@atrium/contract/cards';
import { sum } from '@atrium/contract/sum';
import type { Context } from '../../context.ts';
import { sumOf, sumsOver } from '../../figures/figures.ts';
import { lastMonths, monthBefore, partsOf } from '../../figures/spans.ts';
import { countUnreadConversations } from './cards.queries.ts';
import { firstDay, grouped, inUnits, labelsOf, periods, spanOf, today, wholeMoney } from './cards.ts';

export async function supportTracker(context: Context, period: CardPeriod) {
  const { read } = context.services.engine;
  const day = today(context);
  const span = spanOf(period, day);
  const all = await sumOf(read, ['conversations'], firstDay, day);
  const inSpan = await sumOf(read, ['conversations', 'answers', 'answer-seconds'], span.from, span.to);
  const seconds = inSpan.answers === 0 ? 0 : inSpan['answer-seconds'] / inSpan.answers;
  return {
    title: 'Support Tracker',
    ...periods,
    totalTicket: all.conversations,
    newTicket: inSpan.conversations,
    openTicket: await countUnreadConversations(read),
    responseTime: Math.round((seconds / 86_400) * 100) / 100,
  };
}

export async function revenueReport(context: Context, asked: string | undefined) {
  const { read } = context.services.engine;
  const thisYear = Number(today(context).slice(0, 4));
  const year = Number(asked ?? thisYear);
  const months = lastMonths(`${year}-12-31`, 12);
  const earnings = await sumsOver(read, 'revenue-cents', months);
  const expenses = await sumsOver(read, 'cost-cents', months);
  const yearBefore = { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  const budget = await sumsOver(read, 'revenue-cents', [yearBefore]);
  return {
    years: [thisYear, thisYear - 1, thisYear - 2].map(String),
    price: wholeMoney(sum(earnings), context.services.settings.currency),
    budget: wholeMoney(sum(budget), context.services.settings.currency),
    series: [
      { name: 'Earning', data: earnings.map(inUnits) },
      { name: 'Expense', data: expenses.map((cents) => -inUnits(cents)) },
    ],
    labels: labelsOf(months),
  };
}

export async function goalOverview(context: Context) {
  const { finished, pending } = await ordersByStatus(context, 'last-year');
  return { completed: grouped(finished), inProgress: grouped(pending) };
}

export async function productOrders(context: Context, period: CardPeriod) {
  return { ...periods, chart_info: await ordersByStatus(context, period) };
}

async function ordersByStatus(context: Context, period: CardPeriod) {
  const { from, to } = spanOf(period, today(context));
  const measures = ['product-orders/finished', 'product-orders/pending', 'product-orders/rejected'] as const;
  const sums = await sumOf(context.services.engine.read, measures, from, to);
  return {
    finished: sums['product-orders/finished'],
    pending: sums['product-orders/pending'],
    rejected: sums['product-orders/rejected'],
  };
}

export async function revenueCard(context: Context) {
  const { read } = context.services.engine;
  const own = await sumsOver(read, 'revenue-cents', partsOf(monthBefore(today(context), 0), 8));
  const earlier = await sumsOver(read, 'revenue-cents', partsOf(monthBefore(today(context), 1), 8));
  return {
    thisMonth: grouped(inUnits(sum(own))),
    lastMonth: grouped(inUnits(sum(earlier))),
    series: [
      { name: 'This Month', data: own.map(inUnits) },
      { name: 'Last Month', data: earlier.map(inUnits) },
    ],
  };
}

export async function customers(context: Context, period: CardPeriod) {
  const { from, to } = spanOf(period, today(context));
  const measures = ['customers/new', 'customers/returning', 'invited-accounts'] as const;
  const sums = await sumOf(context.services.engine.read, measures, from, to);
  const listData = [
    { icon: 'Circle', iconColor: 'text-primary', text: 'New', result: sums['customers/new'] },
    { icon: 'Circle', iconColor: 'text-warning', text: 'Returning', result: sums['customers/returning'] },
    { icon: 'Circle', iconColor: 'text-danger', text: 'Referrals', result: sums['invited-accounts'] },
  ];
  return { ...periods, listData };
}
