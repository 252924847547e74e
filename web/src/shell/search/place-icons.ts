import type { BookmarkKind } from '@atrium/contract/bookmarks';
import {
  IconAddressBook,
  IconBook2,
  IconBookmarks,
  IconCalendarEvent,
  IconFile,
  IconFileDescription,
  IconFileInvoice,
  IconMail,
  IconPackage,
  IconReceiptRefund,
  IconShoppingBag,
  IconSquareCheck,
  IconTable,
  IconUser,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';

/** What a place is that one has been to, or has a bookmark on. */
export type PlaceKind = BookmarkKind | 'contact' | 'credit-note' | 'file' | 'quote';

export const placeIcons: Readonly<Record<PlaceKind, TablerIcon>> = {
  page: IconBookmarks,
  view: IconTable,
  article: IconBook2,
  client: IconUsers,
  contact: IconAddressBook,
  'credit-note': IconReceiptRefund,
  event: IconCalendarEvent,
  file: IconFile,
  invoice: IconFileInvoice,
  mail: IconMail,
  order: IconPackage,
  product: IconShoppingBag,
  quote: IconFileDescription,
  task: IconSquareCheck,
  user: IconUser,
};
