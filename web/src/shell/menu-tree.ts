import type { Ability } from '@atrium/contract/policy';
import type { GroupEntry, MenuEntry, MenuSection, PageEntry, PagePath } from './menu-entry.ts';

/** What of the menu an account sees: a group or a section is there when something in it is. */
export function visibleSections(sections: readonly MenuSection[], ability: Ability): MenuSection[] {
  return sections
    .map((section) => ({ ...section, entries: visibleEntries(section.entries, ability) }))
    .filter(({ entries }) => entries.length > 0);
}

function visibleEntries(entries: readonly MenuEntry[], ability: Ability): MenuEntry[] {
  return entries
    .map((entry) => (entry.kind === 'group' ? { ...entry, entries: visibleEntries(entry.entries, ability) } : entry))
    .filter((entry) => isVisible(entry, ability));
}

function isVisible(entry: MenuEntry, ability: Ability): boolean {
  if (entry.kind === 'group') return entry.entries.length > 0;
  const { action, subject } = entry.needs ?? { action: 'manage', subject: 'all' };
  if (ability.cannot(action, subject)) return false;
  if (entry.kind === 'external') return true;
  const { alsoReads, isFor } = entry;
  return (alsoReads === undefined || ability.can('read', alsoReads)) && (isFor?.(ability) ?? true);
}

/** The first page that an account sees of it; null when that is none. */
export function firstPage(sections: readonly MenuSection[], ability: Ability): PagePath | null {
  const pages = visibleSections(sections, ability).flatMap(({ entries }) => entries.flatMap(pagesOf));
  return pages.find(({ opensNewTab, isDisabled }) => !opensNewTab && !isDisabled)?.path ?? null;
}

function pagesOf(entry: MenuEntry): PageEntry[] {
  if (entry.kind === 'group') return entry.entries.flatMap(pagesOf);
  return entry.kind === 'page' ? [entry] : [];
}

/** The groups that lead to the page, from the outside in; and the page's own entry, if the menu has it. */
export interface Trail {
  groups: readonly GroupEntry[];
  page: PageEntry | null;
}

const noTrail: Trail = { groups: [], page: null };

export function trailTo(pathname: string, entries: readonly MenuEntry[]): Trail {
  for (const entry of entries) {
    if (entry.kind === 'page' && leadsTo(entry, pathname)) return { groups: [], page: entry };
    if (entry.kind !== 'group') continue;
    const inner = trailTo(pathname, entry.entries);
    if (inner.page) return { groups: [entry, ...inner.groups], page: inner.page };
  }
  return noTrail;
}

function leadsTo({ path, covers = [], opensNewTab, isDisabled }: PageEntry, pathname: string): boolean {
  if (opensNewTab || isDisabled) return false;
  return [path, ...covers].some((covered) => pathname === covered || pathname.startsWith(`${covered}/`));
}
