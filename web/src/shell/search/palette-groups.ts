import type { Account } from '@atrium/contract/accounts';
import type { SearchGroup } from '@atrium/contract/search';
import { type Icon, IconChevronRight } from '@tabler/icons-react';
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
  detail: string;
  /** What stands at the end of its row: an amount, a day. */
  aside: readonly string[];
  /** Where it leads; what only does something leads nowhere. */
  path?: string;
  run?: () => void;
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
  const commands = useCommands(goTo).filter(({ key }) => !key.startsWith('language-'));
  const recent = useRecent(account.id).map(({ path, title, kind }) => placeItem(`recent ${path}`, kind, title, path));
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

/** Pages are kept with the name that they had in the language of then. */
function useRecent(accountId: number): ReturnType<typeof recentOf> {
  const names = new Map(usePagePlaces().map(({ path, name }) => [path, name]));
  return recentOf(accountId).map((recent) =>
    recent.kind === 'page' ? { ...recent, title: names.get(recent.path) ?? recent.title } : recent,
  );
}

function placeItem(key: string, kind: PlaceKind, title: string, path: string): PaletteItem {
  return { key, icon: iconOf({ path, kind }), title, detail: '', aside: [], path, place: kind };
}

/** Pages and commands that the words fit, which takes no question. */
export function useLocalGroups(words: readonly string[], goTo: (path: string) => void): PaletteGroup[] {
  const { t } = useTranslation();
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
    groupOf('pages', t('search.groups.pages'), pages.map(pageItem), mostOfKind),
    groupOf('commands', t('search.groups.commands'), commands.map(commandItem), mostOfKind),
  ].filter(({ items }) => items.length > 0);
}

function groupOf(key: string, title: string, all: PaletteItem[], most = all.length): PaletteGroup {
  const items = all.slice(0, most);
  return { key, title, items, total: all.length, shown: items.length };
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
      const all = total > hits.length && !isNear ? list(q, hits[0]) : null;
      const more = { key: `${kind} all`, icon: IconChevronRight, detail: '', aside: [] };
      const title = t('search.showAll', { count: total, formatted: format.number(total), name });
      return {
        key: kind,
        title: isNear ? t('search.near', { name }) : name,
        items: all === null ? items : [...items, { ...more, title, path: all }],
        total: isNear ? items.length : total,
        shown: items.length,
      };
    });
}
