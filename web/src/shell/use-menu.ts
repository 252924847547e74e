import { useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useAbility } from '../session/ability.ts';
import { menuSections } from './menu-entries.ts';
import type { MenuSection } from './menu-entry.ts';
import { type Trail, trailTo, visibleSections } from './menu-tree.ts';

export interface Menu {
  sections: readonly MenuSection[];
  /** Where in the menu the page is that is shown now. */
  trail: Trail;
}

export function useMenu(): Menu {
  const ability = useAbility();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const sections = useMemo(() => visibleSections(menuSections, ability), [ability]);
  const trail = useMemo(
    () =>
      trailTo(
        pathname,
        sections.flatMap(({ entries }) => entries),
      ),
    [pathname, sections],
  );
  return { sections, trail };
}
