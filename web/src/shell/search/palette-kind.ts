import type { SearchKind } from '@atrium/contract/search';
import { useTranslation } from 'react-i18next';

/** What is found here; all else is found by the server. */
const localKinds = ['pages', 'commands'] as const;
type LocalKind = (typeof localKinds)[number];

export type PaletteKind = LocalKind | SearchKind;

export function isLocal(kind: PaletteKind): kind is LocalKind {
  return localKinds.some((local) => local === kind);
}

/** The kinds that the search is narrowed to, in the order in which they are found. */
export function paletteKinds(found: readonly SearchKind[]): PaletteKind[] {
  return [...localKinds, ...found];
}

export function useKindName(): (kind: PaletteKind) => string {
  const { t } = useTranslation();
  return (kind) => (isLocal(kind) ? t(`search.groups.${kind}`) : t(`search.kinds.${kind}`));
}
