import { type Change, isEntity } from '@atrium/contract/changes';
import { fieldChanges } from './field-differences.ts';

type Described = Pick<Change, 'action' | 'entity' | 'before' | 'after' | 'undoes'>;

/** The key, under `changes.deeds`, of what was done, in as exact words as the record allows. */
export function deedOf(change: Described): string {
  const { action, entity, undoes } = change;
  if (action === 'create' && undoes !== null) return 'restored';
  if (!isEntity(entity)) return `former.${action}`;
  if (action !== 'update') return `${entity}.${action}`;
  const changed = new Set(fieldChanges(change).map(({ path }) => path.split('.')[0] ?? ''));
  return `${entity}.${specialDeed(change, changed) ?? 'update'}`;
}

function specialDeed({ entity, after }: Described, changed: ReadonlySet<string>): string | undefined {
  const has = (...fields: string[]) => changed.size > 0 && [...changed].every((field) => fields.includes(field));
  if (entity === 'account-settings' && has('notifications')) return 'notifications';
  if (entity === 'user') {
    if (has('status', 'suspendedAt') && changed.has('suspendedAt'))
      return after?.suspendedAt ? 'suspend' : 'reactivate';
    if (has('notifications')) return 'notifications';
    if (has('connections')) return 'connections';
    if (has('accessRoleId')) return 'role';
    if (has('plan', 'period', 'nextPlan', 'nextPeriod', 'nextFrom')) return 'plan';
  }
  if (entity === 'invoice') {
    // What leaves the house for the first time keeps its parties and its fields from then on.
    const parties = ['clientAsIssued', 'issuerAsIssued', 'fieldsAsIssued'];
    if (changed.has('payments') && has('payments', ...parties)) return 'payment';
    if (changed.has('sentAt') && has('sentAt', ...parties)) return 'sent';
    if (changed.has('downloadedAt') && has('downloadedAt', ...parties)) return 'downloaded';
    if (has('pastDue')) return 'pastDue';
    if (changed.has('remindedAt') && has('remindedAt', 'reminders')) return 'reminded';
  }
  if (entity === 'account') {
    if (changed.has('passwordChangedAt')) return 'password';
    if (has('isEmailVerified')) return 'verify';
    if (has('accessRoleId')) return 'role';
    if (has('isSuspended')) return after?.isSuspended ? 'suspend' : 'reactivate';
  }
  if (entity === 'notification' && has('detail', 'url')) return 'reword';
  if (entity === 'order') return orderDeed(after, changed);
  return undefined;
}

const orderDeeds = { cancelledAt: 'cancel', deliveredAt: 'deliver', shippedAt: 'ship', paidAt: 'pay' } as const;

const trackingFields: readonly string[] = ['carrier', 'trackingNumber', 'trackingUrl'];

/** A step that was taken, rather than taken back. */
function orderDeed(after: Described['after'], changed: ReadonlySet<string>): string | undefined {
  if (changed.has('invoiceId')) return 'invoice';
  const step = Object.entries(orderDeeds).find(([mark]) => changed.has(mark) && after?.[mark] != null)?.[1];
  if (step) return step;
  if (changed.has('refunds')) return 'refund';
  return changed.size > 0 && [...changed].every((field) => trackingFields.includes(field)) ? 'track' : undefined;
}
