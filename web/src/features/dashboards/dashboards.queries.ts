import { listEvents } from '@atrium/contract/calendar';
import type { CardPeriod } from '@atrium/contract/cards';
import * as figures from '@atrium/contract/figures';
import { listInvoices, readInvoiceAgeing } from '@atrium/contract/invoice-list';
import { listOrders } from '@atrium/contract/orders';
import { listTasks } from '@atrium/contract/tasks';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../backend/client.ts';
import { untilOver } from './until-over.ts';

/** What others say to each other is not told to everybody as it happens: it is asked for again now and then. */
const nowAndThen = 60_000;

export function salesQuery(period: CardPeriod) {
  return queryOptions({
    queryKey: ['order', 'figures', period],
    queryFn: ({ signal }) => call(figures.readSalesFigures, { query: { period } }, { signal }),
    meta: { follows: ['product', 'product-category'] },
    placeholderData: keepPreviousData,
  });
}

/** Without a year, of this one. */
export function revenueQuery(year: number | undefined) {
  return queryOptions({
    queryKey: ['order', 'revenue', String(year)],
    queryFn: ({ signal }) => call(figures.readRevenueFigures, { query: { year } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function visitsQuery(period: CardPeriod) {
  return queryOptions({
    queryKey: ['session', 'figures', period],
    queryFn: ({ signal }) => call(figures.readVisitFigures, { query: { period } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: nowAndThen,
  });
}

export function usersQuery(period: CardPeriod) {
  return queryOptions({
    queryKey: ['user', 'figures', period],
    queryFn: ({ signal }) => call(figures.readUserFigures, { query: { period } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function conversationsQuery(period: CardPeriod) {
  return queryOptions({
    queryKey: ['conversation', 'figures', period],
    queryFn: ({ signal }) => call(figures.readConversationFigures, { query: { period } }, { signal }),
    meta: { follows: ['chat-message'] },
    placeholderData: keepPreviousData,
    refetchInterval: nowAndThen,
  });
}

export const shownOrders = 6;

export const latestOrdersQuery = queryOptions({
  queryKey: ['order', 'latest'],
  queryFn: ({ signal }) => call(listOrders, { query: { all: true, perPage: shownOrders } }, { signal }),
});

export const ageingQuery = queryOptions({
  queryKey: ['invoice', 'ageing'],
  queryFn: ({ signal }) => call(readInvoiceAgeing, {}, { signal }),
});

export const shownInvoices = 8;

export const latestInvoicesQuery = queryOptions({
  queryKey: ['invoice', 'latest'],
  queryFn: ({ signal }) => call(listInvoices, { query: { perPage: shownInvoices, allData: 'false' } }, { signal }),
  meta: { follows: ['client'] },
});

const daysAhead = 14;

/** Events from now on, for two weeks; asked for again when the first of them is over. */
export const comingEventsQuery = queryOptions({
  queryKey: ['event', 'coming'],
  queryFn: ({ signal }) => {
    const now = Date.now();
    const from = new Date(now).toISOString();
    const to = new Date(now + daysAhead * 86_400_000).toISOString();
    return call(listEvents, { query: { from, to, everyKind: true } }, { signal });
  },
  refetchInterval: ({ state: { data } }) => data !== undefined && untilOver(data, Date.now()),
});

/** What is to be done, by its day; what has none comes last. */
export function dueTasksQuery(most: number) {
  const query = { sortBy: 'due-date', isCompleted: false, perPage: most } as const;
  return queryOptions({
    queryKey: ['task', 'due', most],
    queryFn: ({ signal }) => call(listTasks, { query }, { signal }),
  });
}
