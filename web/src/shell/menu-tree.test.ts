import { abilityOf, type accountRoles, rulesOf } from '@atrium/contract/policy';
import { IconBox } from '@tabler/icons-react';
import { describe, expect, test } from 'vitest';
import { menuSections } from './menu-entries.tsx';
import type { MenuEntry, MenuSection } from './menu-entry.ts';
import { trailTo, visibleSections } from './menu-tree.ts';

const entries: readonly MenuEntry[] = [
  {
    kind: 'group',
    titleKey: 'outer',
    entries: [
      {
        kind: 'group',
        titleKey: 'inner',
        entries: [{ kind: 'page', titleKey: 'list', path: '/apps/user/list', covers: ['/apps/user/view'] }],
      },
    ],
  },
  { kind: 'page', titleKey: 'open', path: '/access-control', needs: { action: 'read', subject: 'ACL' } },
  { kind: 'page', titleKey: 'tab', path: '/misc/error', opensNewTab: true },
];
const section: MenuSection = { titleKey: 'section', icon: IconBox, entries };

function titlesFor(role: (typeof accountRoles)[number]): string[] {
  return visibleSections(menuSections, abilityOf(rulesOf(role))).flatMap((visible) => titlesOf(visible.entries));
}

function titlesOf(visible: readonly MenuEntry[]): string[] {
  return visible.flatMap((entry) => (entry.kind === 'group' ? titlesOf(entry.entries) : [entry.titleKey]));
}

describe('what an account sees of the menu', () => {
  test('everything, for who may do everything', () => {
    expect(titlesFor('admin')).toEqual(titlesOf(menuSections.flatMap((all) => all.entries)));
  });

  test('its own pages, for a client', () => {
    expect(titlesFor('client')).toEqual(['shell.menu.accessControl', 'shell.menu.accountSettings']);
  });

  test('no group and no section in which nothing is left', () => {
    const client = abilityOf(rulesOf('client'));
    expect(visibleSections([section], client)[0]?.entries).toEqual([entries[1]]);
    expect(visibleSections([{ ...section, entries: entries.slice(0, 1) }], client)).toEqual([]);
  });
});

describe('where in the menu a page is', () => {
  test('within the groups that lead to it', () => {
    const { groups, page } = trailTo('/apps/user/list', entries);
    expect(groups.map(({ titleKey }) => titleKey)).toEqual(['outer', 'inner']);
    expect(page?.titleKey).toBe('list');
  });

  test('with the entry that covers it', () => {
    expect(trailTo('/apps/user/view/7', entries).page?.titleKey).toBe('list');
  });

  test('nowhere, for a page that only begins with the same letters or opens in a new tab', () => {
    expect(trailTo('/access-control-panel', entries).page).toBeNull();
    expect(trailTo('/misc/error', entries).page).toBeNull();
  });
});
