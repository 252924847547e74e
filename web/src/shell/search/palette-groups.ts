import type { Account } from '@atrium/contract/accounts';
import type { SearchGroup } from '@atrium/contract/search';
import { type Icon, IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { iconOf } from '../bookmarks/bookmark-icon.tsx';
import { useBookmarkTitles } from '../bookmarks/bookmark-titles.ts';
import { useOwnBookmarks } from '../bookmarks/bookmarks.queries.ts';
import { type PaletteCommand, useCommands } from './commands.ts';
import { kindsOfHits } from './hits.ts';
import { nearRankOf, rankOf } from './match.ts';
import { type PagePlace, usePagePlaces } from './page-places.ts';
import type { PlaceKind } from './place-icons.ts';
import { recentOf } from './recent.ts';

export interface PaletteItem {
  key: string;
  icon: Icon;
  title: string;
  /** The title without what it is, where that is said: a number alone. */
  bare?: string;
  detail: string;
  /** What stands at the end of its row: an amount, a day. */
  aside: readonly string[];
  /** Where it leads; what only does something leads nowhere. */
  path?: string;
  run?: () => void;
  /** The group that it shows all of, here. */
  unfolds?: string;
  /** What it is remembered as when it is opened. */
  place?: PlaceKind;
}

export interface PaletteGroup {
  key: string;
  title: string;
  items: PaletteItem[];
  /** How many there are, and how many of them are among the items. */
  total: number;
  shown: number;
}

/** Of a kind that is found here; whoever types more sees others. */
const mostOfKind = 4;

/** What there is before anything is typed: where one was, what has a bookmark, what can be done. */
export function useFirstGroups(account: Account, goTo: (path: string) => void): PaletteGroup[] {
  const { t } = useTranslation();
  const { data: bookmarks = [] } = useOwnBookmarks();
  const titleOf = useBookmarkTitles();
  const commands = useCommands(goTo).filter(({ key }) => key !== 'direction' && !key.startsWith('language-'));
  const recent = useRecent(account.id);
  const marked = bookmarks.flatMap((bookmark) => {
    const title = titleOf(bookmark);
    return title === null ? [] : [placeItem(`bookmark ${bookmark.id}`, bookmark.kind, title, bookmark.path)];
  });
  return [
    groupOf('recent', t('search.groups.recent'), recent),
    groupOf('bookmarks', t('search.groups.bookmarks'), marked),
    groupOf('commands', t('search.groups.commands'), commands.map(commandItem)),
  ].filter(({ items }) => items.length > 0);
}

/** What people call by numbers of which each kind has its own. */
const numbered: Partial<Record<PlaceKind, string>> = {
  invoice: 'invoice',
  quote: 'quote',
  'credit-note': 'creditNote',
  order: 'order',
};

/** Pages are kept with the name that they had in the language of then; a number says nothing away from its kind. */
function useRecent(accountId: number): PaletteItem[] {
  const { t } = useTranslation();
  const names = new Map(usePagePlaces().map(({ path, name }) => [path, name]));
  return recentOf(accountId).map(({ path, title, detail, kind }) => {
    // A bookmark may have a name of its own.
    const name = title.startsWith('#') ? numbered[kind] : undefined;
    const titled = name ? t(`search.recentNames.${name}`, { number: title }) : (names.get(path) ?? title);
    return { ...placeItem(`recent ${path}`, kind, titled, path), detail, bare: title };
  });
}

function placeItem(key: string, kind: PlaceKind, title: string, path: string): PaletteItem {
  return { key, icon: iconOf({ path, kind }), title, detail: '', aside: [], path, place: kind };
}

/** Pages and commands that the words fit, which takes no question: four of each, and all of what is unfolded. */
export function useLocalGroups(
  words: readonly string[],
  goTo: (path: string) => void,
  unfolded: readonly string[],
): PaletteGroup[] {
  const { t } = useTranslation();
  const wayToAll = useWayToAll();
  const places = usePagePlaces();
  const known = useCommands(goTo);
  const fitting = (rank: typeof rankOf) => ({
    pages: best(places, words, rank, ({ title, name, ...more }) => [name, `${more.group} ${title} ${more.synonyms}`]),
    commands: best(known, words, rank, ({ title, synonyms }) => [title, synonyms]),
  });
  const exact = fitting(rankOf);
  // Beside what has the words themselves, what is only like them is in the way.
  const { pages, commands } = exact.pages.length + exact.commands.length > 0 ? exact : fitting(nearRankOf);
  return [
    groupOf('pages', t('search.groups.pages'), pages.map(pageItem)),
    groupOf('commands', t('search.groups.commands'), commands.map(commandItem)),
  ]
    .filter(({ items }) => items.length > 0)
    .map((group) => {
      const { key, title, items, total } = group;
      if (total <= mostOfKind || unfolded.includes(key)) return group;
      const shown = items.slice(0, mostOfKind);
      return { ...group, items: [...shown, wayToAll(key, title, total)], shown: shown.length };
    });
}

function groupOf(key: string, title: string, items: PaletteItem[]): PaletteGroup {
  return { key, title, items, total: items.length, shown: items.length };
}

/** What stands below the first of a group: it leads to the list of them all, or shows them here. */
function useWayToAll() {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (key: string, name: string, total: number, path: string | null = null): PaletteItem => ({
    ...{ key: `${key} all`, icon: path === null ? IconChevronDown : IconChevronRight, detail: '', aside: [] },
    title: t('search.showAll', { count: total, formatted: number(total), name }),
    ...(path === null ? { unfolds: key } : { path }),
  });
}

function best<Thing>(
  things: readonly Thing[],
  words: readonly string[],
  rankOfThing: typeof rankOf,
  textsOf: (thing: Thing) => [string, string],
): Thing[] {
  return things
    .flatMap((thing) => {
      const rank = rankOfThing(...textsOf(thing), words);
      return rank === null ? [] : [{ thing, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ thing }) => thing);
}

function pageItem({ path, name, group }: PagePlace): PaletteItem {
  return { ...placeItem(`page ${path}`, 'page', name, path), detail: group };
}

function commandItem({ key, icon, title, path, run }: PaletteCommand): PaletteItem {
  return { key: `command ${key}`, icon, title, detail: '', aside: [], ...(path && { path }), ...(run && { run }) };
}

/** What the server found, each kind with the way to all of it. */
export function useFoundGroups(groups: readonly SearchGroup[]): PaletteGroup[] {
  const { t } = useTranslation();
  const format = useFormat();
  const router = useRouter();
  const wayToAll = useWayToAll();
  return groups
    .filter(({ kind }) => kindsOfHits[kind].route in router.routesByPath)
    .map(({ kind, q, total, hits, isNear }) => {
      const { icon, place, path, list } = kindsOfHits[kind];
      const name = t(`search.kinds.${kind}`);
      const items = hits.map((hit): PaletteItem => {
        const { amountCents, currency, at, day } = hit;
        const when = day ? format.day(day) : at ? format.date(at) : '';
        const aside = [amountCents === null ? '' : format.money(amountCents, currency), when].filter(
          (part) => part !== '',
        );
        return {
          key: `${kind} ${hit.id} ${hit.title}`,
          icon,
          title: hit.title,
          detail: hit.detail,
          aside,
          path: path(hit),
          place,
        };
      });
      const hasMore = total > hits.length;
      const more = hasMore ? [wayToAll(kind, name, total, isNear ? null : list(q, hits[0]))] : [];
      const title = isNear ? t('search.near', { name }) : name;
      return { key: kind, title, items: [...items, ...more], total, shown: items.length };
    });
}
