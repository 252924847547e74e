import { IconCircle, IconCircleDot } from '@tabler/icons-react';
import { type FocusEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setPreference, usePreferences } from '../preferences/preferences.ts';
import { IconButton } from './icon-button.tsx';
import { MenuPanel } from './menu-panel.tsx';
import classes from './side-menu.module.css';
import { useMenu } from './use-menu.ts';
import { useOpenGroups } from './use-open-groups.ts';

/** The vertical menu beside the page. Collapsed, it shows icons, and itself while the pointer or the focus is in it. */
export function SideMenu() {
  const { menuCollapsed, skin } = usePreferences();
  const [isPeeking, setIsPeeking] = useState(false);
  const { t } = useTranslation();
  const menu = useMenu();
  const groups = useOpenGroups(menu.trail);
  const isNarrow = menuCollapsed && !isPeeking;

  function leave() {
    setIsPeeking(false);
    if (menuCollapsed) groups.reset();
  }

  function leaveByFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) && !currentTarget.matches(':hover')) {
      leave();
    }
  }

  return (
    <aside
      className={classes.side}
      aria-label={t('shell.menu.label')}
      data-tone={skin === 'semi-dark' ? 'dark' : undefined}
      data-narrow={isNarrow || undefined}
      data-peeking={(menuCollapsed && isPeeking) || undefined}
      onMouseEnter={() => setIsPeeking(true)}
      onMouseLeave={leave}
      onFocus={() => setIsPeeking(true)}
      onBlur={leaveByFocus}
    >
      <MenuPanel
        menu={menu}
        groups={isNarrow ? { ...groups, open: [] } : groups}
        isNarrow={isNarrow}
        headerButton={<PinButton />}
        onNavigate={() => {}}
      />
    </aside>
  );
}

function PinButton() {
  const { t } = useTranslation();
  const { menuCollapsed } = usePreferences();
  return (
    <IconButton
      icon={menuCollapsed ? IconCircle : IconCircleDot}
      label={t('shell.menu.pin')}
      aria-pressed={!menuCollapsed}
      onClick={() => setPreference('menuCollapsed', !menuCollapsed)}
    />
  );
}
