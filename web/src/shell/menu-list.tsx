import { IconChevronRight } from '@tabler/icons-react';
import { useDeferredValue, useId } from 'react';
import type { GroupEntry, MenuEntry } from './menu-entry.ts';
import { MenuLeaf } from './menu-leaf.tsx';
import classes from './menu-list.module.css';
import { MenuText } from './menu-text.tsx';
import type { Menu } from './use-menu.ts';
import type { OpenGroups } from './use-open-groups.ts';

interface MenuListProps {
  entries: readonly MenuEntry[];
  level?: number;
  trail: Menu['trail'];
  groups: OpenGroups;
  onNavigate: () => void;
}

/** One level of the vertical menu; a group holds the next one. */
export function MenuList({ entries, level = 0, ...rest }: MenuListProps) {
  return (
    <ul className={classes.list} data-level={level}>
      {entries.map((entry) => (
        <li key={entry.titleKey}>
          {entry.kind === 'group' ? (
            <MenuGroup group={entry} level={level} {...rest} />
          ) : (
            <MenuLeaf
              entry={entry}
              className={classes.item}
              isCurrent={entry === rest.trail.page}
              onNavigate={rest.onNavigate}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface MenuGroupProps extends Omit<MenuListProps, 'entries' | 'level'> {
  group: GroupEntry;
  level: number;
}

function MenuGroup({ group, level, ...rest }: MenuGroupProps) {
  const id = useId();
  const isOpen = rest.groups.open[level] === group.titleKey;
  // What nobody sees yet does not hold up the first paint.
  const isFilled = useDeferredValue(true, isOpen);
  return (
    <>
      <button
        type="button"
        className={classes.item}
        aria-expanded={isOpen}
        aria-controls={id}
        data-holds-current={rest.trail.groups.includes(group) || undefined}
        onClick={() => rest.groups.toggle(level, group.titleKey)}
      >
        <MenuText entry={group} />
        <IconChevronRight className={classes.chevron} size={16} stroke={1.75} aria-hidden />
      </button>
      <div id={id} className={classes.fold} data-open={isOpen || undefined}>
        <div className={classes.folded}>
          {isFilled && <MenuList entries={group.entries} level={level + 1} {...rest} />}
        </div>
      </div>
    </>
  );
}
