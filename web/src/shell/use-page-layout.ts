import { useRouterState } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { showMeanwhile } from '../preferences/preferences.ts';

/** Shows the layout that a page asks for in its `staticData`, until one goes on to another page. The customizer can change it meanwhile. */
export function usePageLayout(): void {
  const layout = useRouterState({
    select: ({ matches }) => matches.findLast(({ staticData }) => staticData.layout)?.staticData.layout,
  });
  useLayoutEffect(() => (layout ? showMeanwhile(layout) : undefined), [layout]);
}
