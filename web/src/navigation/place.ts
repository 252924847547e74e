import type { Entity } from '@atrium/contract/changes';

/** A page, and what its address says. */
export interface Place {
  to: string;
  search?: Readonly<Record<string, number | string>>;
}

/** Where what one was told of is opened: an order is one's own then. */
export function placeOfNews(entity: Entity, id: number): Place | null {
  if (entity === 'order') return { to: `/apps/ecommerce/orders/${id}` };
  // What a report says stands in the activity alone.
  if (entity === 'chat-report') return { to: '/apps/changes', search: { entity } };
  return placeOf(entity, id);
}

/** Where one thing is opened; null for what has no page or panel of its own. */
export function placeOf(entity: Entity, id: number): Place | null {
  switch (entity) {
    case 'task':
      return { to: '/apps/todo', search: { task: id } };
    case 'event':
      return { to: '/apps/calendar', search: { event: id } };
    case 'mail':
      return { to: '/apps/email/inbox', search: { mail: id } };
    case 'contact':
      return { to: '/apps/email/inbox', search: { panel: 'contacts', contactId: id } };
    case 'chat-message':
    case 'chat-reaction':
      return { to: '/apps/chat', search: { message: id } };
    case 'chat-group':
      return { to: `/apps/chat/group/${id}` };
    case 'invoice':
      return { to: `/apps/invoice/preview/${id}` };
    case 'credit-note':
      return { to: `/apps/invoice/credit-note/view/${id}` };
    case 'quote':
      return { to: `/apps/invoice/quote/view/${id}` };
    case 'blog-post':
      return { to: `/pages/blog/detail/${id}` };
    case 'blog-comment':
      return { to: '/pages/blog/detail', search: { comment: id } };
    case 'account-plan':
      return { to: '/pages/account-settings', search: { tab: 'billing' } };
    case 'profile-post':
      return { to: '/pages/profile', search: { post: id } };
    case 'profile':
      return { to: `/pages/profile/account-${id}` };
    case 'account-settings':
      return { to: '/pages/account-settings', search: { tab: 'security' } };
    case 'invoice-batch':
      return { to: '/apps/invoice/list' };
    case 'invoice-series':
      return { to: `/apps/invoice/series/edit/${id}` };
    case 'client':
      return { to: '/apps/invoice/clients', search: { client: id } };
    case 'product':
      return { to: '/apps/ecommerce/products', search: { product: id } };
    case 'shop-settings':
      return { to: '/apps/ecommerce/settings' };
    case 'delivery-method':
      return { to: '/apps/ecommerce/settings', search: { delivery: id } };
    case 'product-category':
      return { to: '/apps/ecommerce/products', search: { panel: 'categories' } };
    case 'employee':
      return { to: '/datatables/basic', search: { employee: id } };
    case 'address':
      return { to: '/apps/ecommerce/checkout', search: { step: 'address', edit: id } };
    case 'mail-label':
      return { to: `/apps/email/label/own-${id}` };
    case 'mail-rule':
      return { to: '/apps/email/inbox', search: { panel: 'rules', rule: id } };
    case 'article':
      return { to: '/pages/knowledge-base', search: { panel: `article-${id}` } };
    case 'help-section':
      return { to: '/pages/knowledge-base', search: { panel: `section-${id}` } };
    case 'order':
      return { to: `/apps/ecommerce/order/${id}` };
    case 'user':
      return { to: `/apps/user/view/${id}` };
    case 'message':
      return { to: '/apps/messages', search: { message: id } };
    default:
      return null;
  }
}
