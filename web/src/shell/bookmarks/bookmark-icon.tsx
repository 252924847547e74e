import type { Icon } from '@tabler/icons-react';
import { menuSections } from '../menu-entries.ts';
import type { MenuEntry } from '../menu-entry.ts';
import { type PlaceKind, placeIcons } from '../search/place-icons.ts';

/** The icons of the menu; a page without one has that of its group. */
const pageIcons = new Map<string, Icon>(menuSections.flatMap(({ entries, icon }) => iconsIn(entries, icon)));

function iconsIn(entries: readonly MenuEntry[], above: Icon): [string, Icon][] {
  return entries.flatMap((entry) => {
    const icon = entry.icon ?? above;
    if (entry.kind === 'group') return iconsIn(entry.entries, icon);
    return entry.kind === 'page' ? [[entry.path, icon] as [string, Icon]] : [];
  });
}

export function iconOf({ path, kind }: { path: string; kind: PlaceKind }): Icon {
  return (kind === 'page' ? pageIcons.get(path) : undefined) ?? placeIcons[kind] ?? placeIcons.page;
}
