import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../menu-entry.ts';
import { useMenu } from '../use-menu.ts';

/** A page as the menu has it, in the language of the reader. */
export interface PagePlace {
  path: string;
  title: string;
  /** What it is called away from the menu, where no group stands above it. */
  name: string;
  /** The group that it is in. */
  group: string;
  /** Other words for it. */
  synonyms: string;
}

const withSynonyms: Readonly<Record<string, string>> = {
  '/dashboard/analytics': 'dashboard',
  '/dashboard/ecommerce': 'dashboard',
  '/apps/email': 'email',
  '/apps/chat': 'chat',
  '/apps/todo': 'todo',
  '/apps/calendar': 'calendar',
  '/apps/user/list': 'users',
  '/apps/roles': 'rights',
  '/apps/permissions': 'rights',
  '/access-control': 'rights',
  '/apps/ecommerce/shop': 'shop',
  '/apps/ecommerce/wishlist': 'wishlist',
  '/apps/ecommerce/checkout': 'checkout',
  '/apps/ecommerce/products': 'products',
  '/apps/ecommerce/orders': 'orders',
  '/apps/ecommerce/order-list': 'orders',
  '/apps/ecommerce/coupons': 'coupons',
  '/apps/ecommerce/settings': 'shopSettings',
  '/apps/invoice/list': 'invoices',
  '/apps/invoice/add': 'invoices',
  '/apps/invoice/quotes': 'quotes',
  '/apps/invoice/credit-notes': 'creditNotes',
  '/apps/invoice/series/list': 'series',
  '/apps/invoice/clients': 'clients',
  '/apps/changes': 'activity',
  '/apps/messages': 'outbox',
  '/page-layout/collapse-menu': 'layouts',
  '/page-layout/layout-full': 'layouts',
  '/page-layout/layout-boxed': 'layouts',
  '/page-layout/without-menu': 'layouts',
  '/page-layout/layout-empty': 'layouts',
  '/page-layout/layout-blank': 'layouts',
  '/cards/basic': 'cards',
  '/cards/advance': 'cards',
  '/cards/statistics': 'cards',
  '/cards/analytics': 'cards',
  '/cards/action': 'cards',
  '/datatables/basic': 'tables',
  '/datatables/advance': 'tables',
  '/components/auto-complete': 'autocomplete',
  '/pages/account-settings': 'settings',
  '/pages/faq': 'help',
  '/pages/knowledge-base': 'help',
  '/pages/api-key': 'apiKeys',
  '/pages/login-basic': 'signIn',
  '/pages/login-cover': 'signIn',
  '/pages/register-basic': 'register',
  '/pages/register-cover': 'register',
  '/pages/forgot-password-basic': 'lostPassword',
  '/pages/forgot-password-cover': 'lostPassword',
  '/pages/reset-password-basic': 'lostPassword',
  '/pages/reset-password-cover': 'lostPassword',
  '/pages/verify-email-basic': 'verifyEmail',
  '/pages/verify-email-cover': 'verifyEmail',
  '/pages/two-steps-basic': 'twoSteps',
  '/pages/two-steps-cover': 'twoSteps',
  '/pages/pricing': 'pricing',
  '/pages/blog/list': 'blog',
  '/pages/blog/add': 'blogAdd',
  '/pages/profile': 'profile',
  '/pages/license': 'license',
  '/pages/modal-examples': 'dialogs',
  '/misc/coming-soon': 'comingSoon',
  '/misc/not-authorized': 'notAuthorized',
  '/misc/maintenance': 'maintenance',
  '/misc/error': 'notFound',
};

/** Of pages that the menu calls by what sets them apart in their group. */
const ownNames: Readonly<Record<string, string>> = {
  '/apps/user/list': 'userList',
  '/apps/invoice/list': 'invoiceList',
  '/apps/invoice/add': 'invoiceAdd',
  '/apps/invoice/series/list': 'invoiceSeries',
  '/pages/blog/list': 'blogList',
  '/cards/basic': 'cardsBasic',
  '/cards/advance': 'cardsAdvance',
  '/cards/statistics': 'cardsStatistics',
  '/cards/analytics': 'cardsAnalytics',
  '/cards/action': 'cardsAction',
  '/datatables/basic': 'tablesBasic',
  '/datatables/advance': 'tablesAdvanced',
  '/page-layout/collapse-menu': 'layoutCollapsed',
  '/page-layout/layout-full': 'layoutFull',
  '/page-layout/layout-boxed': 'layoutBoxed',
  '/page-layout/without-menu': 'layoutWithoutMenu',
  '/page-layout/layout-empty': 'layoutEmpty',
  '/page-layout/layout-blank': 'layoutBlank',
};

/** All pages that the account sees in its menu. */
export function usePagePlaces(): PagePlace[] {
  const { t } = useTranslation();
  const { sections } = useMenu();
  const placesIn = (entries: readonly MenuEntry[], group: string): PagePlace[] =>
    entries.flatMap((entry) => {
      if (entry.kind === 'external') return [];
      const title = t(entry.titleKey);
      if (entry.kind === 'group') return placesIn(entry.entries, title);
      const [known, own] = [withSynonyms[entry.path], ownNames[entry.path]];
      const synonyms = known ? t(`search.synonyms.${known}`) : '';
      return [{ path: entry.path, title, name: own ? t(`search.pageNames.${own}`) : title, group, synonyms }];
    });
  return sections.flatMap(({ entries, titleKey }) => placesIn(entries, t(titleKey)));
}
