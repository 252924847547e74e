import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandLink } from './brand-link.tsx';
import { MenuList } from './menu-list.tsx';
import classes from './menu-panel.module.css';
import type { Menu } from './use-menu.ts';
import type { OpenGroups } from './use-open-groups.ts';

interface MenuPanelProps {
  menu: Menu;
  groups: OpenGroups;
  /** The button beside the brand: pins the menu, or closes it. */
  headerButton: ReactNode;
  /** Only the icons are seen. */
  isNarrow?: boolean;
  onNavigate: () => void;
}

/** What the vertical menu holds, wherever it stands. */
export function MenuPanel({ menu, groups, headerButton, isNarrow = false, onNavigate }: MenuPanelProps) {
  const { t } = useTranslation();
  const [isScrolled, setIsScrolled] = useState(false);
  return (
    <div className={classes.panel} data-narrow={isNarrow || undefined}>
      <div className={classes.header} data-scrolled={isScrolled || undefined}>
        <BrandLink onNavigate={onNavigate} />
        {headerButton}
      </div>
      <nav
        className={classes.scroll}
        aria-label={t('shell.menu.label')}
        onScroll={(event) => setIsScrolled(event.currentTarget.scrollTop > 0)}
      >
        {menu.sections.map((section) => (
          <section key={section.titleKey} aria-label={t(section.titleKey)}>
            <div className={classes.heading} aria-hidden>
              {t(section.titleKey)}
            </div>
            <MenuList entries={section.entries} trail={menu.trail} groups={groups} onNavigate={onNavigate} />
          </section>
        ))}
      </nav>
    </div>
  );
}
