import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlyOut } from './fly-out.ts';
import classes from './horizontal-menu.module.css';
import { moveInMenu } from './horizontal-menu-keys.ts';
import type { GroupEntry, MenuEntry } from './menu-entry.ts';
import { MenuLeaf } from './menu-leaf.tsx';
import { MenuText } from './menu-text.tsx';
import { type Dropdowns, useDropdowns } from './use-dropdowns.ts';
import { type Menu, useMenu } from './use-menu.ts';

/** The second bar of the horizontal layout: each section of the menu is a dropdown. */
export function HorizontalMenu() {
  const { t } = useTranslation();
  const menu = useMenu();
  const bar = useRef<HTMLElement>(null);
  const dropdowns = useDropdowns(bar);
  const groups = menu.sections.map((section): GroupEntry => ({ kind: 'group', ...section }));
  const holders = groups.filter(({ entries }) => holdsPage(entries, menu.trail));

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const closed = moveInMenu(event);
    if (closed !== null) dropdowns.closeFrom(closed);
  }

  return (
    <nav ref={bar} className={classes.bar} aria-label={t('shell.menu.label')} onKeyDown={handleKey}>
      <ul className={classes.top}>
        {groups.map((group) => (
          <Dropdown
            key={group.titleKey}
            group={group}
            level={0}
            dropdowns={dropdowns}
            trail={menu.trail}
            holders={[...holders, ...menu.trail.groups]}
          />
        ))}
      </ul>
    </nav>
  );
}

function holdsPage(entries: readonly MenuEntry[], { groups, page }: Menu['trail']): boolean {
  return entries.some((entry) => entry === page || entry === groups[0]);
}

interface LevelProps {
  level: number;
  dropdowns: Dropdowns;
  trail: Menu['trail'];
  /** The groups in which the current page is. */
  holders: readonly GroupEntry[];
}

function Dropdown({ group, level, ...rest }: LevelProps & { group: GroupEntry }) {
  const { dropdowns, holders } = rest;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const isOpen = dropdowns.open[level] === group.titleKey;
  const isNested = level > 0;
  const Chevron = isNested ? IconChevronRight : IconChevronDown;
  useFlyOut(list, isOpen, isNested);

  function enter(event: PointerEvent) {
    if (event.pointerType === 'mouse') dropdowns.enter(level, group.titleKey);
  }

  return (
    <li onPointerEnter={enter} onPointerLeave={dropdowns.leave}>
      <button
        type="button"
        className={isNested ? classes.item : classes.root}
        aria-expanded={isOpen}
        aria-controls={id}
        data-level={level}
        data-holds-current={holders.some(({ titleKey }) => titleKey === group.titleKey) || undefined}
        onClick={() => dropdowns.press(level, group.titleKey)}
      >
        <MenuText entry={group} />
        <Chevron className={classes.chevron} size={14} stroke={1.75} aria-hidden />
      </button>
      <ul id={id} ref={list} className={classes.list} hidden={!isOpen} data-level={level + 1}>
        {group.entries.map((entry) => (
          <DropdownEntry key={entry.titleKey} entry={entry} level={level + 1} {...rest} />
        ))}
      </ul>
    </li>
  );
}

function DropdownEntry({ entry, ...rest }: LevelProps & { entry: MenuEntry }) {
  if (entry.kind === 'group') return <Dropdown group={entry} {...rest} />;
  return (
    <li onPointerEnter={(event) => event.pointerType === 'mouse' && rest.dropdowns.closeFrom(rest.level)}>
      <MenuLeaf
        entry={entry}
        className={classes.item}
        isCurrent={entry === rest.trail.page}
        onNavigate={() => rest.dropdowns.closeFrom(0)}
      />
    </li>
  );
}
