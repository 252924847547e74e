import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button.tsx';
import { useBookmarkHere } from './use-bookmark-here.ts';

/** Sets a bookmark on the page that is shown, as it is shown, or takes it away. */
export function BookmarkStar() {
  const { t } = useTranslation();
  const here = useBookmarkHere();
  const isMarked = here?.isMarked ?? false;
  return (
    <IconButton
      icon={isMarked ? IconStarFilled : IconStar}
      label={t('search.bookmarks.here')}
      aria-pressed={isMarked}
      aria-disabled={here === null || here.isPending}
      onClick={() => here && !here.isPending && here.toggle()}
    />
  );
}
