import { useTranslation } from 'react-i18next';
import { MenuCount } from './menu-count.tsx';
import type { Badge, MenuEntry } from './menu-entry.ts';
import classes from './menu-text.module.css';

/** Icon, text and badge of an entry, the same in both menus. */
export function MenuText({ entry, withIcon = true }: { entry: MenuEntry; withIcon?: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      {withIcon && <EntryIcon entry={entry} />}
      <span className={classes.text}>{t(entry.titleKey)}</span>
      {entry.badge && <EntryBadge badge={entry.badge} />}
      {entry.count && <MenuCount of={entry.count} className={classes.badge} />}
    </>
  );
}

function EntryIcon({ entry: { icon: Icon } }: { entry: MenuEntry }) {
  if (!Icon) return <span className={classes.dot} aria-hidden />;
  return <Icon className={classes.icon} size={20} stroke={1.5} aria-hidden />;
}

function EntryBadge({ badge: { textKey, tone } }: { badge: Badge }) {
  const { t } = useTranslation();
  return (
    <span className={classes.badge} data-badge={tone}>
      {t(textKey)}
    </span>
  );
}
