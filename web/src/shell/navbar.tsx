import type { Account } from '@atrium/contract/accounts';
import { IconMenu2, IconSettings } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NavbarColor } from '../preferences/preference-values.ts';
import { BookmarkSlot } from './bookmarks/bookmark-slot.tsx';
import { BrandLink } from './brand-link.tsx';
import { CartMenuSlot } from './cart-menu-slot.tsx';
import { IconButton } from './icon-button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import classes from './navbar.module.css';
import { NotificationSlot } from './notifications/notification-slot.tsx';
import { SearchSlot } from './search/search-slot.tsx';
import { SkinToggle } from './skin-toggle.tsx';
import { UserMenu } from './user-menu.tsx';

interface NavbarProps {
  account: Account;
  color: NavbarColor;
  /** The brand stands here when no menu beside the page shows it. */
  withBrand: boolean;
  menuButton: ReactNode;
  customizerButton: ReactNode;
}

export function Navbar({ account, color, withBrand, menuButton, customizerButton }: NavbarProps) {
  return (
    <header className={classes.bar} data-color={color}>
      <div className={classes.start}>
        {menuButton}
        <BookmarkSlot />
      </div>
      {withBrand && (
        <div className={classes.brand}>
          <BrandLink />
        </div>
      )}
      <div className={classes.end}>
        <SearchSlot account={account} />
        <LanguageSwitch />
        <SkinToggle />
        <CartMenuSlot />
        <NotificationSlot />
        {customizerButton}
        <UserMenu account={account} />
      </div>
    </header>
  );
}

interface OpenerProps {
  isOpen: boolean;
  onOpen: () => void;
}

export function MenuButton({ isOpen, onOpen }: OpenerProps) {
  const { t } = useTranslation();
  return <IconButton icon={IconMenu2} label={t('shell.menu.open')} aria-expanded={isOpen} onClick={onOpen} />;
}

export function CustomizerButton({ isOpen, onOpen }: OpenerProps) {
  const { t } = useTranslation();
  return <IconButton icon={IconSettings} label={t('shell.customizer.open')} aria-expanded={isOpen} onClick={onOpen} />;
}
