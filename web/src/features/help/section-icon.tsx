import type { HelpColor, HelpIcon } from '@atrium/contract/help';
import {
  IconArrowBackUp,
  IconBook2,
  IconBookmark,
  IconCalendar,
  IconCheckbox,
  IconCreditCard,
  IconDownload,
  IconEdit,
  IconFileText,
  IconHelpCircle,
  IconKey,
  IconList,
  IconMail,
  IconMessageCircle,
  IconPackage,
  IconRefresh,
  IconSend,
  IconSettings,
  IconShoppingBag,
  IconShoppingCart,
  IconStack2,
  IconSun,
  IconTruck,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';
import classes from './help.module.css';

const icons: Readonly<Record<HelpIcon, TablerIcon>> = {
  Bookmark: IconBookmark,
  BookOpen: IconBook2,
  Calendar: IconCalendar,
  CheckSquare: IconCheckbox,
  CreditCard: IconCreditCard,
  Download: IconDownload,
  Edit: IconEdit,
  FileText: IconFileText,
  HelpCircle: IconHelpCircle,
  Key: IconKey,
  Layers: IconStack2,
  List: IconList,
  Mail: IconMail,
  MessageCircle: IconMessageCircle,
  Package: IconPackage,
  RefreshCw: IconRefresh,
  RotateCcw: IconArrowBackUp,
  Send: IconSend,
  Settings: IconSettings,
  ShoppingBag: IconShoppingBag,
  ShoppingCart: IconShoppingCart,
  Sun: IconSun,
  Truck: IconTruck,
  User: IconUser,
};

/** The icon of a category or group, on its colour. */
export function SectionIcon({ icon, color }: { icon: HelpIcon; color: HelpColor }) {
  const Icon = icons[icon];
  return (
    <span className={classes.icon} data-color={color} aria-hidden>
      <Icon size={18} stroke={1.5} />
    </span>
  );
}

export function BareIcon({ icon }: { icon: HelpIcon }) {
  const Icon = icons[icon];
  return <Icon size={18} stroke={1.5} aria-hidden />;
}
