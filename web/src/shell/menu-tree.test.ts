import { allGrants, type Grant } from '@atrium/contract/grants';
import { abilityOf, type accountRoles, areaOf, rightsFor, rulesOf } from '@atrium/contract/policy';
import { IconBox } from '@tabler/icons-react';
import { describe, expect, test } from 'vitest';
import { menuSections } from './menu-entries.ts';
import type { ExternalEntry, MenuEntry, MenuSection, Needs, PageEntry } from './menu-entry.ts';
import { firstPage, trailTo, visibleSections } from './menu-tree.ts';

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

function leavesOf(visible: readonly MenuEntry[]): (PageEntry | ExternalEntry)[] {
  return visible.flatMap((entry) => (entry.kind === 'group' ? leavesOf(entry.entries) : [entry]));
}

/** A plain look at the matrix: without needs a page is for who may do everything. */
function isGiven(needs: Needs | undefined, grants: readonly string[]): boolean {
  if (!needs) return false;
  if (needs.subject === 'Auth' || needs.subject === 'ACL') return needs.action === 'read';
  const area = areaOf(needs.subject);
  return area !== null && rightsFor(needs.action).every((right) => grants.includes(`${area}:${right}`));
}

function alsoNeededBy(entry: PageEntry | ExternalEntry): Needs | undefined {
  const subject = entry.kind === 'page' ? entry.alsoReads : undefined;
  return subject ? { action: 'read', subject } : entry.needs;
}

/** Everybody's orders are for whom they are work. */
function isWork(entry: PageEntry | ExternalEntry, grants: readonly string[]): boolean {
  if (entry.titleKey !== 'shell.menu.orders') return true;
  return grants.includes('orders:write') || grants.includes('finance:read');
}

describe('what an account sees of the menu', () => {
  test('everything, for who may do everything', () => {
    expect(titlesFor('admin')).toEqual(titlesOf(menuSections.flatMap((all) => all.entries)));
  });

  test('its own pages, for a client', () => {
    expect(titlesFor('client')).toEqual([
      'shell.menu.accessControl',
      'shell.menu.accountSettings',
      'shell.menu.apiKey',
      'shell.menu.license',
    ]);
  });

  test('what the matrix of their role gives, for who has one', () => {
    const pages = menuSections.flatMap((all) => leavesOf(all.entries));
    for (let seed = 0; seed < 40; seed += 1) {
      const grants = allGrants.filter((_, index) => (index * 7919 + seed * 104_729) % 97 < seed * 2.4);
      const ability = abilityOf(rulesOf('client', { hasFullAccess: false, grants }));
      const shown = visibleSections(menuSections, ability).flatMap((visible) => leavesOf(visible.entries));
      expect(shown).toEqual(
        pages.filter(
          (entry) => isGiven(entry.needs, grants) && isGiven(alsoNeededBy(entry), grants) && isWork(entry, grants),
        ),
      );
    }
  });

  test('no page that would be refused what it shows', () => {
    const ability = abilityOf(rulesOf('client', { hasFullAccess: false, grants: ['finance:create', 'orders:create'] }));
    const shown = visibleSections(menuSections, ability).flatMap((visible) => titlesOf(visible.entries));
    expect(shown).toEqual(titlesFor('client'));
  });

  test('no group and no section in which nothing is left', () => {
    const client = abilityOf(rulesOf('client'));
    expect(visibleSections([section], client)[0]?.entries).toEqual([entries[1]]);
    expect(visibleSections([{ ...section, entries: entries.slice(0, 1) }], client)).toEqual([]);
  });
});

describe('where an account begins', () => {
  const firstFor = (...grants: Grant[]) =>
    firstPage(menuSections, abilityOf(rulesOf('client', { hasFullAccess: false, grants })));

  test('at the first page of the menu that it sees', () => {
    expect(firstFor('workspace:read', 'catalogue:read')).toBe('/apps/email');
    expect(firstFor('catalogue:read')).toBe('/apps/ecommerce/shop');
    expect(firstFor()).toBe('/access-control');
  });

  test('nowhere, when it sees none', () => {
    expect(firstPage([{ ...section, entries: entries.slice(2) }], abilityOf(rulesOf('admin')))).toBeNull();
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
