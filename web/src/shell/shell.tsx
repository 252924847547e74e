import type { Account } from '@atrium/contract/accounts';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { Preferences } from '../preferences/preference-values.ts';
import { usePreferences } from '../preferences/preferences.ts';
import { loadedLater } from '../ui/loaded-later.ts';
import { PageToolsContext } from '../ui/page-tools.ts';
import { Toasts } from '../ui/toasts.tsx';
import { Footer } from './footer.tsx';
import { CustomizerButton, MenuButton, Navbar } from './navbar.tsx';
import { OverlayMenu } from './overlay-menu.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { SearchSlot } from './search/search-slot.tsx';
import classes from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import { SkipLink } from './skip-link.tsx';
import { useIsWide } from './use-is-wide.ts';
import { usePageLayout } from './use-page-layout.ts';
import { usePageTransition } from './use-page-transition.ts';
import { useUnsent } from './use-unsent.ts';
import { UserMenu } from './user-menu.tsx';

const Customizer = loadedLater(async () => ({ default: (await import('./customizer.tsx')).Customizer }));
const PageTools = loadedLater(async () => ({ default: (await import('./page-tools.tsx')).PageTools }));
const HorizontalMenu = loadedLater(async () => ({ default: (await import('./horizontal-menu.tsx')).HorizontalMenu }));

const pageTools = (
  <Suspense>
    <PageTools />
  </Suspense>
);

interface ShellProps {
  account: Account;
  children: ReactNode;
}

/** What stands around every page inside: menu, navbar, footer, and the panel that sets how they look. */
export function Shell({ account, children }: ShellProps) {
  usePageLayout();
  const preferences = usePreferences();
  const { isHorizontal, hasSideMenu, hasMenuBar, navbarType } = arrangementOf(preferences, useIsWide());
  const hasOverlay = !hasSideMenu && !hasMenuBar;
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  // Where there is room beside the page it is closed: it does not come back over the page by itself.
  if (isMenuOpen && !hasOverlay) setIsMenuOpen(false);
  const [isCustomizerOpen, setIsCustomizerOpen] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  usePageTransition(page, preferences.pageTransition);
  useUnsent();

  const menuButton = hasOverlay && <MenuButton isOpen={isMenuOpen} onOpen={() => setIsMenuOpen(true)} />;
  const customizerButton = (
    <CustomizerButton isOpen={isCustomizerOpen} onOpen={() => setIsCustomizerOpen((isOpen) => !isOpen)} />
  );

  return (
    <div
      className={classes.shell}
      data-layout={isHorizontal ? 'horizontal' : 'vertical'}
      data-menu={hasSideMenu ? (preferences.menuCollapsed ? 'narrow' : 'open') : 'none'}
      data-navbar={navbarType}
      data-footer={preferences.footerType}
      data-width={preferences.contentWidth}
    >
      <SkipLink />
      {hasSideMenu && <SideMenu />}
      {hasOverlay && <OverlayMenu isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />}
      <div className={classes.column}>
        {navbarType !== 'hidden' && (
          <div className={isHorizontal ? classes.masthead : classes.bar}>
            <Navbar
              account={account}
              color={isHorizontal ? 'white' : preferences.navbarColor}
              withBrand={!hasSideMenu}
              menuButton={menuButton}
              customizerButton={customizerButton}
            />
          </div>
        )}
        {hasMenuBar && (
          <div className={classes.bar}>
            <Suspense>
              <HorizontalMenu />
            </Suspense>
          </div>
        )}
        <main id="main" tabIndex={-1} className={classes.main}>
          <div ref={page}>
            <PageToolsContext value={pageTools}>{children}</PageToolsContext>
          </div>
        </main>
        {preferences.footerType !== 'hidden' && (
          <div className={classes.footer}>
            <Footer />
          </div>
        )}
      </div>
      {navbarType === 'hidden' && (
        <div className={classes.corner}>
          {menuButton}
          <SearchSlot account={account} />
          {customizerButton}
          <UserMenu account={account} />
        </div>
      )}
      <ScrollToTop />
      {isCustomizerOpen && (
        <Suspense>
          <Customizer onClose={() => setIsCustomizerOpen(false)} />
        </Suspense>
      )}
      <Toasts />
    </div>
  );
}

/** What stands where. On a narrow screen the menu is laid over the page, however it was chosen. */
function arrangementOf({ menuLayout, menuHidden, navbarType }: Readonly<Preferences>, isWide: boolean) {
  const isHorizontal = isWide && menuLayout === 'horizontal';
  return {
    isHorizontal,
    hasSideMenu: isWide && !isHorizontal && !menuHidden,
    hasMenuBar: isHorizontal && !menuHidden,
    navbarType: isHorizontal && navbarType === 'hidden' ? 'static' : navbarType,
  };
}
