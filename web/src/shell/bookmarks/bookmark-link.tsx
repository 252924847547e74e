import type { Bookmark } from '@atrium/contract/bookmarks';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import iconButton from '../icon-button.module.css';
import { toLink } from './to-link.ts';

/** Its name is its tooltip. */
export function BookmarkLink({ bookmark: { path, title }, icon: Shown }: { bookmark: Bookmark; icon: Icon }) {
  return (
    <Link {...toLink(path)} className={iconButton.button} aria-label={title}>
      <Shown size={20} stroke={1.5} aria-hidden />
    </Link>
  );
}
