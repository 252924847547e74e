import type { ChangeAction, Entity } from '@atrium/contract/changes';
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
  'saved-view': 'Auth',
  permission: 'Permission',
  role: 'Role',
  'chat-message': 'Chat',
  conversation: 'Chat',
  'chat-contact': 'Chat',
  task: 'Task',
  event: 'Calendar',
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
  'invoice-series': 'Invoice',
  quote: 'Invoice',
  'document-link': 'Invoice',
  client: 'Invoice',
  employee: 'Employee',
  product: 'Product',
  'cart-item': 'Product',
  'wishlist-item': 'Product',
  order: 'Order',
  address: 'Order',
  coupon: 'Order',
  'cart-coupon': 'Product',
  file: 'File',
  link: 'Auth',
  contact: 'Mail',
  'trusted-sender': 'Mail',
  notification: 'Auth',
  article: 'Article',
  'help-section': 'Article',
  'article-vote': 'Article',
  'help-search': 'Article',
  'account-plan': 'Auth',
  'blog-post': 'Blog',
  'blog-comment': 'Blog',
  'blog-bookmark': 'Blog',
};

/** Whoever may read these may do all else with what is their own of them. */
const changedByReaders: readonly Entity[] = [
  'saved-view',
  'bookmark',
  'account-settings',
  'profile',
  'profile-post',
  'profile-comment',
  'profile-reaction',
  'cart-item',
  'wishlist-item',
  'address',
  'cart-coupon',
  'link',
  'article-vote',
  'account-plan',
  'blog-post',
  'blog-comment',
  'blog-bookmark',
];

const opposite: Readonly<Record<ChangeAction, Action>> = { create: 'delete', update: 'update', delete: 'create' };

/** That a role gives something else is for everybody to hear: it may be their own. */
export function heardBy(entity: Entity): Subject {
  return entity === 'role' ? 'Auth' : subjectOf[entity];
}

/** To take something back is to do the opposite; what others did to shared things takes a right of its own beside that. */
export function mayTakeBack({ ability, caller }: Person, change: TakenBack): boolean {
  const { entity, action, actorId, ownerId } = change;
  const isOwn = actorId === caller.accountId || ownerId === caller.accountId;
  // No key gives another one more than it has, or itself.
  if (entity === 'api-key') return ownerId === caller.accountId && caller.key === null;
  if (!isOwn && ability.cannot('update', 'Change')) return false;
  return ability.can(changedByReaders.includes(entity) ? 'read' : opposite[action], subjectOf[entity]);
}
