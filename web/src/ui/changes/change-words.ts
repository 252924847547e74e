import type { Change } from '@atrium/contract/changes';

type Described = Pick<Change, 'action' | 'entity' | 'before' | 'after'>;

/** What a snapshot holds at one place: `role`, `notifications.tasks.email`, or `lines.2.price` in the second line. */
export interface FieldChange {
  path: string;
  before: unknown;
  after: unknown;
}

/** The key, under `changes.deeds`, of what was done, in as exact words as the record allows. */
export function deedOf(change: Described): string {
  const { action, entity } = change;
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
    // What leaves the house for the first time keeps its parties from then on.
    const parties = ['clientAsIssued', 'issuerAsIssued'];
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
  if (changed.has('refunds')) return 'refund';
  const step = Object.entries(orderDeeds).find(([mark]) => changed.has(mark) && after?.[mark] != null)?.[1];
  if (step) return step;
  return changed.size > 0 && [...changed].every((field) => trackingFields.includes(field)) ? 'track' : undefined;
}

/** What is different between before and after, place by place; of what was made or deleted, all that it held. */
export function fieldChanges({ before, after }: Pick<Change, 'before' | 'after'>): FieldChange[] {
  const old = flatten(before);
  const now = flatten(after);
  const paths = new Set([...old.keys(), ...now.keys()]);
  return [...paths]
    .map((path) => ({ path, before: old.get(path) ?? null, after: now.get(path) ?? null }))
    .filter((change) => isBlank(change.before) !== isBlank(change.after) || change.before !== change.after)
    .filter((change) => !isBlank(change.before) || !isBlank(change.after));
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

/** The keys by which things in a list are told apart; without one they are numbered. */
const names = ['kind', 'service', 'currency'] as const;

function flatten(snapshot: Change['before']): Map<string, unknown> {
  const flat = new Map<string, unknown>();
  for (const [field, value] of Object.entries(snapshot ?? {})) add(flat, field, value);
  return flat;
}

function add(flat: Map<string, unknown>, path: string, value: unknown): void {
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'object')) flat.set(path, value.join(', '));
    else for (const [index, item] of value.entries()) add(flat, `${path}.${nameOf(item) ?? index + 1}`, item);
    return;
  }
  if (typeof value !== 'object' || value === null) {
    flat.set(path, value);
    return;
  }
  for (const [field, inner] of Object.entries(value)) {
    if (!names.some((name) => name === field)) add(flat, `${path}.${field}`, inner);
  }
}

function nameOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const name = Object.entries(item).find(([field]) => names.some((known) => known === field))?.[1];
  return typeof name === 'string' ? name : undefined;
}
