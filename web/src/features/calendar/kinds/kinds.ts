import { createContext, useContext } from 'react';
import type { NamedKind } from '../../../ui/event-kinds.ts';
import type { Entry } from '../entries.ts';

/** The kinds that there are, for all that the calendar shows. */
export const KindsContext = createContext<readonly NamedKind[]>([]);

export function useKinds(): readonly NamedKind[] {
  return useContext(KindsContext);
}

/** How an entry is coloured and, if it is an event, what its kind is called. */
export function useKindLook(tone: Entry['tone']): Pick<NamedKind, 'label' | 'tone'> {
  return lookOf(useKinds(), tone);
}

/** A kind that is gone since looks as its event will in a moment. */
export function lookOf(kinds: readonly NamedKind[], tone: Entry['tone']): Pick<NamedKind, 'label' | 'tone'> {
  if (tone === 'Task' || tone === 'Invoice') return { label: '', tone };
  return kinds.find(({ key }) => key === tone) ?? { label: '', tone: 'ETC' };
}
