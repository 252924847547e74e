interface Area {
  readonly name: string;
  readonly description: string;
  /** What the paths of its calls begin with, after `/api`, `/api/v1` or `/apps`. */
  readonly begins: readonly string[];
}

/** The areas of the API, in the order in which its page has them. */
export const areas: readonly Area[] = [
  {
    name: 'Signing in',
    description: 'Signing in and out, new tokens for old ones, registration, and passwords that were forgotten.',
    begins: ['jwt'],
  },
  {
    name: 'Account',
    description: 'One’s own account: details, password, two-step sign-in, sessions, API keys, plan and bills.',
    begins: ['account', 'account-plan', 'account-setting', 'account-settings', 'api-keys', 'sessions'],
  },
  {
    name: 'Users',
    description: 'The people who are managed, and the accounts they are invited to.',
    begins: ['users'],
  },
  {
    name: 'Roles and permissions',
    description: 'Who may do what: access roles with their matrix, permissions, and why somebody may do something.',
    begins: ['roles', 'permissions'],
  },
  { name: 'Employees', description: 'Who works for the house.', begins: ['employees', 'datatables'] },
  {
    name: 'Shop',
    description: 'What customers do: look at products, fill the cart and the wish list, pay.',
    begins: ['ecommerce', 'cart', 'cart-coupon', 'cart-delivery', 'addresses', 'payment-methods'],
  },
  {
    name: 'Catalogue',
    description: 'Products, coupons, tax and ways of delivery, as who sells sees them.',
    begins: ['products', 'product-categories', 'coupons', 'shop-settings', 'delivery-methods'],
  },
  {
    name: 'Orders',
    description: 'Orders from being placed to being delivered, paid back or cancelled.',
    begins: ['orders', 'order-notes'],
  },
  {
    name: 'Invoices',
    description: 'Invoices with their payments, credit, reminders, repetition and files.',
    begins: [
      'invoice',
      'invoices',
      'invoice-batches',
      'invoice-issuer',
      'invoice-reminders',
      'invoice-series',
      'credit-notes',
      'exchange-rates',
      'custom-fields',
      'invoice-settings',
      'invoice-defaults',
    ],
  },
  { name: 'Quotes', description: 'What is offered, answered and made an invoice of.', begins: ['quotes'] },
  {
    name: 'Shared documents',
    description: 'Invoices and quotes behind a secret address, for clients without an account.',
    begins: ['document-links', 'shared-document'],
  },
  { name: 'Clients', description: 'Whom invoices and quotes are written to.', begins: ['clients'] },
  {
    name: 'E-mail',
    description: 'One’s own mailbox: mails, drafts, labels, contacts, rules.',
    begins: [
      'email',
      'mails',
      'mail-labels',
      'mail-rules',
      'mail-recipients',
      'mail-unread',
      'contacts',
      'trusted-senders',
    ],
  },
  { name: 'Outbox', description: 'What was sent by mail, and whether it arrived.', begins: ['messages'] },
  {
    name: 'Chat',
    description: 'Conversations between accounts and in groups.',
    begins: ['chat', 'chat-contacts', 'chat-groups', 'chat-messages', 'chat-profile', 'chat-unread', 'conversations'],
  },
  {
    name: 'Calendar',
    description: 'Events, their kinds, guests and reminders, files and feeds.',
    begins: [
      'calendar',
      'calendar-export',
      'calendar-feed',
      'calendar-feeds',
      'calendar-import',
      'calendar-layers',
      'calendar-settings',
      'busy-times',
      'event-guests',
      'event-kinds',
      'event-search',
      'events',
    ],
  },
  {
    name: 'To-do',
    description: 'Tasks and their comments.',
    begins: ['todo', 'tasks', 'task-comments', 'task-counts', 'task-tags'],
  },
  { name: 'Links', description: 'What was made of something else, and leads back to it.', begins: ['links'] },
  { name: 'Profile', description: 'The pages of people: posts, comments, polls, friends.', begins: ['profile'] },
  { name: 'Blog', description: 'Posts, comments, bookmarks and the feed.', begins: ['blog'] },
  {
    name: 'Help',
    description: 'Questions and answers, the knowledge base, and writing them.',
    begins: ['faq', 'knowledge-base', 'help'],
  },
  { name: 'Pricing', description: 'The plans that there are.', begins: ['pricing'] },
  {
    name: 'Figures',
    description: 'What cards and dashboards show, counted from the data.',
    begins: ['card', 'figures'],
  },
  {
    name: 'Search and bookmarks',
    description: 'Finding things, and finding them again.',
    begins: ['search', 'main-search', 'autocomplete', 'bookmarks', 'saved-views'],
  },
  { name: 'Notifications', description: 'What one is told of, and how.', begins: ['notifications'] },
  {
    name: 'Changes',
    description: 'The record of all that was done: looked at, undone, and heard of at once.',
    begins: ['changes', 'change-actors', 'live'],
  },
  { name: 'Files', description: 'Pictures and files that are uploaded.', begins: ['files', 'attachments'] },
  { name: 'Waiting list', description: 'Who wants to be told when a page is there.', begins: ['waitlist'] },
  { name: 'Description', description: 'The API itself.', begins: ['config', 'openapi.json', 'docs'] },
];

/** The area of a path; where none has it, what the path begins with. */
export function areaOfPath(path: string): string {
  const start = path.split('/').find((part) => !['', 'api', 'apps', 'v1'].includes(part)) ?? path;
  return areas.find(({ begins }) => begins.includes(start))?.name ?? start;
}
