import {
  hitsOfEach,
  hitsOfOne,
  type SearchGroup,
  type SearchKind,
  searchKinds,
  subjectOfKind,
} from '@atrium/contract/search';
import type { SignedInContext } from '../../context.ts';
import { foldWords } from '../../search/fold.ts';
import type { SearchSources } from '../../search/search-source.ts';

/** A group for each kind that the caller may read and that has something. */
export async function searchEverything(
  context: SignedInContext,
  sources: SearchSources,
  { q, kind }: { q: string; kind?: SearchKind | undefined },
): Promise<SearchGroup[]> {
  // People write the number of an invoice or an order with its sign.
  const words = foldWords(q).map((word) => word.replace(/^#(?=\d)/, ''));
  if (words.length === 0) return [];
  const limit = kind === undefined ? hitsOfEach : hitsOfOne;
  const kinds = searchKinds.filter(
    (one) => (kind === undefined || one === kind) && context.ability.can('read', subjectOfKind[one]),
  );
  const groups = await Promise.all(
    kinds.map(async (one) => ({ kind: one, ...(await sources[one]({ context, words, limit })) })),
  );
  return groups.filter(({ total }) => total > 0);
}
