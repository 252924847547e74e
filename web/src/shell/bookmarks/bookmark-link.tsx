import type { Bookmark } from '@atrium/contract/bookmarks';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import iconButton from '../icon-button.module.css';

/** An address of ours, as a link takes it. */
export function toLink(path: string): { to: string; search: Record<string, string> } {
  const { pathname, searchParams } = new URL(path, 'http://here');
  return { to: pathname, search: Object.fromEntries(searchParams) };
}

/** Its name is its tooltip. */
export function BookmarkLink({ bookmark: { path, title }, icon: Shown }: { bookmark: Bookmark; icon: Icon }) {
  return (
    <Link {...toLink(path)} className={iconButton.button} aria-label={title}>
      <Shown size={20} stroke={1.5} aria-hidden />
    </Link>
  );
}
