import { type ChangeAction, type Entity, isEntity } from '@atrium/contract/changes';
import type { Action, Subject } from '@atrium/contract/policy';
import type { SignedInContext } from '../context.ts';
import type { ChangeRow } from '../database/schema.ts';

type Person = Pick<SignedInContext, 'ability' | 'caller'>;
type TakenBack = Pick<ChangeRow, 'entity' | 'action' | 'actorId' | 'ownerId'>;

/** What an account has to be allowed to, to hear of a change of somebody else's and to take one back. */
const subjectOf: Readonly<Record<Entity, Subject>> = {
  account: 'Account',
  session: 'Account',
  'api-key': 'Account',
  user: 'User',
  message: 'Message',
  'waitlist-entry': 'Message',
  'saved-view': 'Auth',
  permission: 'Permission',
  role: 'Role',
  'chat-message': 'Chat',
  'chat-reaction': 'Chat',
  conversation: 'Chat',
  'chat-contact': 'Chat',
  'chat-group': 'Chat',
  'chat-report': 'all',
  task: 'Task',
  'task-comment': 'Task',
  'task-tag': 'Task',
  event: 'Calendar',
  'event-kind': 'Calendar',
  'calendar-settings': 'Calendar',
  'calendar-feed': 'Calendar',
  mail: 'Mail',
  bookmark: 'Auth',
  'account-settings': 'Auth',
  profile: 'Profile',
  'profile-post': 'Profile',
  'profile-comment': 'Profile',
  'profile-reaction': 'Profile',
  invoice: 'Invoice',
  'credit-note': 'Invoice',
  'invoice-batch': 'Invoice',
  'invoice-series': 'Invoice',
  'invoice-reminders': 'Invoice',
  'exchange-rates': 'Invoice',
  'custom-fields': 'Invoice',
  'invoice-settings': 'Invoice',
  quote: 'Invoice',
  'document-link': 'Invoice',
  client: 'Invoice',
  employee: 'Employee',
  product: 'Product',
  'product-category': 'Product',
  'cart-item': 'Order',
  'wishlist-item': 'Product',
  order: 'Order',
  'order-note': 'Order',
  address: 'Order',
  coupon: 'Order',
  'cart-coupon': 'Order',
  'cart-delivery': 'Order',
  'shop-settings': 'Order',
  'delivery-method': 'Order',
  file: 'File',
  link: 'Auth',
  contact: 'Mail',
  'trusted-sender': 'Mail',
  'mail-label': 'Mail',
  'mail-rule': 'Mail',
  notification: 'Auth',
  article: 'Article',
  'help-section': 'Article',
  'article-vote': 'Article',
  'help-search': 'Article',
  'account-plan': 'Auth',
  'blog-post': 'Blog',
  'blog-comment': 'Blog',
  'blog-bookmark': 'Blog',
  'blog-feed': 'Blog',
};

/** What it takes otherwise than the opposite to do anything with these. Of comments their own undo asks for more. */
const actionFor: Partial<Readonly<Record<Entity, Action>>> = {
  'saved-view': 'read',
  bookmark: 'read',
  'account-settings': 'read',
  profile: 'read',
  'profile-post': 'read',
  'profile-comment': 'read',
  'profile-reaction': 'read',
  'task-comment': 'read',
  'cart-item': 'create',
  'wishlist-item': 'read',
  'cart-coupon': 'create',
  'cart-delivery': 'create',
  link: 'read',
  'article-vote': 'read',
  'account-plan': 'read',
  'blog-comment': 'read',
  'blog-bookmark': 'read',
  address: 'create',
  'order-note': 'update',
  coupon: 'manage',
  'shop-settings': 'manage',
  'invoice-settings': 'manage',
  'delivery-method': 'manage',
};

const opposite: Readonly<Record<ChangeAction, Action>> = { create: 'delete', update: 'update', delete: 'create' };

/**
 * That a role gives something else is for everybody to hear: it may be their own. Of what was here once hears who reads all that
 * was done.
 */
export function heardBy(entity: string): Subject {
  if (!isEntity(entity)) return 'Change';
  return entity === 'role' ? 'Auth' : subjectOf[entity];
}

/**
 * What is private, and shown to others all the same: the plan of an account stands with the user that it was made from, and what
 * somebody reports is for administrators.
 */
const shownToOthers: Partial<Readonly<Record<Entity, Subject>>> = { 'account-plan': 'Account', 'chat-report': 'all' };

/** Whoever reads the thing itself in another place hears that it has changed, and no more. Null for what is for its owner alone. */
export function privateHeardBy(entity: string): Subject | null {
  return (isEntity(entity) && shownToOthers[entity]) || null;
}

/** Whoever may do everything reads in the activity, beside what is shared, what others have reported. */
export function readsOfOthers({ ability }: Pick<Person, 'ability'>, entity: string): boolean {
  return entity === 'chat-report' && ability.can('read', 'all');
}

/** To take something back is to do the opposite; what others did to shared things takes a right of its own beside that. */
export function mayTakeBack({ ability, caller }: Person, change: TakenBack): boolean {
  const { entity, action, actorId, ownerId } = change;
  if (!isEntity(entity)) return false;
  const isOwn = actorId === caller.accountId || ownerId === caller.accountId;
  // No key gives another one more than it has, or itself.
  if (entity === 'api-key') return ownerId === caller.accountId && caller.key === null;
  if (!isOwn && ability.cannot('update', 'Change')) return false;
  // Whoever chose a plan for somebody may choose plans for others still.
  if (entity === 'account-plan' && ownerId !== caller.accountId) return ability.can('update', 'Account');
  // Who may write posts changes and deletes their own drafts; whose a post is, its own undo asks.
  if (entity === 'blog-post')
    return ability.can('create', 'Blog') || ability.can(action === 'update' ? 'update' : 'delete', 'Blog');
  return ability.can(actionFor[entity] ?? opposite[action], subjectOf[entity]);
}
