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

interface Query {
  q: string;
  kind?: SearchKind | undefined;
}

/** A group for each kind that the caller may read and that has something. What is like the words is shown only where nothing at all has them: beside what has, it is in the way. */
export async function searchEverything(
  context: SignedInContext,
  sources: SearchSources,
  query: Query,
): Promise<SearchGroup[]> {
  const groups = await groupsOf(context, sources, query, false);
  return groups.length > 0 ? groups : groupsOf(context, sources, query, true);
}

async function groupsOf(
  context: SignedInContext,
  sources: SearchSources,
  { q, kind }: Query,
  isNear: boolean,
): Promise<SearchGroup[]> {
  // People write the number of an invoice or an order with its sign.
  const words = foldWords(q).map((word) => word.replace(/^#(?=\d)/, ''));
  if (words.length === 0) return [];
  const limit = kind === undefined ? hitsOfEach : hitsOfOne;
  const kinds = kind === undefined ? searchKinds : [kind];
  const readable = kinds.filter((one) => context.ability.can('read', subjectOfKind[one]));
  const groups = await Promise.all(
    readable.map(async (one) => ({ kind: one, isNear, ...(await sources[one]({ context, words, limit, isNear })) })),
  );
  return groups.filter(({ total }) => total > 0);
}
