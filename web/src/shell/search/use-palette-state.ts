import type { Account } from '@atrium/contract/accounts';
import { type SearchKind, searchKinds, subjectOfKind } from '@atrium/contract/search';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAbility } from '../../session/ability.ts';
import { foldText } from '../../ui/fold-text.ts';
import { useStillList } from '../../ui/forms/use-still-list.ts';
import { type ActiveItem, placeOfActive } from './active-item.ts';
import { kindsOfHits } from './hits.ts';
import { wordsOf } from './match.ts';
import { hasFound, useMessagesGroup } from './messages-group.ts';
import {
  type PaletteGroup,
  type PaletteItem,
  useFirstGroups,
  useFoundGroups,
  useLocalGroups,
} from './palette-groups.ts';
import { isLocal, type PaletteKind, paletteKinds, useKindName } from './palette-kind.ts';
import { rememberRecent } from './recent.ts';
import { searchQuery, wholeKindQuery } from './search.queries.ts';

const pauseMilliseconds = 120;
const longest = 100;

export interface PaletteState {
  text: string;
  kind: PaletteKind | null;
  kinds: readonly PaletteKind[];
  words: readonly string[];
  groups: readonly PaletteGroup[];
  items: readonly PaletteItem[];
  hasFound: boolean;
  active: number;
  isLoading: boolean;
  error: unknown;
  type: (text: string) => void;
  narrow: (kind: PaletteKind | null) => void;
  moveTo: (index: number) => void;
  choose: (item: PaletteItem, inNewTab: boolean) => void;
  /** Chooses the active one; of what the server finds, once it has answered what is typed. */
  enter: (inNewTab: boolean) => void;
  retry: () => void;
}

export function usePaletteState(account: Account, onClose: () => void): PaletteState {
  const goTo = useGoTo();
  const [text, setText] = useState('');
  const [kind, setKind] = useState<PaletteKind | null>(null);
  const [active, setActive] = useState<ActiveItem>({ place: 0 });
  const [isAwaited, setIsAwaited] = useState(false);
  const kinds = useKinds();
  const prefixOf = usePrefixes(kinds);
  const words = wordsOf(text);
  const asked = text.trim().slice(0, longest);
  const [settled] = useDebouncedValue(asked, pauseMilliseconds);
  const isHere = kind !== null && isLocal(kind);
  const answer = useQuery(isHere ? searchQuery('', null) : searchQuery(asked === '' ? '' : settled, kind));
  const { data = [] } = answer;
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const wholes = useWholeKinds(settled, unfolded);
  const error = answer.error ?? wholes.error;
  const first = useFirstGroups(account, goTo);
  // What is narrowed to is shown whole.
  const known = useLocalGroups(words, goTo, isHere ? [kind] : unfolded);
  const local = kind === null ? known : known.filter(({ key }) => key === kind);
  const shown = useStillList(data);
  const found = useFoundGroups(shown.map((group) => wholes.groups.find((whole) => whole.kind === group.kind) ?? group));
  const isBlank = words.length === 0;
  const isAsked = !isBlank && !isHere;
  const isLoading = isAsked && (answer.isFetching || wholes.isFetching || settled !== asked || shown !== data);
  const things = isBlank && kind === null ? first : [...local, ...(isAsked && !error ? found : [])];
  const messages = useMessagesGroup(asked);
  // The first answer to come stands above it.
  const withMessages = isAsked && kind === null && (things.length > 0 || !isLoading);
  const groups = withMessages ? [...things, ...messages] : things;
  const items = groups.flatMap((group) => group.items);
  const shownActive = placeOfActive(items, active);
  const moveTo = (index: number) => {
    setActive({ place: index, key: items[index]?.key });
    setIsAwaited(false);
  };
  const begin = () => {
    setActive({ place: 0 });
    setUnfolded([]);
    setIsAwaited(false);
  };
  const unfold = (key: string, place: number) => {
    setUnfolded([...unfolded, key]);
    // The one before the rest: it stays, and the arrows go on from it.
    moveTo(place - 1);
  };
  const choose = (item: PaletteItem, inNewTab: boolean) => {
    if (item.unfolds) return unfold(item.unfolds, items.indexOf(item));
    rememberItem(account.id, item);
    if (item.path && inNewTab) return void window.open(hrefOf(item.path), '_blank', 'noopener');
    onClose();
    if (item.run) item.run();
    else if (item.path) goTo(item.path);
  };
  const entered = items[shownActive];
  const chooseActive = (inNewTab: boolean) => entered && choose(entered, inNewTab);
  const chooseAwaited = useEffectEvent(() => {
    setIsAwaited(false);
    if (hasFound(groups)) chooseActive(false);
  });
  useEffect(() => {
    if (isAwaited && !isLoading) chooseAwaited();
  }, [isAwaited, isLoading]);

  return {
    ...{ text, kind, kinds, words, groups, items, isLoading, moveTo, choose },
    hasFound: hasFound(groups),
    active: shownActive,
    error: isAsked ? error : null,
    type(typed) {
      const prefixed = prefixOf(typed);
      setText(prefixed ? prefixed.rest : typed);
      if (prefixed) setKind(prefixed.kind);
      begin();
    },
    narrow(to) {
      setKind(to);
      begin();
    },
    enter(inNewTab) {
      // Until the answer is there, what the server found was found for other words.
      const isKnown = local.some((group) => group.items.some((item) => item === entered));
      if (isLoading && !isKnown) setIsAwaited(!inNewTab);
      else chooseActive(inNewTab);
    },
    retry() {
      void answer.refetch();
      wholes.retry();
    },
  };
}

