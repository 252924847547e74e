import type { SearchHit, SearchKind } from '@atrium/contract/search';
import {
  IconAddressBook,
  IconBook2,
  IconCalendarEvent,
  IconFile,
  IconFileDescription,
  IconFileInvoice,
  IconId,
  IconInfoCircle,
  IconMail,
  IconNote,
  IconPackage,
  IconReceiptRefund,
  IconShoppingBag,
  IconSquareCheck,
  IconUser,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import { accountZone, dayAt } from '../../ui/zone-clock.ts';
import type { PagePath } from '../menu-entry.ts';
import type { PlaceKind } from './place-icons.ts';

interface KindOfHit {
  icon: TablerIcon;
  place: PlaceKind;
  /** Where one of them is opened. */
  path: (hit: SearchHit) => string;
  /** Where all of them are that hold these words, and nothing else; null where no page lists them so: they are shown here, then. */
  list: (q: string, first: SearchHit | undefined) => string | null;
  /** The page that opens one of them. */
  route: PagePath;
}

const withWords = (path: string) => (q: string) => `${path}?${new URLSearchParams({ q })}`;

export const kindsOfHits: Readonly<Record<SearchKind, KindOfHit>> = {
  users: {
    ...{ icon: IconUser, place: 'user', route: '/apps/user/view/$id' },
    path: ({ id }) => `/apps/user/view/${id}`,
    list: withWords('/apps/user/list'),
  },
  employees: {
    ...{ icon: IconId, place: 'user', route: '/datatables/basic' },
    path: ({ id }) => `/datatables/basic?employee=${id}`,
    list: withWords('/datatables/basic'),
  },
  clients: {
    ...{ icon: IconUsers, place: 'client', route: '/apps/invoice/clients/$id' },
    path: ({ id }) => `/apps/invoice/clients/${id}`,
    list: withWords('/apps/invoice/clients'),
  },
  contacts: {
    ...{ icon: IconAddressBook, place: 'contact', route: '/apps/email/$folder' },
    path: ({ detail }) => withWords('/apps/email/inbox')(detail),
    list: (q) => `/apps/email/inbox?${new URLSearchParams({ panel: 'contacts', contact: q })}`,
  },
  invoices: {
    ...{ icon: IconFileInvoice, place: 'invoice', route: '/apps/invoice/preview/$id' },
    path: ({ id }) => `/apps/invoice/preview/${id}`,
    list: withWords('/apps/invoice/list'),
  },
  quotes: {
    ...{ icon: IconFileDescription, place: 'quote', route: '/apps/invoice/quote/view/$id' },
    path: ({ id }) => `/apps/invoice/quote/view/${id}`,
    list: withWords('/apps/invoice/quotes'),
  },
  creditNotes: {
    ...{ icon: IconReceiptRefund, place: 'credit-note', route: '/apps/invoice/credit-note/view/$id' },
    path: ({ id }) => `/apps/invoice/credit-note/view/${id}`,
    list: withWords('/apps/invoice/credit-notes'),
  },
  orders: {
    ...{ icon: IconPackage, place: 'order', route: '/apps/ecommerce/order/$id' },
    path: ({ id, place }) => (place === 'all' ? `/apps/ecommerce/order/${id}` : `/apps/ecommerce/orders/${id}`),
    list: (q, first) => withWords(`/apps/ecommerce/${first?.place === 'all' ? 'order-list' : 'orders'}`)(q),
  },
  products: {
    ...{ icon: IconShoppingBag, place: 'product', route: '/apps/ecommerce/product-detail/$product' },
    path: ({ place }) => `/apps/ecommerce/product-detail/${place}`,
    list: withWords('/apps/ecommerce/shop'),
  },
  mails: {
    ...{ icon: IconMail, place: 'mail', route: '/apps/email/$folder' },
    path: mailPath,
    list: withWords('/apps/email/all'),
  },
  files: {
    ...{ icon: IconFile, place: 'file', route: '/apps/email/$folder' },
    path: mailPath,
    list: () => null,
  },
  tasks: {
    ...{ icon: IconSquareCheck, place: 'task', route: '/apps/todo/$filter' },
    path: ({ id }) => `/apps/todo?task=${id}`,
    list: withWords('/apps/todo'),
  },
  assigned: {
    ...{ icon: IconSquareCheck, place: 'task', route: '/apps/todo/$filter' },
    path: ({ id }) => `/apps/todo/assigned?task=${id}`,
    list: withWords('/apps/todo/assigned'),
  },
  events: {
    ...{ icon: IconCalendarEvent, place: 'event', route: '/apps/calendar' },
    path: eventPath,
    list: (q) => `/apps/calendar?${new URLSearchParams({ q, kinds: 'all' })}`,
  },
  posts: {
    ...{ icon: IconNote, place: 'article', route: '/pages/blog/detail/$post' },
    path: ({ id }) => `/pages/blog/detail/${id}`,
    list: withWords('/pages/blog/list'),
  },
  questions: {
    ...{ icon: IconInfoCircle, place: 'article', route: '/pages/faq' },
    path: ({ place }) => {
      const [category = '', question = ''] = place.split('/');
      return `/pages/faq?${new URLSearchParams({ category, question })}`;
    },
    list: withWords('/pages/faq'),
  },
  articles: {
    ...{ icon: IconBook2, place: 'article', route: '/pages/knowledge-base/$category/$question' },
    path: ({ place }) => `/pages/knowledge-base/${place}`,
    list: withWords('/pages/knowledge-base'),
  },
};

/** On its day by one's own clocks. */
function eventPath({ id, place }: SearchHit): string {
  const date = place.length === 10 ? place : dayAt(accountZone(), Date.parse(place));
  return `/apps/calendar?${new URLSearchParams({ date, event: String(id), at: place })}`;
}

function mailPath({ id, place }: SearchHit): string {
  return `/apps/email/${place}?mail=${id}`;
}
