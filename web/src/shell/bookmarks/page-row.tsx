import type { Bookmark } from '@atrium/contract/bookmarks';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button.tsx';
import type { PagePlace } from '../search/page-places.ts';
import { iconOf } from './bookmark-icon.tsx';
import classes from './bookmark-panel.module.css';
import { useAddBookmark, useRemoveBookmark } from './bookmarks.queries.ts';
import { toLink } from './to-link.ts';

interface PageRowProps {
  page: PagePlace;
  bookmark: Bookmark | undefined;
  onOpen: () => void;
}

/** A page, and whether it has a bookmark. */
export function PageRow({ page: { path, title, group }, bookmark, onOpen }: PageRowProps) {
  const { t } = useTranslation();
  const add = useAddBookmark();
  const remove = useRemoveBookmark();
  const Icon = iconOf({ path, kind: 'page' });
  const isPending = add.isPending || remove.isPending;

  function toggle() {
    if (isPending) return;
    if (bookmark) remove.mutate({ id: bookmark.id, title });
    else add.mutate({ path, title, kind: 'page' });
  }

  return (
    <li className={classes.row}>
      <Link {...toLink(path)} className={classes.name} onClick={onOpen}>
        <Icon size={18} stroke={1.5} aria-hidden />
        <bdi>{group === title ? title : `${group} · ${title}`}</bdi>
      </Link>
      <IconButton
        icon={bookmark ? IconStarFilled : IconStar}
        label={t('search.bookmarks.mark', { title })}
        aria-pressed={bookmark !== undefined}
        onClick={toggle}
      />
    </li>
  );
}
