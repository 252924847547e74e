import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../menu-entry.ts';
import { useMenu } from '../use-menu.ts';

/** A page as the menu has it, in the language of the reader. */
export interface PagePlace {
  path: string;
  title: string;
  /** The group that it is in, where its own name says little. */
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
  '/apps/ecommerce/checkout': 'checkout',
  '/apps/ecommerce/products': 'products',
  '/apps/ecommerce/orders': 'orders',
  '/apps/ecommerce/order-list': 'orders',
  '/apps/ecommerce/coupons': 'coupons',
  '/apps/invoice/list': 'invoices',
  '/apps/invoice/add': 'invoices',
  '/apps/changes': 'activity',
  '/apps/messages': 'outbox',
  '/pages/account-settings': 'settings',
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
      const name = withSynonyms[entry.path];
      return [{ path: entry.path, title, group, synonyms: name ? t(`search.synonyms.${name}`) : '' }];
    });
  return sections.flatMap(({ entries, titleKey }) => placesIn(entries, t(titleKey)));
}
