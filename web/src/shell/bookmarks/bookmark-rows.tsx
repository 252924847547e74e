import type { Bookmark } from '@atrium/contract/bookmarks';
import { longestTitle } from '@atrium/contract/bookmarks';
import { IconGripVertical, IconPencil, IconStarFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dropEdge, useDragOrder } from '../../ui/use-drag-order.ts';
import { IconButton } from '../icon-button.tsx';
import { iconOf } from './bookmark-icon.tsx';
import classes from './bookmark-panel.module.css';
import { useOrderBookmarks, useRemoveBookmark, useRenameBookmark } from './bookmarks.queries.ts';
import { toLink } from './to-link.ts';

interface BookmarkRowsProps {
  bookmarks: readonly Bookmark[];
  onOpen: () => void;
}

/** In their order, which is changed by dragging and by the arrow keys. */
export function BookmarkRows({ bookmarks, onOpen }: BookmarkRowsProps) {
  const { t } = useTranslation();
  const remove = useRemoveBookmark();
  const [renamed, setRenamed] = useState<number | null>(null);
  const ids = bookmarks.map(({ id }) => String(id));
  const { drag, start, handleKey } = useMoving(ids);
  return (
    <ul className={classes.rows} data-drag-group>
      {bookmarks.map((bookmark, index) => (
        <li
          key={bookmark.id}
          className={classes.row}
          data-drag-id={bookmark.id}
          data-drop={dropEdge(ids, drag, String(bookmark.id))}
          data-dragged={drag?.id === String(bookmark.id) || undefined}
        >
          <IconButton
            icon={IconGripVertical}
            label={t('search.bookmarks.move', { title: bookmark.title })}
            className={classes.grip}
            onPointerDown={(event) => start(event, String(bookmark.id))}
            onKeyDown={(event) => handleKey(event, index)}
          />
          {renamed === bookmark.id ? (
            <RenameField bookmark={bookmark} onDone={() => setRenamed(null)} />
          ) : (
            <Name bookmark={bookmark} onOpen={onOpen} />
          )}
          <IconButton
            icon={IconPencil}
            label={t('search.bookmarks.rename', { title: bookmark.title })}
            data-rename
            onClick={() => setRenamed(bookmark.id)}
          />
          <IconButton
            icon={IconStarFilled}
            label={t('search.bookmarks.mark', { title: bookmark.title })}
            aria-pressed
            data-star
            onClick={({ currentTarget }) => {
              focusStarBeside(currentTarget);
              remove.mutate({ id: bookmark.id, title: bookmark.title });
            }}
          />
        </li>
      ))}
    </ul>
  );
}

/** The row goes with its star. */
function focusStarBeside(star: HTMLElement): void {
  const row = star.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = beside?.querySelector('[data-star]') ?? star.closest('[role="dialog"]')?.querySelector('input');
  if (next instanceof HTMLElement) next.focus();
}

function useMoving(ids: readonly string[]) {
  const order = useOrderBookmarks();
  const { drag, start } = useDragOrder((id, targetId) => move(ids.indexOf(id), ids.indexOf(targetId)));

  function move(from: number, to: number) {
    if (to < 0 || to >= ids.length || from === to) return;
    const moved = ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? '');
    order.mutate(moved.map(Number));
  }

  function handleKey(event: KeyboardEvent, index: number) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(index, index + step);
  }

  return { drag, start, handleKey };
}

function Name({ bookmark, onOpen }: { bookmark: Bookmark; onOpen: () => void }) {
  const Icon = iconOf(bookmark);
  return (
    <Link {...toLink(bookmark.path)} className={classes.name} draggable={false} onClick={onOpen}>
      <Icon size={18} stroke={1.5} aria-hidden />
      <bdi>{bookmark.title}</bdi>
    </Link>
  );
}

function RenameField({ bookmark, onDone }: { bookmark: Bookmark; onDone: () => void }) {
  const { t } = useTranslation();
  const rename = useRenameBookmark();

  function keep({ currentTarget }: FocusEvent<HTMLInputElement>) {
    const name = currentTarget.value.trim();
    if (name !== '' && name !== bookmark.title) rename.mutate({ id: bookmark.id, title: name });
    onDone();
  }

  // Whatever takes the focus from the field keeps what stands in it.
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    const field = event.currentTarget;
    if (event.key === 'Escape') field.value = bookmark.title;
    field.closest('li')?.querySelector<HTMLElement>('[data-rename]')?.focus();
  }

  return (
    <input
      ref={selectAtOnce}
      className={classes.input}
      defaultValue={bookmark.title}
      maxLength={longestTitle}
      aria-label={t('search.bookmarks.name')}
      onKeyDown={handleKey}
      onBlur={keep}
    />
  );
}

function selectAtOnce(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
