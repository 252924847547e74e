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
import { withoutNumberSign } from '../../search/number-sign.ts';
import type { SearchSources } from '../../search/search-source.ts';
import { isCalledByNumber, type Numbered, numberedIn } from './numbered.ts';

interface Query {
  q: string;
  kind?: SearchKind | undefined;
  most?: number | undefined;
  timeZone?: string | undefined;
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
  { q, kind, most = hitsOfOne, timeZone = 'UTC' }: Query,
  isNear: boolean,
): Promise<SearchGroup[]> {
  const words = foldWords(q).map(withoutNumberSign);
  if (words.length === 0) return [];
  const numbered = numberedIn(words);
  const limit = kind === undefined ? hitsOfEach : most;
  const readable = kindsAsked(kind, numbered).filter((one) => context.ability.can('read', subjectOfKind[one]));
  const groups = await Promise.all(
    readable.map(async (one) => {
      const isNumbered = one === numbered?.kind;
      const asked = isNumbered ? [numbered.number] : words;
      const found = await sources[one]({ context, words: asked, limit, isNear, timeZone });
      return { kind: one, q: isNumbered ? numbered.number : q, isNear, ...found };
    }),
  );
  return exactFirst(
    groups.filter(({ total }) => total > 0),
    words,
  );
}

/** Who types nothing but a number means what has this very number before all that holds its digits. */
function exactFirst(groups: readonly SearchGroup[], [number, ...rest]: readonly string[]): SearchGroup[] {
  const isExact = ({ kind, hits }: SearchGroup) =>
    rest.length === 0 && isCalledByNumber(kind) && hits[0] !== undefined && String(hits[0].id) === number;
  return groups.toSorted((one, other) => Number(isExact(other)) - Number(isExact(one)));
}

/** The kind that is called by its name comes first. */
function kindsAsked(kind: SearchKind | undefined, numbered: Numbered | null): SearchKind[] {
  if (kind !== undefined) return [kind];
  return searchKinds.toSorted((one, other) => Number(other === numbered?.kind) - Number(one === numbered?.kind));
}