/** As it is found, before it is called what it is beside things of other kinds. */
function rememberItem(accountId: number, { path, place, title, detail, bare }: PaletteItem): void {
  if (!path || !place) return;
  // A page is found in its group, which the language of the day names.
  const more = place === 'page' ? '' : detail;
  rememberRecent(accountId, { path, title: bare ?? title, detail: more, kind: place });
}

/** All of the kinds that were unfolded, once they are there. */
function useWholeKinds(q: string, unfolded: readonly string[]) {
  const kinds = searchKinds.filter((kind) => unfolded.includes(kind));
  return useQueries({
    queries: kinds.map((kind) => wholeKindQuery(q, kind)),
    combine: (answers) => ({
      groups: answers.flatMap(({ data = [] }) => data),
      isFetching: answers.some(({ isFetching }) => isFetching),
      error: answers.find(({ error }) => error !== null)?.error ?? null,
      retry: () => answers.forEach(({ refetch }) => void refetch()),
    }),
  });
}

export function hrefOf(path: string): string {
  return `${import.meta.env.BASE_URL.replace(/\/$/, '')}${path}`;
}

function useGoTo(): (path: string) => void {
  const router = useRouter();
  return (path) => router.history.push(hrefOf(path));
}

/** Pages, what can be done, and what the account may read of the areas that have pages. */
function useKinds(): PaletteKind[] {
  const ability = useAbility();
  const router = useRouter();
  const readable = (kind: SearchKind) =>
    ability.can('read', subjectOfKind[kind]) && kindsOfHits[kind].route in router.routesByPath;
  return paletteKinds(searchKinds.filter(readable));
}

/** `in:invoices ` at the beginning of what is typed narrows the search to them. */
function usePrefixes(kinds: readonly PaletteKind[]) {
  const nameOf = useKindName();
  return (typed: string): { kind: PaletteKind; rest: string } | null => {
    const [, name, rest = ''] = /^in:(\S+)\s(.*)$/s.exec(typed) ?? [];
    if (name === undefined) return null;
    const kind = kinds.find((one) => [one, nameOf(one)].some((word) => foldText(word) === foldText(name)));
    return kind ? { kind, rest } : null;
  };
}
