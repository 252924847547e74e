import type { BlogTag } from '@atrium/contract/blog';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './blog.module.css';

/** What a post is about; each leads to all that is about it. */
export function TagBadges({ tags }: { tags: readonly BlogTag[] }) {
  const { t } = useTranslation();
  if (tags.length === 0) return null;
  return (
    <ul className={classes.tags} aria-label={t('blog.categories')}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to="/pages/blog/list" search={{ tag }} className={classes.tag} data-tag={tag}>
            {t(`blog.tags.${tag}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
