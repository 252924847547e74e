import { moneyFormat } from '@atrium/contract/money-format';
import type { NotificationKind } from '@atrium/contract/notifications';
import { isFollowable, type Tracking } from '@atrium/contract/order-tracking';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../database/engine.ts';
import type { OrderRow } from '../../../database/shop-schema.ts';
import {
  type News,
  type NewsDetail,
  notifyAccounts,
  rewordNotifications,
  withdrawNotifications,
} from '../../../notifications/notifications.ts';
import type { Settings } from '../../../services.ts';
import type { StoredOrder } from './order-progress.ts';

type Mark = 'shippedAt' | 'deliveredAt' | 'cancelledAt';

/** What is told of the point that an order has come to, and what marks that it has. */
const points: readonly { state: OrderRow['state']; mark: Mark; kind: NotificationKind }[] = [
  { state: 'shipped', mark: 'shippedAt', kind: 'order-shipped' },
  { state: 'delivered', mark: 'deliveredAt', kind: 'order-delivered' },
  { state: 'cancelled', mark: 'cancelledAt', kind: 'order-cancelled' },
];

/** Tells those who ordered how their order goes on. Of what is taken back before they have read of it they hear nothing. */
export async function tellCustomer(
  transaction: Transaction,
  context: Context,
  before: StoredOrder,
  after: StoredOrder,
): Promise<void> {
  const { id, accountId } = after.row;
  if (accountId === null || accountId === context.caller?.accountId) return;
  const about = { entity: 'order', entityId: id } as const;
  for (const kind of withdrawn(before, after)) await withdrawNotifications(transaction, context, { ...about, kind });
  for (const news of happened(before, after, context.services.settings))
    await notifyAccounts(transaction, context, [accountId], { ...about, ...news });
  if (isOtherWay(before, after)) {
    const details = { before: wayOf(before.row), after: wayOf(after.row) };
    await rewordNotifications(transaction, context, { ...about, kind: 'order-shipped' }, details);
  }
}

/** What was told of the way of an order is put right; whoever has read of it is not told again. */
function isOtherWay(before: StoredOrder, after: StoredOrder): boolean {
  if (before.row.shippedAt === null || after.row.shippedAt === null || becomesFollowable(before, after)) return false;
  const [was, is] = [wayOf(before.row), wayOf(after.row)];
  return was.detail !== is.detail || was.url !== is.url;
}

/** What can be followed from now on is told anew, and once. */
function withdrawn(before: StoredOrder, after: StoredOrder): NotificationKind[] {
  const kinds = points.filter(({ mark }) => before.row[mark] !== null && after.row[mark] === null);
  const isLess = after.refunds.length < before.refunds.length;
  return [
    ...kinds.map(({ kind }) => kind),
    ...(isLess ? (['order-refunded'] as const) : []),
    ...(becomesFollowable(before, after) ? (['order-shipped'] as const) : []),
  ];
}

type Told = Pick<News, 'kind' | 'title' | 'detail' | 'url'>;

function happened(before: StoredOrder, after: StoredOrder, { currency }: Pick<Settings, 'currency'>): Told[] {
  const money = moneyFormat('en', currency);
  const { row, refunds } = after;
  const point = row.state === before.row.state ? undefined : points.find(({ state }) => state === row.state);
  const isNew = point !== undefined && before.row[point.mark] === null;
  const given = refunds.filter(({ id }) => !before.refunds.some((known) => known.id === id));
  return [
    ...(isNew ? [told(point.kind, row)] : []),
    ...(becomesFollowable(before, after) ? [told('order-shipped', row)] : []),
    ...given.map(({ amountCents, reason }) => ({
      kind: 'order-refunded' as const,
      title: `${row.id} (${money(amountCents)})`,
      detail: reason,
    })),
  ];
}

function told(kind: NotificationKind, row: OrderRow): Told {
  return { kind, title: String(row.id), ...(kind === 'order-shipped' && wayOf(row)) };
}

/** It was on its way already, and nobody could ask where. */
function becomesFollowable({ row: before }: StoredOrder, { row }: StoredOrder): boolean {
  return row.state === 'shipped' && before.shippedAt !== null && !isFollowable(before) && isFollowable(row);
}

function wayOf({ carrier, trackingNumber, trackingUrl }: Tracking): NewsDetail {
  return { detail: [carrier, trackingNumber].filter((part) => part !== '').join(' · '), url: trackingUrl };
}
