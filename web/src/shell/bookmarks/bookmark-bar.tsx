import type { Bookmark } from '@atrium/contract/bookmarks';
import { IconBookmarks, IconChevronDown } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadedLater } from '../../ui/loaded-later.ts';
import { DropMenu } from '../drop-menu.tsx';
import { DropMenuLink } from '../drop-menu-items.tsx';
import { IconButton } from '../icon-button.tsx';
import { useDrop } from '../use-drop.ts';
import classes from './bookmark-bar.module.css';
import { iconOf } from './bookmark-icon.tsx';
import { BookmarkLink } from './bookmark-link.tsx';
import { useBookmarkTitles } from './bookmark-titles.ts';
import { useOwnBookmarks } from './bookmarks.queries.ts';
import { toLink } from './to-link.ts';

const BookmarkPanel = loadedLater(async () => ({ default: (await import('./bookmark-panel.tsx')).BookmarkPanel }));

const mostInBar = 10;

/** One's bookmarks as icons; what there is no room for stands in a menu. */
export function BookmarkBar() {
  const { t } = useTranslation();
  const { data = [] } = useOwnBookmarks();
  const titleOf = useBookmarkTitles();
  const named = data.flatMap((bookmark) => {
    const title = titleOf(bookmark);
    return title === null ? [] : [{ ...bookmark, title }];
  });
  return (
    <div className={classes.bar}>
      {/* Before the bookmarks, which come later and would move it. */}
      <PanelButton />
      <nav className={classes.bar} aria-label={t('search.groups.bookmarks')}>
        <ul className={classes.list}>
          {named.slice(0, mostInBar).map((bookmark) => (
            <li key={bookmark.id}>
              <BookmarkLink bookmark={bookmark} icon={iconOf(bookmark)} />
            </li>
          ))}
        </ul>
        {named.length > mostInBar && <More bookmarks={named.slice(mostInBar)} />}
      </nav>
    </div>
  );
}

function More({ bookmarks }: { bookmarks: readonly Bookmark[] }) {
  const { t } = useTranslation();
  const label = t('search.bookmarks.more');
  return (
    <DropMenu label={label} button={(props) => <IconButton icon={IconChevronDown} label={label} {...props} />}>
      {bookmarks.map((bookmark) => (
        <DropMenuLink key={bookmark.id} icon={iconOf(bookmark)} {...toLink(bookmark.path)}>
          {bookmark.title}
        </DropMenuLink>
      ))}
    </DropMenu>
  );
}

function PanelButton() {
  const { t } = useTranslation();
  const { root, isOpen, toggle, close } = useDrop();
  return (
    <div ref={root} className={classes.anchor}>
      <IconButton
        icon={IconBookmarks}
        label={t('search.bookmarks.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={toggle}
      />
      {isOpen && (
        <Suspense>
          <BookmarkPanel onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
