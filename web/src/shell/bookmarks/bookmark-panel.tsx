import type { Bookmark } from '@atrium/contract/bookmarks';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { rankOf, wordsOf } from '../search/match.ts';
import { type PagePlace, usePagePlaces } from '../search/page-places.ts';
import classes from './bookmark-panel.module.css';
import { BookmarkRows } from './bookmark-rows.tsx';
import { useBookmarkTitles } from './bookmark-titles.ts';
import { useOwnBookmarks } from './bookmarks.queries.ts';
import { PageRow } from './page-row.tsx';
import { toLink } from './to-link.ts';
import { useBookmarkHere } from './use-bookmark-here.ts';

const mostPages = 6;

/** One's bookmarks to put in order, and pages to find for new ones. */
export function BookmarkPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useOwnBookmarks();
  const titleOf = useBookmarkTitles();
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const words = wordsOf(text);
  const pages = usePagesLike(words);
  const [first] = pages;
  const openFirst = () => {
    if (!first || words.length === 0) return;
    void navigate(toLink(first.path));
    onClose();
  };
  const named = (data ?? []).flatMap((bookmark): Bookmark[] => {
    const title = titleOf(bookmark);
    return title === null ? [] : [{ ...bookmark, title }];
  });

  return (
    <div role="dialog" aria-label={t('search.bookmarks.open')} className={classes.panel} data-drop>
      <div className={classes.field}>
        <input
          ref={focusAtOnce}
          className={classes.input}
          value={text}
          placeholder={t('search.bookmarks.find')}
          aria-label={t('search.bookmarks.find')}
          autoComplete="off"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Closed, the panel gives the focus to its button, which the key would press.
            event.preventDefault();
            openFirst();
          }}
        />
      </div>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {words.length === 0 && <BookmarkRows bookmarks={named} onOpen={onClose} />}
      {words.length > 0 && (
        <ul className={classes.rows}>
          {pages.map((page) => (
            <PageRow
              key={page.path}
              page={page}
              bookmark={named.find(({ path }) => path === page.path)}
              onOpen={onClose}
            />
          ))}
        </ul>
      )}
      {data && words.length === 0 && named.length === 0 && <p className={classes.note}>{t('search.bookmarks.none')}</p>}
      {words.length > 0 && pages.length === 0 && (
        <p className={classes.note}>{t('search.nothing', { q: text.trim() })}</p>
      )}
      <Here />
    </div>
  );
}

function focusAtOnce(input: HTMLInputElement | null): void {
  input?.focus();
}

function usePagesLike(words: readonly string[]): PagePlace[] {
  return usePagePlaces()
    .flatMap((page) => {
      const rank = rankOf(page.title, `${page.group} ${page.synonyms}`, words);
      return rank === null ? [] : [{ page, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, mostPages)
    .map(({ page }) => page);
}

function Here() {
  const { t } = useTranslation();
  const here = useBookmarkHere();
  if (!here) return null;
  const Icon = here.isMarked ? IconStarFilled : IconStar;
  return (
    <div className={classes.here}>
      <button
        type="button"
        className={classes.hereButton}
        aria-disabled={here.isPending}
        onClick={() => !here.isPending && here.toggle()}
      >
        <Icon size={18} stroke={1.5} aria-hidden />
        {t(here.isMarked ? 'search.bookmarks.notHere' : 'search.bookmarks.here')}
      </button>
    </div>
  );
}
